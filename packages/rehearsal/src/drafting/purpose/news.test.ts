/** What they have not been told yet. */
import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../brief/read-brief';
import { newsIn } from './news';

async function newsOf(brief: string): Promise<readonly string[]> {
  const read = await readBrief(brief);
  if ('refused' in read) throw new Error(read.refused);
  return [...newsIn(read.told, read.sides)].map((at) => read.told[at]?.sentence.text ?? '').toSorted();
}

describe('what is news to them', () => {
  it.each([
    'Nobody has told her.',
    'Has anyone told Morag?',
    'So I have to break it to her.',
    'I have to tell this to Morag.',
    'Now I need to explain all of this to her.',
    'She does not know yet.',
  ])('stands before "%s"', async (behind) => {
    expect(
      await newsOf(
        `I see Morag Sinclair, the senior vet, on Wednesday. I need her to move six visits. The old scanner goes on the 11th. That leaves nine days without one. ${behind} Six horses are booked for that week.`,
      ),
    ).toEqual(expect.arrayContaining(['That leaves nine days without one.', 'The old scanner goes on the 11th.']));
  });

  it.each(['I told her in May.', 'She has told everybody.', 'She does not know a better vet.'])(
    'is nothing before "%s"',
    async (behind) => {
      expect(
        await newsOf(
          `I see Morag Sinclair, the senior vet, on Wednesday. I need her to move six visits. The old scanner goes on the 11th. That leaves nine days without one. ${behind}`,
        ),
      ).toEqual([]);
    },
  );
});
