/** Rubric 1.3: the indicators of 1.2, with the last points harder to earn. Data only. */
import type { Rubric } from './indicator';
import { RUBRIC_1_2 } from './rubric-1-2';
import { SCORING_1_3 } from './scoring-rules';

export const RUBRIC_1_3: Rubric = {
  version: '1.3',
  since: '2026-11-27',
  changes: [
    'The last points are the hardest to earn: what counted for more than 6 counts for less, so that a sound conversation which leaves something open stands where attentive readers put it.',
    'What counted for 7.4 counts for 7.0 now, 9.4 for 8.4, and all ten still for all ten.',
  ],
  indicators: RUBRIC_1_2.indicators,
  scoring: SCORING_1_3,
};
