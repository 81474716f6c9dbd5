import { createCoach } from '@parley/coach';
import { scenarios } from '@parley/content';
import { describe, expect, it } from '@jest/globals';
import { partOf } from '../testing/nightly';
import { keptSimilarity } from '../vectors/kept-vectors';

const similarity = keptSimilarity(false);
const coach = createCoach({ similarity });

/** What they say who lack what is asked for, without the thing it is named by. */
const lackedBy = ({ manner }: (typeof scenarios)[number]): readonly string[] =>
  Object.values(manner?.lacks ?? {})
    .flat()
    .filter((line) => !line.includes('{topic}'));

describe('asked what they want themselves', () => {
  it.each(
    partOf(
      scenarios.map((scenario) => [scenario.slug, scenario] as const),
      (_, at) => at % 3 === 0,
    ),
  )(
    '%s never says that they don’t know',
    async (_, scenario) => {
      for (const text of ['And that evening, what do you want from me?', 'What would satisfy you there, then?']) {
        let said = '';
        const messages = [
          { number: 1, role: 'stakeholder' as const, content: scenario.opening },
          { number: 2, role: 'student' as const, content: text },
        ];
        for await (const part of coach.reply({ scenario, messages, seed: 'wish' }))
          if (part.type === 'text') said += part.text;
        expect(said.length).toBeGreaterThan(8);
        expect(lackedBy(scenario).filter((line) => said.includes(line))).toEqual([]);
      }
    },
    60_000,
  );
});
