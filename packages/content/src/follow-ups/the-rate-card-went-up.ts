import type { FollowUp } from '@parley/shared';

export const theRateCardWentUpFollowUps: readonly FollowUp[] = [];
