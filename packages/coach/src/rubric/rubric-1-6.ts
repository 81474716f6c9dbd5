/** Rubric 1.6: the indicators of 1.2 and the caps of 1.5, another for who turned, and the mean of two judges. Data only. */
import type { Rubric } from './indicator';
import { RUBRIC_1_5 } from './rubric-1-5';
import { SCORING_1_6 } from './scoring-rules';

export const RUBRIC_1_6: Rubric = {
  version: '1.6',
  since: '2026-12-01',
  changes: [
    [
      'Whoever turned after insults or threats (three messages and more after the last of them, two worries settled, one of them since) is no more held',
      'by the caps of 1.5 and 3.9: where one message held any, by none, where more did, by one of 5.5. Threats, abuse and blame take 3 off together at most then.',
    ].join(' '),
    'Where a provider’s language model judges, the same words are judged by the rules alone as well, and the mean of both scores counts, but no more than a cap allows that your report tells. Where they differ, it shows both.',
  ],
  indicators: RUBRIC_1_5.indicators,
  scoring: SCORING_1_6,
};
