import { beforeAll, describe, expect, it } from '@jest/globals';
import { type ScenarioContent, scenarioContentSchema } from '@parley/shared';
import { withCorrection } from './correct';
import { draftFromBrief } from './draft-from-brief';

const BRIEF = `Notes for Thursday. I am seeing Rosa Unterlercher, chair of the pasture community, about the way to support 7.
She said on the phone that the cows come up on 1 June and that 140 cows don't stay calm beside blasting.
She wants to know who pays if the spring runs dry. I want her to sign the permit in March.
We can pay 9,500 euros and rent another pasture for four weeks. The concrete has to be ready by 1 September.`;

let content: ScenarioContent;
beforeAll(async () => {
  const draft = await draftFromBrief(BRIEF);
  if ('refused' in draft) throw new Error(draft.refused);
  ({ content } = draft);
});
const linesOf = ({ concerns }: ScenarioContent, id: string): string =>
  concerns
    .filter((concern) => concern.id === id)
    .flatMap(({ lines }) => [...lines.open, ...lines.pressed])
    .join('\n');

describe('a corrected concern', () => {
  it.each([
    ['The fence of 2009 was never built', 'The fence of 2009 was never built.', '“The fence of 2009 was never built”'],
    [
      '“I won’t sign before the fence stands”',
      'I won’t sign before the fence stands.',
      '“I won’t sign before the fence stands”',
    ],
    [
      'who pays if the spring runs dry',
      'I want to know who pays if the spring runs dry.',
      'who pays if the spring runs dry',
    ],
    ['the fence of 2009', 'What worries me is the fence of 2009.', 'the fence of 2009'],
    [
      'If a signature is missing, the auditors come to me.',
      'If a signature is missing, the auditors come to me.',
      '“If a signature is missing, the auditors come to me”',
    ],
    ['the 3 p.m. slot', 'What worries me is the 3 p.m. slot.', 'the 3 p.m. slot'],
    [
      'when the slides go out, and to whom they are sent',
      'I want to know when the slides go out, and to whom they are sent.',
      'when the slides go out, and to whom they are sent',
    ],
    [
      'Why should I pay before it stands? That was agreed.',
      'Why should I pay before it stands? That was agreed.',
      '“Why should I pay before it stands? That was agreed”',
    ],
    ['Who pays for the fence?', 'Who pays for the fence?', 'Who pays for the fence?'],
  ])('%s is what they say, and nothing of the one before', (written, said, summary) => {
    const [first, second] = content.concerns;
    if (first === undefined || second === undefined) throw new Error('no concerns');
    const after = withCorrection(content, { concerns: [{ id: first.id, summary: written }] });
    const [changed] = after.concerns;
    const { worry, weight, central } = first;
    expect(changed).toMatchObject({ id: first.id, summary, worry, weight, central });
    expect(changed?.lines.open[0]).toBe(said);
    expect(linesOf(after, first.id)).not.toContain(first.lines.open[0]);
    expect(after.concerns[1]).toEqual(second);
    expect(scenarioContentSchema.parse(after)).toEqual(after);
  });

  it('keeps all that is said where only what lies behind it changes', () => {
    const [first] = content.concerns;
    const after = withCorrection(content, {
      concerns: [{ id: first?.id ?? '', worry: 'My son is selling the farm.' }],
    });
    expect(after.concerns[0]).toEqual({ ...first, worry: 'My son is selling the farm.' });
  });

  it('may be one more, which weighs least', () => {
    const after = withCorrection(content, {
      concerns: [{ id: 'own-1', summary: 'I was promised a fence in 2009', worry: 'Nobody here believes you.' }],
    });
    expect(after.concerns).toHaveLength(content.concerns.length + 1);
    expect(after.concerns.at(-1)).toMatchObject({
      id: 'own-1',
      weight: 1,
      central: false,
      worry: 'Nobody here believes you.',
    });
    expect(after.manner?.matters['own-1']?.length).toBeGreaterThan(0);
    expect(scenarioContentSchema.parse(after)).toEqual(after);
  });
});

describe('a corrected fact', () => {
  it('is said as it was written, with its figures', () => {
    const [fact] = content.facts;
    const after = withCorrection(content, {
      facts: [{ id: fact?.id ?? '', text: 'The rent is 11,200 euros until 15 May.', knownBy: 'both' }],
    });
    expect(after.facts[0]).toMatchObject({ line: 'The rent is 11,200 euros until 15 May.', knownBy: 'both' });
    expect(after.facts[0]?.figures).toEqual(expect.arrayContaining(['11,200 euros', '15 May']));
  });

  it('that they may know is not said back either, and can be made theirs', () => {
    const fact = content.facts.find(({ knownBy }) => knownBy === 'both');
    const id = fact?.id ?? '';
    const doubtful = withCorrection(content, { facts: [{ id, knownBy: 'maybe' }] });
    const inDoubt = doubtful.facts.find((one) => one.id === id);
    expect(inDoubt).toMatchObject({ text: fact?.text, knownBy: 'maybe' });
    expect(inDoubt?.line).not.toBe(fact?.text);
    const theirs = withCorrection(doubtful, { facts: [{ id, knownBy: 'both' }] }).facts.find((one) => one.id === id);
    expect(theirs).toMatchObject({ line: fact?.text, knownBy: 'both' });
  });

  it('of a worry that is left out leaves nothing, and the next one weighs as much', () => {
    const [first, second] = content.concerns;
    const after = withCorrection(content, {
      concerns: [
        { id: first?.id ?? '', removed: true },
        { id: 'own-1', summary: 'who pays the difference', removed: true },
      ],
    });
    expect(after.concerns).toHaveLength(content.concerns.length - 1);
    expect(after.concerns[0]).toEqual({ ...second, weight: first?.weight, central: true });
    expect(Object.keys(after.manner?.matters ?? {}).toSorted()).toEqual(after.concerns.map(({ id }) => id).toSorted());
  });

  it('that only the student knows is not said back, and one that is left out is gone', () => {
    const fact = content.facts.find(({ knownBy }) => knownBy === 'both');
    const other = content.facts.find(({ id }) => id !== fact?.id);
    const after = withCorrection(content, {
      facts: [
        { id: fact?.id ?? '', knownBy: 'student' },
        { id: other?.id ?? '', removed: true },
        { id: 'own-1', text: 'She has another buyer in Munich.', knownBy: 'stakeholder' },
        { id: 'own-2', text: 'Not written after all.', removed: true },
      ],
    });
    const changed = after.facts.find(({ id }) => id === fact?.id);
    expect(changed).toMatchObject({ text: fact?.text, knownBy: 'student' });
    expect(changed?.line).not.toContain(fact?.text ?? '-');
    expect(after.facts.some(({ id }) => id === other?.id || id === 'own-2')).toBe(false);
    expect(after.facts.at(-1)).toMatchObject({
      id: 'own-1',
      knownBy: 'stakeholder',
      line: 'She has another buyer in Munich.',
    });
  });
});
