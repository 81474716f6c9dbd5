import type { FollowUp } from '@parley/shared';

export const twoScreensForOneJobFollowUps: readonly FollowUp[] = [];
