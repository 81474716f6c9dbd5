import type { FollowUp } from '@parley/shared';

export const theWardWillNotUseItFollowUps: readonly FollowUp[] = [];
