/** What the writer of a brief keeps back, by what stands in a sentence or beside it. */
import { describe, expect, it } from '@jest/globals';
import { readBrief } from '../brief/read-brief';
import { keptBySentence } from './kept-back';

const START = 'I see Pieter Wouters, the curator, on Thursday. I need a written yes from him for the transport.';
async function keptIn(behind: string): Promise<readonly string[]> {
  const read = await readBrief(`${START} ${behind}`);
  if ('refused' in read) throw new Error(read.refused);
  return [...keptBySentence(read.told)]
    .toSorted((left, right) => left - right)
    .map((at) => read.told[at]?.sentence.text ?? '');
}

describe('what the writer keeps back', () => {
  it.each([
    [
      'The first heating test failed at 17 degrees. The roof is done. Outside of the house we do not speak about the first test.',
      ['The first heating test failed at 17 degrees.', 'Outside of the house we do not speak about the first test.'],
    ],
    [
      'There is one point I shan’t be raising. Our voicer has a tremor in his hand.',
      ['There is one point I shan’t be raising.', 'Our voicer has a tremor in his hand.'],
    ],
    [
      'The lorry costs us two people a month. The road is open. Don’t mention the lorry costs first.',
      ['The lorry costs us two people a month.'],
    ],
    [
      'Head office cuts the hours next year. I know that, he doesn’t.',
      ['Head office cuts the hours next year.', 'I know that, he doesn’t.'],
    ],
    [
      'Personnel plans a course for them. This is not yet public, so be careful.',
      ['Personnel plans a course for them.', 'This is not yet public, so be careful.'],
    ],
    ['Lucie should not mention the size of our penalty.', ['Lucie should not mention the size of our penalty.']],
    ['We found that the lining is gone on the south wall.', []],
    [
      'Keep this out of the channel. Finance decides on 1 September.',
      ['Keep this out of the channel.', 'Finance decides on 1 September.'],
    ],
    [
      'What I did not write to him: their crew is promised to Andorra.',
      ['What I did not write to him: their crew is promised to Andorra.'],
    ],
    [
      'Our funder waits until June 30. He must not hear that.',
      ['Our funder waits until June 30.', 'He must not hear that.'],
    ],
  ])('is told by %s', async (brief, kept) => {
    expect(await keptIn(brief)).toEqual(kept);
  });

  it.each([
    'I can pay him 9,000 for the six days. He must not hear that our funder waits until June.',
    'We speak about the first test on Monday. The first test was good.',
  ])('is no sentence before one that tells itself what is kept: %s', async (brief) => {
    expect(await keptIn(brief)).not.toContain('I can pay him 9,000 for the six days.');
    expect(await keptIn(brief)).not.toContain('The first test was good.');
  });
});
