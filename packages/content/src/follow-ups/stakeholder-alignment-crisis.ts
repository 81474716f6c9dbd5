import type { FollowUp } from '@parley/shared';

export const stakeholderAlignmentCrisisFollowUps: readonly FollowUp[] = [];
