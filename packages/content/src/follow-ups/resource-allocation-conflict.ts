import type { FollowUp } from '@parley/shared';

export const resourceAllocationConflictFollowUps: readonly FollowUp[] = [];
