/** The built-in engine for English, as the coach uses it: what the stakeholder says next, a tip for a draft, a scenario drafted. */
export { type DraftCorrection, isAdded, withCorrection } from './drafting/brief/correct';
export { type BriefReading, type BriefScenario, draftFromBrief, forPeople } from './drafting/brief/draft-from-brief';
export { type Ground, groundOf } from './drafting/brief/grounded';
export { type Interpretation, interpreted } from './drafting/brief/interpretation';
export { numberedSentences, type NumberedSentence } from './drafting/brief/numbered';
export { draftFromTemplate } from './drafting/draft-scenario';
export { ASIDE_TEXTS } from './rehearsal/aside';
export { namesCase } from './rehearsal/case-words';
export { type Delay, paced, realDelay } from './rehearsal/pace';
export { WHO_SAID_SO } from './rehearsal/challenge';
export type { ConcernLine } from './rehearsal/plan';
export { composeReply, replyTexts, spokenTexts, type Standing, standingOf } from './rehearsal/reply';
export { REHEARSAL_MODEL } from './rehearsal/version';
export { NOT_MINE, SORRY } from './tips/signs';
export { composeTip, type TipWords } from './tips/tip';
export type { CoachContext, ReplyPart, ScenarioTemplateInput, TranscriptMessage } from './types';
