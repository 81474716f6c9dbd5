import type { FollowUp } from '@parley/shared';

export const howLongDoWeKeepItFollowUps: readonly FollowUp[] = [];
