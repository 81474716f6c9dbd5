import { scenarios } from '@parley/content';
import type { ScenarioContent } from '@parley/shared';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { pointsOf, replyTexts, spokenTexts } from '@parley/coach/internals';
import { noDelay, rehearse } from '@parley/coach/testing';
import { keptSimilarity } from '../vectors/kept-vectors';

const similarity = keptSimilarity(false);
const coach = createCoach({ delay: noDelay, similarity });
afterAll(() => coach.dispose());

function named(slug: string): ScenarioContent {
  const scenario = scenarios.find((entry) => entry.slug === slug);
  if (!scenario) throw new Error(`No scenario ${slug}`);
  return scenario;
}
const drawings = named('late-drawings');
const budget = named('budget-cut-negotiation');
const rota = named('team-member-pushback');

const replyTo = async (scenario: ScenarioContent, ...lines: readonly string[]): Promise<string> =>
  (await rehearse(coach, scenario, lines)).messages.at(-1)?.content ?? '';
const saysOf = (scenario: ScenarioContent, kind: string): readonly string[] =>
  (scenario.statements ?? []).flatMap((statement) => (statement.kind === kind ? statement.says : []));

async function pointIn(scenario: ScenarioContent, text: string) {
  await similarity.prepare([...replyTexts(scenario), ...spokenTexts(text)]);
  const last = (await pointsOf(scenario, text, [], similarity, [])).at(-1);
  if (!last) throw new Error(`Nothing in ${text}`);
  return last;
}

describe('of several sentences', () => {
  it('the question at the end is answered', async () => {
    const reply = await replyTo(
      drawings,
      'I wasn’t asking you to refuse anything. I’d only like to understand: what else are you working on besides our sheets?',
    );
    expect(reply).toMatch(/milking parlour/);
    expect(reply.split(/\s+/).length).toBeLessThan(35);
  });

  it('an offer is taken up first, then the question beside it', async () => {
    const reply = await replyTo(
      budget,
      'You’ll have the maker’s confirmation in writing by Thursday. That’s 340,000. ' +
        'And the tablets, 180,000, could wait until April; would you count those?',
    );
    expect(reply).toMatch(/early enough.*(?:let the tablets wait|tablets may wait)/);
  });

  it.each([
    'I’m sorry you were rung twice before nine, that shouldn’t happen. What has landed on your desk these weeks?',
    'I wasn’t asking you to refuse anything. Who would that be?',
  ])('none is heard as a no that was not said: %s', async (line) => {
    const reply = await replyTo(drawings, line);
    expect(saysOf(drawings, 'refusal').filter((no) => reply.includes(no))).toEqual([]);
  });

  it('what is not known yet was not told', async () => {
    const { meant } = await pointIn(drawings, 'I don’t know yet whether the certifier would be happy with three days.');
    expect(meant.filter(({ target, probability }) => target.kind === 'statement' && probability >= 0.45)).toEqual([]);
  });
});

describe('a question that nobody foresaw', () => {
  it.each(['Which days?', 'What did you see on the Wednesday?', 'Would the other hours be all right?'])(
    '“%s” is no small talk',
    async (text) => expect((await pointIn(rota, text)).aside).toBeNull(),
  );

  it('is not asked back', async () => {
    expect(await replyTo(drawings, 'What has landed on your desk these last weeks?')).not.toMatch(/\?$/);
  });

  it('is not answered with a yes where one of two things was asked for', async () => {
    const reply = await replyTo(
      rota,
      'Is it the eleven gauges only, or would your Sundays be a problem without them, too?',
    );
    expect(reply).not.toMatch(/^(?:yes|no|that’s|thanks)\b/i);
  });

  it('is not answered by what is written of another thing', async () => {
    const { meant } = await pointIn(drawings, 'Could the five foundation sheets be with Mallow by 23 November?');
    const ids = meant.flatMap(({ target }) => (target.kind === 'answer' ? target.answer.id : []));
    expect(ids).not.toContain('slab-when');
  });
});
