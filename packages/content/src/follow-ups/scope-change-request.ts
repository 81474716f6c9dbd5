import type { FollowUp } from '@parley/shared';

export const scopeChangeRequestFollowUps: readonly FollowUp[] = [];
