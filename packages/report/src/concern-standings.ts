import type { ScoreLevel, ReportedConcern } from '@parley/shared';

/** How far a concern was brought, as a level and in words. */
export const CONCERN_STANDINGS = {
  settled: { level: 'good', word: 'Settled' },
  answered: { level: 'fair', word: 'Answered' },
  heard: { level: 'fair', word: 'Heard' },
  relapsed: { level: 'poor', word: 'Taken back' },
  open: { level: 'poor', word: 'Never taken up' },
} as const satisfies Record<ReportedConcern['level'], { readonly level: ScoreLevel; readonly word: string }>;
