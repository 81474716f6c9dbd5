/** The assessment itself: forty questions with their reasons. Larger than a page, so it has an entry of its own and is fetched when somebody begins (product §26.1). */
export { assessmentPractice } from './practice';
export {
  askedQuestions,
  pointsFor,
  resultOf,
  type AnswerRank,
  type AreaResult,
  type AskedQuestion,
  type AssessmentResult,
  type Chosen,
} from './scoring';
