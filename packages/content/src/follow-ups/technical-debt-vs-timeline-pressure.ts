import type { FollowUp } from '@parley/shared';

export const technicalDebtVsTimelinePressureFollowUps: readonly FollowUp[] = [];
