import type { FollowUp } from '@parley/shared';

export const lateDrawingsFollowUps: readonly FollowUp[] = [];
