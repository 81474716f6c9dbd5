export { HowScoringWorksPage } from './how-scoring-works-page';
