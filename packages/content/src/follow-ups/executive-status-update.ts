import type { FollowUp } from '@parley/shared';

export const executiveStatusUpdateFollowUps: readonly FollowUp[] = [];
