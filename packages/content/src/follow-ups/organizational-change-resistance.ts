import type { FollowUp } from '@parley/shared';

export const organizationalChangeResistanceFollowUps: readonly FollowUp[] = [];
