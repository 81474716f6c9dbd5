import type { FollowUp } from '@parley/shared';

export const twentyMinutesWithTheUnderwriterFollowUps: readonly FollowUp[] = [];
