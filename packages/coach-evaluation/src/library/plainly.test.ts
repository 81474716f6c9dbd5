import { scenarios } from '@parley/content';
import type { ScenarioContent } from '@parley/shared';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createCoach } from '@parley/coach';
import { parseText, pointsOf, replyTexts, spokenTexts } from '@parley/coach/internals';
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
const board = named('the-board-already-has-the-date');
const replies = async (scenario: ScenarioContent, lines: readonly string[]): Promise<readonly string[]> =>
  (await rehearse(coach, scenario, lines)).messages
    .slice(1)
    .filter((message) => message.role === 'stakeholder')
    .map((message) => message.content);
const asFrame = (line: string): string => line.split('}').at(-1)?.trim() ?? line;
const speaksBy = (lines: readonly string[], reply: string | undefined): boolean =>
  lines.some((line) => reply?.includes(asFrame(line)));

async function pointOf(scenario: ScenarioContent, text: string) {
  await similarity.prepare([...replyTexts(scenario), ...spokenTexts(text)]);
  const points = await pointsOf(scenario, text, [], similarity, []);
  const last = points.at(-1);
  if (!last) throw new Error(`Nothing in ${text}`);
  return last;
}

describe('what only asks for a yes', () => {
  it.each(['Agree?', 'You agree?', 'Good enough?', 'Good?'])('“%s” asks for no need and no feeling', async (text) => {
    const point = await pointOf(drawings, text);
    const kinds = point.meant.slice(0, 1).flatMap(({ target }) => (target.kind === 'common' ? target.id : []));
    expect(kinds).not.toContain('what_would_move_you');
    expect(kinds).not.toContain('how_do_you_feel');
    expect(point.act).toBe('asks_for_yes');
  });

  it.each(['What’s in your way?', 'I’m sorry, I asked it badly.', 'Who do you want to answer for it?'])(
    '“%s” is no question of every talk',
    async (text) => {
      const [first] = (await pointOf(drawings, text)).meant;
      expect(['how_do_you_feel', 'say_again', 'what_would_move_you']).not.toContain(
        first?.target.kind === 'common' ? first.target.id : null,
      );
    },
  );
});

describe('what somebody would do themselves', () => {
  it.each([
    'I send you one page tonight: every sheet, its day, who checks it.',
    'What about the crane, I could do without it.',
  ])('is put forward: %s', async (text) => expect((await pointOf(drawings, text)).act).toBe('proposes'));

  it.each(['What about the crane?', 'I can’t tell you that.', 'I’d like to know who checks it.'])(
    'is not: %s',
    async (text) => expect((await pointOf(drawings, text)).act).not.toBe('proposes'),
  );
});

describe('what was told', () => {
  it('is no answer to an open question that comes near it', async () => {
    const [, second] = await replies(board, [
      'What exactly did you tell the board about the first of October?',
      'What does the slide on Thursday need to be true?',
    ]);
    expect(speaksBy(board.manner?.told ?? [], second)).toBe(false);
  });

  it('is not told to somebody who has just said it', async () => {
    const [, second] = await replies(drawings, [
      'Who checks the drawings, and when is he away?',
      'Declan Lowe is away, you say. Who checks the foundations while he is gone?',
    ]);
    expect(speaksBy(drawings.manner?.told ?? [], second)).toBe(false);
  });
});

describe('every voice', () => {
  const spoken = ({ manner }: ScenarioContent): readonly string[] => [
    ...(manner?.insists ?? []),
    ...(manner?.notYet ?? []),
  ];

  it.each(scenarios.map((scenario) => [scenario.slug, scenario] as const))(
    '%s says in whole sentences what it needs to hear about, and holds nothing against anybody',
    (_, scenario) => {
      const unfit = spoken(scenario).filter(
        (line) =>
          /\bagain\b|\bas I said\b|\bstill\b/i.test(line) || parseText(line.replace('{matter}', 'it')).length > 3,
      );
      expect(unfit).toEqual([]);
    },
  );

  it.each(scenarios.map((scenario) => [scenario.slug, scenario] as const))(
    '%s says first that it is no yes yet',
    (_, { manner }) => {
      const first = (manner?.notYet ?? []).filter(
        (line) =>
          !/^(?:no|nah|not|i can|i cannot|can’t|i do not|i am not|i’ll not|to that i can’t|today i do not)\b/i.test(
            line,
          ),
      );
      expect(first).toEqual([]);
    },
  );
});
