import { createCoach, type TranscriptMessage } from '@parley/coach';
import { parseText, saysArranged } from '@parley/coach/internals';
import { scenarios } from '@parley/content';
import { describe, expect, it } from '@jest/globals';
import { SETS } from '../transcripts/index';
import { keptSimilarity } from '../vectors/kept-vectors';

const coach = createCoach({ similarity: keptSimilarity(false) });
const scenario = scenarios.find(({ slug }) => slug === 'resource-allocation-conflict');
if (!scenario) throw new Error('The scenario is gone');

/** What was said and what came back, where nobody asked whose word it was. */
const assessed = (turns: readonly (readonly [string, string])[]) => {
  const messages: TranscriptMessage[] = [{ number: 1, role: 'stakeholder', content: scenario.opening }];
  for (const [said, answer] of turns)
    messages.push(
      { number: messages.length + 1, role: 'student', content: said },
      { number: messages.length + 2, role: 'stakeholder', content: answer },
    );
  return coach.assess({ scenario, messages, seed: 'others' });
};

describe('agreements of others that nobody can look up', () => {
  it('cap the score and are told, whether or not the stakeholder asked to see them', async () => {
    const { overallScore, areasForImprovement } = await assessed([
      ['You start on the readers on Monday. I’ve told the lab, so that’s confirmed too.', 'Then I’d start at eight.'],
      ['Thirty hours a week is fine. What do you need from me?', 'One answer from both of you.'],
      ['The department has approved it already, and the set-up is taken care of.', 'Good. Thank you.'],
    ]);
    expect(overallScore).toBeLessThanOrEqual(2);
    const told = areasForImprovement.join(' ');
    expect(told).toContain('You said that others had agreed, with nothing by which it could be looked up');
    expect(told).toContain('The department has approved it already');
  }, 60_000);

  it('are none where they can be looked up', async () => {
    const { areasForImprovement } = await assessed([
      ['Callum agreed on Tuesday that Lisbon waits; it stands in the minutes.', 'Then I’ve one project.'],
      ['The lab has approved thirty hours, that is page two of the plan.', 'Good. Thank you.'],
    ]);
    expect(areasForImprovement.join(' ')).not.toContain('others had agreed');
  }, 60_000);
});

describe('what is said to be arranged in message after message', () => {
  const OFTEN = 3;
  const often = Object.values(SETS)
    .flat()
    .filter(
      ({ lines }) =>
        lines.filter((line) => typeof line === 'string' && parseText(line).some(saysArranged)).length >= OFTEN,
    );

  it('is said by bluffers, and by nobody else in all the talks that were written', () => {
    expect(often.map(({ id }) => id)).toContain('late-drawings/poor-bluffer-live');
    expect(often.filter(({ quality }) => quality !== 'poor').map(({ id }) => id)).toEqual([]);
  });
});
