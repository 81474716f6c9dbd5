import type { IndicatorResult, Verdict } from '@parley/shared';

const VERDICTS = {
  met: { word: 'Met', shape: 'check' },
  not_met: { word: 'Not met', shape: 'cross' },
  not_applicable: { word: 'Not tested', shape: 'dash' },
} as const satisfies Record<Verdict, unknown>;
const UNCLEAR = { word: 'No clear sign', shape: 'dash' } as const;
const IN_DOUBT = { word: 'Counted', shape: 'check' } as const;

/** How an indicator was judged, in a word and a shape. */
export const verdictOf = ({ verdict, unclear }: Pick<IndicatorResult, 'verdict' | 'unclear'>) =>
  unclear ? (verdict === 'met' ? IN_DOUBT : UNCLEAR) : VERDICTS[verdict];
