/** What the writer of a brief said to a colleague, told to whoever holds the talk (product §23.8). */
import { describe, expect, it } from '@jest/globals';
import { withName } from './colleague';
import type { Person } from './people';
import { readBrief } from './read-brief';

const SAMUEL = { name: 'Samuel Brandt' } as Person;

async function briefingOf(brief: string): Promise<readonly string[]> {
  const read = await readBrief(brief, { about: 'Aino Lehto' });
  if ('refused' in read) throw new Error(read.refused);
  return read.told.map(({ briefing }) => briefing);
}

describe('whoever a mail was written to', () => {
  it.each([
    ['I can go as far as you approved.', 'I can go as far as Samuel approved.'],
    ['You and I know that two posts will go.', 'Samuel and I know that two posts will go.'],
    ['It is what you want, and your board as well.', 'It is what Samuel wants, and Samuel’s board as well.'],
    ['Samuel, the crew means her, as you know.', 'the crew means her.'],
    ['You have asked for it and you were right.', 'Samuel has asked for it and Samuel was right.'],
    ['Do you agree?', 'Do you agree?'],
  ])('is called by their name in “%s”', (text, told) => {
    expect(withName(text, SAMUEL)).toBe(told);
  });

  const MAIL = `From: Mira Sand\nTo: Samuel Brandt\n\nDear Samuel,\nOn Monday I see Aino Lehto, the harbour pilot. She wants the shed kept open. I can pay what you approved, 4,000 euros.\nMira`;
  it('is nobody’s “you” any more where the student reads it', async () => {
    const told = (await briefingOf(MAIL)).join(' ');
    expect(told).toContain('what Samuel approved, 4,000 euros');
  });

  it('is the student where the talk is handed over to them', async () => {
    const told = await briefingOf(`Hand-over for Samuel Brandt\n\n${MAIL}`);
    expect(told.join(' ')).toContain('what you approved');
  });
});
