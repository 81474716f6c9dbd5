/** Sentences that were strung together. */
import { describe, expect, it } from '@jest/globals';
import { runOnsIn } from './run-ons';

const piecesOf = (text: string): readonly string[] => runOnsIn(text).map(({ from, to }) => text.slice(from, to));

describe('what was strung together', () => {
  it('is read in the pieces in which it was dictated', () => {
    expect(
      piecesOf(
        'he’s gonna say the silos are full which is true and he’ll want what we paid last year that was four dollars a ton I can go to a dollar fifty maybe two',
      ),
    ).toEqual([
      'he’s gonna say the silos are full which is true',
      'he’ll want what we paid last year that was four dollars a ton',
      'I can go to a dollar fifty maybe two',
    ]);
  });

  it('begins anew behind a quotation', () => {
    expect(
      piecesOf('He told me, "First they change the hours, then they count the heads." We may go up to 18 euros.'),
    ).toEqual(['He told me, "First they change the hours, then they count the heads."', 'We may go up to 18 euros.']);
  });

  it('is cut at semicolons between clauses that stand by themselves', () => {
    expect(
      piecesOf(
        'She has engaged a soloist from Leipzig at NOK 85,000; donors gave 6.2 million kroner on the promise of a date; and she dreads a half-voiced organ going out under her name.',
      ),
    ).toEqual([
      'She has engaged a soloist from Leipzig at NOK 85,000',
      'donors gave 6.2 million kroner on the promise of a date',
      'she dreads a half-voiced organ going out under her name.',
    ]);
  });

  it.each([
    'He’s gonna say no and he’ll want it in writing.',
    'What we are looking for is his written agreement by 15 December, and if possible that he says a word in favour at the members’ evening on the 18th.',
    'We bring the plan, the list of the crew, the two permits and the drawings of the deck; the rest comes later, when the firm that we asked has answered us.',
    'I told him that the crane comes on Friday. He said he will think about it and I can go to six thousand if he asks me for more than that.',
  ])('is whole where it is short, has stops or lists things: %s', (text) => {
    expect(piecesOf(text)).toHaveLength(text.includes(';') ? 2 : 1);
  });
});
