/** Who is to hold the talk, where minutes name them (product §23.1). */
import { describe, expect, it } from '@jest/globals';
import type { Person } from './people';
import { readBrief } from './read-brief';
import { toldToThem, whoTalks } from './who-talks';

async function talker(brief: string): Promise<string | null> {
  const read = await readBrief(brief);
  if ('refused' in read) throw new Error(read.refused);
  return whoTalks(read.told, read.sides.stakeholder, read.sides.student)?.name ?? null;
}

const NOTES =
  'Notes, depot meeting\nPresent: Lucia Prado, Tom Ames\n\nOwen Birch is head of the depot at Larch Freight.';

describe('who talks', () => {
  it.each([
    'Lucia will meet Owen Birch on Thursday and ask him for two drivers.',
    'Lucia has a one-to-one with Owen Birch on Thursday and wants two drivers of him.',
  ])('is whom the minutes name: %s', async (sentence) => {
    expect(
      await talker(
        `${NOTES} ${sentence} He says that the depot has been short of people since May, and that nobody asked him before the plan was made.`,
      ),
    ).toBe('Lucia Prado');
  });

  it('is whoever writes, where they say so', async () => {
    expect(
      await talker(
        `${NOTES}\n\nI am meeting Owen Birch on Thursday. Lucia will call Owen Birch after that. He wants a plan.`,
      ),
    ).toBeNull();
  });
});

describe('what is told of them', () => {
  const LUCIA = { name: 'Lucia Prado', title: null } as Person;
  it.each([
    ['Lucia will meet Owen on Thursday.', 'You will meet Owen on Thursday.'],
    ['Lucia has a plan and Lucia Prado’s desk is full.', 'You have a plan and your desk is full.'],
    ['Tom asked Lucia to keep it to herself.', 'Tom asked you to keep it to yourself.'],
    ['Lucia to see Owen at 10.', 'You are to see Owen at 10.'],
    ['Owen sees himself as the owner.', 'Owen sees himself as the owner.'],
  ])('is told to them: %s', (text, told) => expect(toldToThem(text, LUCIA)).toBe(told));
});
