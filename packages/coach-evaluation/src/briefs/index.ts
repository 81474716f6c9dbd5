/** Briefs to draft scenarios from (docs/coach-evaluation.md). */
export { HELD_OUT_BRIEFS } from './held-out';
export { MANY_VOICED, type ManyVoiced } from './many-voiced';
export { MIXED_BRIEFS, type MixedBrief } from './mixed';
export { MIXED_HELD_OUT } from './mixed-held-out';
export { MORE_VOICED } from './more-voiced';
export { ORDINARY_BRIEFS } from './ordinary';
export { ORDINARY_LATER } from './ordinary-later';
export { TUNED_BRIEFS } from './tuned';
export type { WrittenBrief } from './written-brief';
