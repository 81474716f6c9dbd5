/** What is printed as done well, against what a reader marked as true and as false (product §12.14). */
import { afterAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { noDelay } from '@parley/coach/testing';
import { play } from '../play';
import { keptSimilarity } from '../vectors/kept-vectors';
import { against, printedIn, READ, talkNamed } from './read-findings';

const coach = createCoach({ delay: noDelay, similarity: keptSimilarity(false) });
afterAll(() => coach.dispose());
const PATIENCE = 300_000;
/** Of what a reader marked, so much may be false where it is printed, and so many true ones have to be. */
const FALSE_AT_MOST = 0.05;
const TRUE_AT_LEAST = 120;

describe('what a report prints as done well', () => {
  it(
    'is what a reader called true',
    async () => {
      const found: ReturnType<typeof against>[] = [];
      for (const talk of READ) {
        const { conversation, scenario } = talkNamed(talk.talk);
        const input = { coach, scenario, runs: 1, tips: false, clock: () => 0, now: new Date(0) };
        found.push(against(talk, printedIn((await play(conversation, input)).feedback)));
      }
      const right = found.reduce((sum, one) => sum + one.right, 0);
      const wrong = found.flatMap((one) => one.wrong);
      expect({ few: wrong.length <= FALSE_AT_MOST * (right + wrong.length), wrong }).toEqual({ few: true, wrong });
      expect(right).toBeGreaterThanOrEqual(TRUE_AT_LEAST);
    },
    PATIENCE,
  );
});
