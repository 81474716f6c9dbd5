/** What the evaluation looks at beside the five verbs. For `packages/coach-evaluation` alone: the product imports `@parley/coach`. */
export * from '@parley/rehearsal/internals';
export { estimateTokens } from './openai/budget';
export { NOTICE_ROLE, NOTICE_UNFIT } from './openai/speak';
export { DEFAULT_CONTEXT_TOKENS } from './openai/options';
export { REPLY_TOKENS, replyPrompt } from './openai/reply-prompt';
export { judge } from './judging/judge';
export { isVerbatim, verifyEvidence } from './scoring/assessment';
export { type ScoringFigures, USUAL } from './scoring/figures';
export { saysAgain } from './scoring/phrasing';
export { overallOf } from './scoring/score';
export { clip } from './scoring/told';
export type { CoachContext } from './types';
