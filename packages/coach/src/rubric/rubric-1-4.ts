/** Rubric 1.4: the indicators of 1.2 and the sum of 1.3, with a cap on what is said to be arranged time and again. Data only. */
import type { Rubric } from './indicator';
import { RUBRIC_1_3 } from './rubric-1-3';
import { SCORING_1_4 } from './scoring-rules';

export const RUBRIC_1_4: Rubric = {
  version: '1.4',
  since: '2026-11-28',
  changes: [
    'Whoever says in three messages and more that something was agreed, checked or done already, where the other side can see nothing of it, gets 2 at most. Once or twice it is believed.',
  ],
  indicators: RUBRIC_1_3.indicators,
  scoring: SCORING_1_4,
};
