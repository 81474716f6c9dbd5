import type { FollowUp } from '@parley/shared';

export const theBoardAlreadyHasTheDateFollowUps: readonly FollowUp[] = [];
