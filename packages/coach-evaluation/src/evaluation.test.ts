import { scenarios } from '@parley/content';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { noDelay } from '@parley/coach/testing';
import { keptSimilarity } from './vectors/kept-vectors';
import { contradictions } from './contradictions';
import { evaluate, type Evaluation } from './evaluate';
import { groupBy } from './group';
import { pairsOf } from './measure';
import { partOf } from './testing/nightly';
import { THRESHOLDS } from './thresholds';
import { SETS } from './transcripts/index';
import type { WrittenConversation } from './transcripts/written-conversation';
import { ranked } from './worst';

// Vectors of earlier runs are read from disk: the first run computes some thousand, which takes a minute or two.
const coach = createCoach({ delay: noDelay, similarity: keptSimilarity(false) });
afterAll(() => coach.dispose());
/** Long enough for a machine that is busy with other tests. */
const PATIENCE = 900_000;

const measure = (conversations: readonly WrittenConversation[], runs: number): Promise<Evaluation> =>
  evaluate({
    coach,
    scenarios,
    conversations,
    runs,
    tips: false,
    together: 3,
    clock: () => performance.now(),
    now: new Date('2026-11-21T12:00:00Z'),
  });

/** Whole sets, as each has thresholds of its own. */
const EACH_TIME: ReadonlySet<string> = new Set(['unseen-1', 'unseen-3', 'live-2']);

describe.each(partOf(Object.entries(SETS), ([name]) => EACH_TIME.has(name)))(
  'the conversations of set %s',
  (name, conversations) => {
    const held: { evaluation?: Evaluation } = {};
    beforeAll(async () => {
      held.evaluation = await measure(conversations, 1);
    }, PATIENCE);
    const evaluation = (): Evaluation => {
      if (!held.evaluation) throw new Error('The conversations were not held');
      return held.evaluation;
    };
    const thresholds = THRESHOLDS[name];

    it('are held to thresholds, and none fails', () => {
      expect(thresholds).toBeDefined();
      expect(evaluation().failures).toEqual([]);
      expect(evaluation().played).toHaveLength(conversations.length);
    });

    it('are ranked as their writers meant them', () => {
      const wrong = pairsOf(ranked(evaluation().played))
        .filter((pair) => pair.margin <= 0)
        .map(({ better, worse }) => `${better.id} ${better.score} against ${worse.id} ${worse.score}`);
      const { all, distance } = evaluation().ranking;
      expect({ share: all.right / all.of >= (thresholds?.pairs ?? 1), wrong }).toEqual({ share: true, wrong });
      expect(distance).toBeGreaterThanOrEqual(thresholds?.distance ?? 10);
    });

    it('earn little where they are hostile', () => {
      const { most, from } = thresholds?.hostile ?? { most: 0, from: 0 };
      const high = ranked(evaluation().played).filter(({ quality, score }) => quality === 'hostile' && score >= from);
      expect(high.length).toBeLessThanOrEqual(most);
    });

    it('are judged with words that were said, and with sums that hold', () => {
      const { soundness } = evaluation();
      expect(soundness).toMatchObject({ fabricated: [], wrongSums: [], verified: 1 });
      expect(soundness.quotes).toBeGreaterThan(conversations.length);
    });

    it('are reported without a contradiction', () => {
      const found = evaluation().played.flatMap(({ conversation, feedback }) =>
        contradictions(feedback).map((contradiction) => `${conversation.id}: ${contradiction}`),
      );
      expect(found).toEqual([]);
    });
  },
);

it(
  'the same conversation gets the same score, run after run',
  async () => {
    const every = [
      ...groupBy(
        Object.values(SETS).flat(),
        (conversation) => `${conversation.scenario}/${conversation.quality}`,
      ).values(),
    ]
      .flatMap((group) => group[0] ?? [])
      .filter((_, at) => at % 6 === 0);
    const some = partOf(every, (_, at) => at % 3 === 0);
    const { spread } = await measure(some, 3);
    expect(some.length).toBeGreaterThan(3);
    expect(spread).toMatchObject({ runs: 3, largest: 0, unstable: [] });
  },
  PATIENCE,
);

it('every conversation is of a scenario of the library, with a name of its own', () => {
  const conversations = Object.values(SETS).flat();
  expect(new Set(conversations.map((conversation) => conversation.id)).size).toBe(conversations.length);
  expect(
    conversations.filter(
      (conversation) =>
        !scenarios.some((scenario) => scenario.slug === conversation.scenario) || conversation.lines.length === 0,
    ),
  ).toEqual([]);
});
