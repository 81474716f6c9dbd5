export { HowScoringWorksPage } from './how-scoring-works-page';
export { rubricQuery } from './api/rubric';
