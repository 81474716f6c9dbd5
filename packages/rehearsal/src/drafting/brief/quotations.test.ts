import { describe, expect, it } from '@jest/globals';
import { readBrief } from './read-brief';

const BRIEF = `Olga Brandt heads the print shop, I see her on Monday.
She wants the new press moved to the night shift.
`;

async function theirs(brief: string): Promise<readonly string[]> {
  const read = await readBrief(brief, { about: 'Olga Brandt' });
  if ('refused' in read) throw new Error(read.refused);
  return read.told.filter(({ own }) => own).map(({ sentence }) => sentence.text);
}

describe('words in a line that are somebody’s own', () => {
  it.each([
    ['“A press that stands still is my loss,” she told him.', 'A press that stands still is my loss,'],
    ['* "every time I ask I get another plan" (last week)', 'every time I ask I get another plan'],
    ['Her second question: "and who pays my people at night?"', 'and who pays my people at night?'],
    ['what she said to me was, you promised us the day shift', 'you promised us the day shift'],
    ['She said: we have nobody for the nights', 'we have nobody for the nights'],
  ])('are found in %s', async (line, words) => {
    expect(await theirs(`${BRIEF}${line}`)).toContain(words);
  });

  it.each([
    'I could open with: "we know what the nights cost you"',
    'Ilmar: "we would all take the day shift"',
    'She said, and I agree, that the nights cost us more.',
    'The flyer says "our nights are your days" in red.',
    'She can see ten nights, "eleven if I am in a good mood", and she would prefer August.',
  ])('and are nobody’s, or the writer’s, in %s', async (line) => {
    expect(await theirs(`${BRIEF}${line}`)).toEqual([]);
  });
});
