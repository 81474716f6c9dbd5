import type { FollowUp } from '@parley/shared';

export const theHoleBeforeLaunchFollowUps: readonly FollowUp[] = [];
