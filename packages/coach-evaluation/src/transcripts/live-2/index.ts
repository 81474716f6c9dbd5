/**
 * Twenty live talks in ten scenarios and twelve manners, most of them in both halves, held line by line with the engine of
 * 2026-11-24; the stakeholder’s words are kept. Each has its writer’s score, fixed before any report was seen.
 */
import type { WrittenConversation } from '../written-conversation';
import { HELD_OUT } from './held-out';
import { LOOKED_AT } from './looked-at';

export const LIVE_2: readonly WrittenConversation[] = [...LOOKED_AT, ...HELD_OUT];
