/**
 * Twenty-four live talks of twelve scenarios in twelve manners, two of each, held line by line with the engine of 2026-11-23;
 * the stakeholder’s words are kept. Each has its writer’s score, fixed before the report was seen.
 */
import type { WrittenConversation } from '../written-conversation';
import { HELD_OUT } from './held-out';
import { LOOKED_AT } from './looked-at';

export const LIVE_1: readonly WrittenConversation[] = [...LOOKED_AT, ...HELD_OUT];
