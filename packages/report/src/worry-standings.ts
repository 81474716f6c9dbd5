import type { ScoreLevel, Worry } from '@parley/shared';

/** How far a worry was brought, as a level and in words. */
export const WORRY_STANDINGS = {
  settled: { level: 'good', word: 'Settled' },
  answered: { level: 'fair', word: 'Answered' },
  heard: { level: 'fair', word: 'Heard' },
  relapsed: { level: 'poor', word: 'Taken back' },
  open: { level: 'poor', word: 'Never taken up' },
} as const satisfies Record<Worry['level'], { readonly level: ScoreLevel; readonly word: string }>;
