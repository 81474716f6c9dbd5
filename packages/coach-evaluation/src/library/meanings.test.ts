import { scenarios } from '@parley/content';
import type { ScenarioContent, Statement } from '@parley/shared';
import { clausesOf, meaningsOf, meaningTexts, type Meant, parseText } from '@parley/coach/internals';
import { afterAll, describe, expect, it } from '@jest/globals';
import { keptSimilarity } from '../vectors/kept-vectors';

const similarity = keptSimilarity(false);
afterAll(() => similarity.dispose());

const drawings = scenarios.find((scenario) => scenario.slug === 'late-drawings') ?? scenarios[0];
if (!drawings) throw new Error('The library has no scenario');

const statements: readonly Statement[] = [
  {
    id: 'two-groups',
    kind: 'offer',
    said: [
      'Give me the foundation drawings by the 23rd and the rest can come a week later.',
      'What if you split the set: the ground first, the upper floors afterwards?',
      'Only the foundations now. The others can wait until December.',
      'We could take the drawings in two lots, the ones we pour first and then the rest',
      'foundations first, rest later, ok for us',
      'I propose to phase it: whatever is in the ground this month, everything else next month.',
    ],
    says: ['That I can talk about. Tell me which sheets are in the ground.'],
  },
  {
    id: 'was-told',
    kind: 'claim',
    truth: 'false',
    said: [
      'Your office confirmed all fourteen for the 16th in writing.',
      'We have a mail from you that promises the full set by the sixteenth.',
      'You signed off on that date yourself last month.',
      'Somebody at your place told us in writing that they are done',
      'it was agreed with you that we get everything on the 16th',
      'I have your written promise for the complete package.',
    ],
    says: ['Show me that mail. I write every mail that leaves here, and that one I never wrote.'],
  },
];
const scenario: ScenarioContent = { ...drawings, statements };

async function meant(text: string, around = ''): Promise<readonly Meant[]> {
  const [sentence] = parseText(text);
  if (!sentence) throw new Error(`Nothing in ${text}`);
  await similarity.prepare([
    ...meaningTexts(scenario),
    ...scenario.facts.flatMap((fact) => [fact.text, fact.line, ...(fact.asked ?? [])]),
    ...clausesOf(text),
    ...parseText(around).map((said) => said.text),
  ]);
  return meaningsOf(sentence, scenario, similarity, [around]);
}

function named({ target }: Meant): string {
  if (target.kind === 'answer') return `answer ${target.answer.id}`;
  if (target.kind === 'statement') return `statement ${target.statement.id}`;
  return target.kind === 'fact' ? `fact ${target.fact.id}` : `common ${target.id}`;
}
const best = async (text: string, around = ''): Promise<string | undefined> =>
  (await meant(text, around)).map(named)[0];
const chance = async (text: string, name: string): Promise<number> =>
  (await meant(text)).find((one) => named(one) === name)?.probability ?? 0;

describe('what a sentence means', () => {
  it.each([
    ['Would it be possible to finish all of it by 23 November?', 'answer all-by-23'],
    ['could you simply send what is there already', 'answer just-send'],
    ['Let us take what goes into the ground first, and the other drawings afterwards.', 'statement two-groups'],
    ['I have it in writing from your office that all fourteen come on the 16th.', 'statement was-told'],
    ['sorry could u say that once more', 'common say_again'],
    ['Would that be alright for you?', 'common is_that_acceptable'],
    ['why not though', 'common why_not'],
  ])('%s', async (text, expected) => expect(await best(text)).toBe(expected));

  it('is heard in a clause beside others', async () => {
    const found = await meant('I will ring Fionn tonight, and who has the final say at your place?');
    expect(found.map(named)).toContain('common who_decides');
    expect(found.find((one) => named(one) === 'common who_decides')?.clause).not.toContain('Fionn');
  });

  it('is heard with what was said before where a sentence leans on it', async () => {
    const said = 'Each drawing is checked before it leaves here.';
    const checks = (found: readonly Meant[]): number =>
      found.find((one) => named(one) === 'fact declan-away')?.probability ?? 0;
    expect(checks(await meant('And who checks them?', said))).toBeGreaterThanOrEqual(0.5);
    expect(checks(await meant('And what about that?', said))).toBeGreaterThanOrEqual(
      checks(await meant('And what about that?')),
    );
    const whole = 'Would it be possible to finish all of it by 23 November?';
    expect(await meant(whole, said)).toEqual(await meant(whole));
  });

  it('is less likely what is said of the opposite', async () => {
    const put = 'We can take the drawings in two lots, the foundations now and the rest afterwards.';
    const against = 'We can not take the drawings in two lots, the foundations now and the rest afterwards.';
    const likely = await chance(put, 'statement two-groups');
    expect(likely).toBeGreaterThanOrEqual(0.5);
    expect(await chance(against, 'statement two-groups')).toBeLessThan(likely - 0.2);
  });

  it('a sentence that asks nothing means no fact', async () => {
    const found = await meant('The stair has moved three times so far.');
    expect(found.map(({ target }) => target.kind)).not.toContain('fact');
  });

  it.each(['The canteen serves fish on Fridays.', 'My daughter plays the violin.'])('%s: nothing', async (text) =>
    expect(await meant(text)).toEqual([]),
  );

  it('is told with what it rests on, the likeliest first', async () => {
    const found = await meant('Could you simply send what is there already?');
    expect(found.length).toBeLessThanOrEqual(3);
    expect(found.map(({ probability }) => probability)).toEqual(
      found.map(({ probability }) => probability).toSorted((left, right) => right - left),
    );
    expect(found[0]?.probability).toBeLessThanOrEqual(1);
    expect(found[0]?.near).toBeGreaterThan(0.5);
  });
});
