import type { FollowUp } from '@parley/shared';

export const theFindingBeforeGoLiveFollowUps: readonly FollowUp[] = [];
