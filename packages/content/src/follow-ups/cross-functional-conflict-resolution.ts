import type { FollowUp } from '@parley/shared';

export const crossFunctionalConflictResolutionFollowUps: readonly FollowUp[] = [];
