import type { FollowUp } from '@parley/shared';

export const portfolioPrioritizationMeetingFollowUps: readonly FollowUp[] = [];
