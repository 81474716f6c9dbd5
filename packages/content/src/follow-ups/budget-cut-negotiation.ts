import type { FollowUp } from '@parley/shared';

export const budgetCutNegotiationFollowUps: readonly FollowUp[] = [];
