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
      'We can pay for a driver until May. I will not open with that.',
      ['We can pay for a driver until May.', 'I will not open with that.'],
    ],
    [
      'The depot is let to somebody else from June. Management does not want this used as an argument.',
      ['The depot is let to somebody else from June.', 'Management does not want this used as an argument.'],
    ],
    [
      'The donor wants 20 by Easter, and below 16 they take the money back. He knows the first figure but not the second.',
      [
        'The donor wants 20 by Easter, and below 16 they take the money back.',
        'He knows the first figure but not the second.',
      ],
    ],
    [
      'The shed has stood since March. The sponsor would go to 9,500, as Otto told me privately, though he asks us not to quote that.',
      ['The sponsor would go to 9,500, as Otto told me privately, though he asks us not to quote that.'],
    ],
    [
      'Our donor pays the third instalment in June. The road is open. Please do not tell him about the instalment, since he would feel pushed.',
      ['Our donor pays the third instalment in June.'],
    ],
    [
      'There is something else he does not know. The board will sell the shed in May.',
      ['There is something else he does not know.', 'The board will sell the shed in May.'],
    ],
    [
      'The quay will be let to a chain. It is announced in May, and the chairman has asked for silence until then.',
      [
        'The quay will be let to a chain.',
        'It is announced in May, and the chairman has asked for silence until then.',
      ],
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
    'I can pay him 9,000 for the six days. He wrote that he "will not tell them that we have changed it".',
    'I can pay him 9,000 for the six days. He will not do that.',
    'I can pay him 9,000 for the six days. He has not said it to any of us.',
    'I can pay him 9,000 for the six days. The survey asked for it and we did not do it.',
  ])('is no sentence before one that tells itself what is kept: %s', async (brief) => {
    expect(await keptIn(brief)).not.toContain('I can pay him 9,000 for the six days.');
    expect(await keptIn(brief)).not.toContain('The first test was good.');
  });
});
