import type { FollowUp } from '@parley/shared';

export const boardLevelProjectDefenseFollowUps: readonly FollowUp[] = [];
