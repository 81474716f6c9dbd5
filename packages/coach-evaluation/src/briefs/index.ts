/** Briefs to draft scenarios from (docs/coach-evaluation.md). */
export { HELD_OUT_BRIEFS } from './held-out';
export { TUNED_BRIEFS } from './tuned';
export type { WrittenBrief } from './written-brief';
