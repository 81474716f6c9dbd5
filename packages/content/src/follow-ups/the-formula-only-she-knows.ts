import type { FollowUp } from '@parley/shared';

export const theFormulaOnlySheKnowsFollowUps: readonly FollowUp[] = [];
