/** What the evaluation looks at beside the five verbs. For `packages/coach-evaluation` alone: the product imports `@parley/coach`. */
export { groundOf } from './drafting/brief/grounded';
export { argumentsOf } from './language/arguments';
export { parseText } from './language/parse';
export { estimateTokens } from './openai/budget';
export { NOTICE_ROLE } from './openai/speak';
export { DEFAULT_CONTEXT_TOKENS } from './openai/options';
export { REPLY_TOKENS, replyPrompt } from './openai/reply-prompt';
export { asideOf, takesLeave } from './rehearsal/aside';
export { questionsOf, topicOf, wantsToKnow } from './rehearsal/asked';
export { chanceFrom } from './rehearsal/chance';
export { judge } from './rehearsal/judge';
export { spokenSentences } from './rehearsal/repertoire';
export { standingOf } from './rehearsal/reply';
export { Speaker } from './rehearsal/speaker';
export { isVerbatim, verifyEvidence } from './scoring/assessment';
export { type ScoringFigures, USUAL } from './scoring/figures';
export { saysAgain } from './scoring/phrasing';
export { overallOf } from './scoring/score';
export { clip } from './scoring/told';
export { createEmbeddingSimilarity } from './similarity/embedding';
export { createLexicalSimilarity } from './similarity/lexical';
export type { Similarity } from './similarity/similarity';
export type { VectorStore } from './similarity/vector-store';
export { type ReadingParts, valueOf } from './understanding/case-index';
export type { Reading } from './understanding/reading';
export { understand } from './understanding/understand';
export {
  CONDUCT_CLASSES,
  type ConductClass,
  type ConductUnit,
  type ConductUnits,
} from './understanding/conduct-classes';
export { signsOf } from './understanding/conduct-signs';
export { chanceBy, spoiltByOthers, unit, type WeightModel, type Weights, weightOf } from './understanding/weight';
export type { CoachContext } from './types';
