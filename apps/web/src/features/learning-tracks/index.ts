export { TrackPage } from './track-page';
export { TracksPage } from './tracks-page';
