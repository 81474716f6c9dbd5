import { TracksPage } from '@/features/learning-tracks';
import { TrialBanner } from '@/features/upgrade';

/** /learning-tracks, with what a trial needs said above it. */
export function LearningTracksPage() {
  return <TracksPage notice={<TrialBanner />} />;
}
