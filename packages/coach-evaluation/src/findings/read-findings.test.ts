/** What is printed as done well, against what a reader marked as true and as false (product §12.14). */
import { afterAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { noDelay } from '@parley/coach/testing';
import { play } from '../play';
import { keptSimilarity } from '../vectors/kept-vectors';
import { against, findingsIn, JUDGED_REPORTS, printedIn, READ, talkNamed } from './read-findings';

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

describe('reports in which a reader found something false', () => {
  it(
    'leave it out, and keep most of what was true',
    async () => {
      const counts = { true: 0, kept: 0, false: 0, told: [] as string[] };
      for (const judged of JUDGED_REPORTS) {
        const { conversation, scenario } = talkNamed(judged.talk);
        const input = { coach, scenario, runs: 1, tips: false, clock: () => 0, now: new Date(0) };
        const found = findingsIn((await play(conversation, input)).feedback);
        counts.true += judged.true?.length ?? 0;
        counts.kept += (judged.true ?? []).filter((text) => found.has(text)).length;
        counts.false += judged.false?.length ?? 0;
        counts.told.push(...(judged.false ?? []).filter((text) => found.has(text)));
      }
      expect({ few: counts.told.length <= counts.false * 0.25, told: counts.told }).toEqual({
        few: true,
        told: counts.told,
      });
      expect(counts.kept / counts.true).toBeGreaterThanOrEqual(0.75);
    },
    PATIENCE,
  );
});
