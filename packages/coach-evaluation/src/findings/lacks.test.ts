/** What reports say was missing, held against the marks of a reader of the whole talk (product §12.14). */
import type { Feedback } from '@parley/shared';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { noDelay } from '@parley/coach/testing';
import { contradictions } from '../contradictions';
import { play } from '../play';
import { keptSimilarity } from '../vectors/kept-vectors';
import { MARKED, type MarkedTalk } from './marked-lacks';
import { talkNamed } from './read-findings';

const coach = createCoach({ delay: noDelay, similarity: keptSimilarity(false) });
afterAll(() => coach.dispose());

async function reportOn(id: string): Promise<Feedback> {
  const { conversation, scenario } = talkNamed(id);
  const now = new Date(0);
  return (await play(conversation, { coach, scenario, runs: 1, tips: false, clock: () => 0, now })).feedback;
}

const PLACES = {
  area: ({ areasForImprovement }: Feedback) => areasForImprovement.join('\n'),
  insight: ({ keyInsights }: Feedback) => keyInsights,
  approach: ({ suggestedApproachForNextTime }: Feedback) => suggestedApproachForNextTime,
};
const printedOf = ({ holds }: MarkedTalk, feedback: Feedback): number =>
  holds.filter((beginning) => PLACES.area(feedback).includes(beginning)).length;

/** Of what holds, this much is still said: leaving all of it out would be no mend. */
const STILL_SAID = 0.7;

describe('what was marked', () => {
  let said = 0;

  it.each(MARKED.map((marked) => [marked.talk, marked] as const))(
    'in %s says nothing that does not hold',
    async (id, marked) => {
      const feedback = await reportOn(id);
      expect(marked.false.filter(([place, words]) => PLACES[place](feedback).includes(words))).toEqual([]);
      expect(contradictions(feedback)).toEqual([]);
      said += printedOf(marked, feedback);
    },
  );

  it('says most of what holds', () => {
    const all = MARKED.reduce((sum, { holds }) => sum + holds.length, 0);
    expect(said / all).toBeGreaterThanOrEqual(STILL_SAID);
  });
});
