import type { FollowUp } from '@parley/shared';

export const vendorPerformanceIssueFollowUps: readonly FollowUp[] = [];
