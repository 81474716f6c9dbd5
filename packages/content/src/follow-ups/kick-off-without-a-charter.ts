import type { FollowUp } from '@parley/shared';

export const kickOffWithoutACharterFollowUps: readonly FollowUp[] = [];
