/** Figures that two sentences are held against each other by (product §12.15). */
import { describe, expect, it } from '@jest/globals';
import { parseText } from '../language/parse';
import { quantitiesIn } from './quantities';

const valuesIn = (text: string): readonly number[] =>
  parseText(text).flatMap((sentence) => quantitiesIn(sentence).map(({ value }) => value));

describe('the figures of a sentence', () => {
  it.each([
    'We gave the same figure: 1.71 spent of 2.4 million.',
    'The program has spent 1.71 of 2.4 million.',
    'The program has spent 1.71 of $2.4 million.',
  ])('leave out one whose unit stands with another: %s', (text) => {
    expect(valuesIn(text)).toContain(2_400_000);
    expect(valuesIn(text)).not.toContain(1.71);
  });

  it('keep one that has its own', () => {
    expect(valuesIn('We have spent $1.71 million of $2.4 million.')).toEqual([1_710_000, 2_400_000]);
    expect(valuesIn('4,300 of 212,000 accounts did not reconcile.')).toEqual(expect.arrayContaining([4300]));
  });
});
