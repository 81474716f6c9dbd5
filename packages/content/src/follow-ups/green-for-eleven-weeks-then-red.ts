import type { FollowUp } from '@parley/shared';

export const greenForElevenWeeksThenRedFollowUps: readonly FollowUp[] = [];
