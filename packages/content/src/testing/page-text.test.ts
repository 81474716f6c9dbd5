import { describe, expect, it } from '@jest/globals';
import { overlap, plain, quotesWholeSentences, sentencesOf, wordsOf } from './page-text';

describe('text of a page', () => {
  it('loses its markup and keeps its words', () => {
    expect(plain('See [the prices](/pricing) *before* you ask.')).toBe('See the prices before you ask.');
  });

  it('is counted in words that hold something', () => {
    expect(wordsOf('So: 480,000 euros – by Friday.')).toHaveLength(5);
  });

  it('is cut into its sentences', () => {
    expect(sentencesOf('It costs €1.9 million. “Why?” Nobody asked.')).toEqual([
      'It costs €1.9 million.',
      '“Why?”',
      'Nobody asked.',
    ]);
  });

  it('is compared by the shorter one', () => {
    expect(overlap(new Set(['a', 'b']), new Set(['b', 'c', 'd']))).toBe(0.5);
    expect(overlap(new Set(), new Set(['b']))).toBe(0);
  });
});

describe('a quotation', () => {
  const message = 'I can look for it. First one question: is it cash? Then I know.';

  it.each(['I can look for it.', 'First one question: is it cash? Then I know.', 'I can look for it. … Then I know.'])(
    'may be %s',
    (words) => {
      expect(quotesWholeSentences(message, words)).toBe(true);
    },
  );

  it.each([
    'I can look for',
    'can look for it.',
    'I can look for it. Then I know.',
    'Then I know. … I can look for it.',
    'I cannot look for it.',
  ])('may not be %s', (words) => {
    expect(quotesWholeSentences(message, words)).toBe(false);
  });
});
