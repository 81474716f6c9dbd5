import { scenarios } from '@parley/content';
import type { Answer, ScenarioContent } from '@parley/shared';
import { createCoach, type TranscriptMessage } from '@parley/coach';
import { noDelay, rehearse } from '@parley/coach/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';

const similarity = keptSimilarity(false);
const coach = createCoach({ delay: noDelay, similarity });
afterAll(() => coach.dispose());

function named(slug: string): ScenarioContent {
  const scenario = scenarios.find((entry) => entry.slug === slug);
  if (!scenario) throw new Error(`No scenario ${slug}`);
  return scenario;
}
const answersOf = ({ answers }: ScenarioContent): readonly Answer[] => answers ?? [];
const replies = async (scenario: ScenarioContent, lines: readonly string[]): Promise<readonly string[]> => {
  const { messages } = await rehearse(coach, scenario, lines);
  return messages
    .slice(1)
    .flatMap((message: TranscriptMessage) => (message.role === 'stakeholder' ? message.content : []));
};
const says = (answer: Answer, reply: string | undefined): boolean =>
  [...answer.says, ...(answer.until ?? [])].some((line) => reply?.includes(line));

/** Answers that need nothing to have happened, two of each scenario. */
const open = scenarios.flatMap((scenario) =>
  answersOf(scenario)
    .filter(({ after, tells }) => after === undefined && tells === undefined)
    .filter((_, at, all) => at === Math.floor(all.length / 3) || at === Math.floor((2 * all.length) / 3))
    .map((answer) => [scenario.slug, answer.asked[0] ?? '', answer] as const),
);

/** One of each scenario that waits for a concern to be heard. */
const waiting = scenarios.flatMap((scenario) =>
  answersOf(scenario)
    .filter(({ after }) => after !== undefined && 'concern' in after)
    .slice(0, 1)
    .map((answer) => [scenario.slug, answer.asked[0] ?? '', answer] as const),
);

describe('what was foreseen', () => {
  it('is at least fifty questions a scenario', () => {
    expect(scenarios.filter((scenario) => answersOf(scenario).length < 50).map(({ slug }) => slug)).toEqual([]);
  });

  it.each(open)('%s: “%s” is answered in the words written for it', async (slug, question, answer) => {
    const [reply] = await replies(named(slug), [question]);
    expect({ reply, answered: says(answer, reply) }).toMatchObject({ answered: true });
  });

  it.each([
    [
      'the-ward-will-not-use-it',
      'And the eleven other wards on 2 November, should they wait?',
      'If a shorter one holds',
    ],
    ['two-screens-for-one-job', 'Do the other three clinics do it like you do?', 'They’ve got the same problem'],
    ['organizational-change-resistance', 'should I log in', 'Not today, love'],
    ['cross-functional-conflict-resolution', 'What has Mirjam said to you so far?', 'my side she hasn’t asked'],
  ])('%s: a stranger’s “%s”', async (slug, question, words) => {
    const [reply] = await replies(named(slug), [question]);
    expect(reply).toContain(words);
  });

  it('is answered beside a greeting', async () => {
    const [reply] = await replies(named('two-screens-for-one-job'), [
      'Good morning! Do the other three clinics do it like you do?',
    ]);
    expect(reply).toContain('They’ve got the same problem');
  });

  it('is not said twice: asked again, the next line comes, or none', async () => {
    const scenario = named('organizational-change-resistance');
    const [first, second, third] = await replies(scenario, [
      'should I log in',
      'should I log in?',
      'so, should I log in',
    ]);
    const answer = answersOf(scenario).find((entry) => says(entry, first));
    const spoken = [first, second, third].flatMap(
      (reply) => answer?.says.filter((line) => reply?.includes(line)) ?? [],
    );
    expect(new Set(spoken).size).toBe(spoken.length);
    expect(spoken.length).toBeGreaterThanOrEqual(1);
  });

  it.each(waiting)('%s: “%s” waits for what has to have happened', async (slug, question, answer) => {
    const [reply] = await replies(named(slug), [question]);
    expect({ reply, early: answer.says.some((line) => reply?.includes(line)) }).toMatchObject({ early: false });
  });
});
