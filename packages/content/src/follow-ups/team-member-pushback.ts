import type { FollowUp } from '@parley/shared';

export const teamMemberPushbackFollowUps: readonly FollowUp[] = [];
