/** Rubric 1.5: the indicators of 1.2 and the sum of 1.3, with caps on what is heard between the lines of a whole talk. Data only. */
import type { Rubric } from './indicator';
import { RUBRIC_1_4 } from './rubric-1-4';
import { SCORING_1_5 } from './scoring-rules';

export const RUBRIC_1_5: Rubric = {
  version: '1.5',
  since: '2026-11-28',
  changes: [
    'Whoever presses, blames or belittles in message after message gets 4.5 at most, however politely it is put, and 2 where it is half of the messages.',
    'Whoever leans on things that are said to be arranged or known, and that nothing shows, gets 2 at most. Once is believed.',
  ],
  indicators: RUBRIC_1_4.indicators,
  scoring: SCORING_1_5,
};
