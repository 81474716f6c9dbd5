import { describe, expect, it } from '@jest/globals';
import { draftFromBrief } from './draft-from-brief';
import { TEMPERS } from './tempers';

const briefOf = (name: string, how: string): string =>
  [
    `Notes before I talk to ${name}, operations lead, on Thursday.`,
    `${name} ${how}`,
    `${name} says that her people can’t take another change before Easter.`,
    `${name} wants two more people on it until June.`,
    'I want to agree a start date for the new scanner.',
  ].join('\n');

async function personOf(name: string, how: string) {
  const read = await draftFromBrief(briefOf(name, how));
  if ('refused' in read) throw new Error(`Refused: ${read.refused}`);
  return read.content;
}

describe('how a drafted stakeholder is', () => {
  it('follows from what the brief tells of them', async () => {
    const angry = await personOf('Birgit Holm', 'was furious and shouted at the planner.');
    expect(angry.persona.style).toBe(TEMPERS.angry.style);
    const seasoned = await personOf('Birgit Holm', 'has been there for 31 years and retires next spring.');
    expect(seasoned.persona.style).toBe(TEMPERS.seasoned.style);
  });

  it('differs from name to name where it tells nothing, and stays the same for one name', async () => {
    const names = ['Birgit Holm', 'Tomas Wilk', 'Amina Said', 'Pedro Luna', 'Ilse Brandt', 'Noor Haddad', 'Ravi Menon'];
    const styles: string[] = [];
    for (const name of names) styles.push((await personOf(name, 'works on the first floor.')).persona.style);
    expect(new Set(styles).size).toBeGreaterThanOrEqual(4);
    expect((await personOf('Birgit Holm', 'works on the first floor.')).persona.style).toBe(styles[0]);
  });

  it('says a worry first as it is, and later with words of their own before it', async () => {
    const { concerns } = await personOf('Birgit Holm', 'works on the first floor.');
    const lines = concerns.flatMap(({ lines: { open, pressed } }) => [...open, ...pressed]);
    expect(lines.some((line) => /^(?:Back to what I said|You haven’t answered me)/.test(line))).toBe(false);
    expect(
      concerns.some(({ summary, lines: { open } }) => summary.includes(open[0]?.replace(/[.?]$/, '') ?? '-')),
    ).toBe(true);
  });

  it('comes in at least eight kinds, with no words in common', () => {
    const all = Object.values(TEMPERS);
    expect(all.length).toBeGreaterThanOrEqual(8);
    const said = all.flatMap(({ asks, again, ends }) => [...asks, ...again, ...ends]);
    expect(new Set(said).size).toBe(said.length);
  });
});
