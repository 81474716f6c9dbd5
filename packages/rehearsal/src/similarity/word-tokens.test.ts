import { expect, it } from '@jest/globals';
import { createTokenizer } from './tokenizer';
import { tokensByWord } from './word-tokens';

const tokenizer = createTokenizer();
const idsOf = (text: string): readonly number[] => tokenizer(text).slice(1, -1);

it('reads a text by its words, each at its place, and leaves no token out', () => {
  const text = 'She won’t pay 4,300 before 9.30 (see Kowalczyk).';
  const { words, places, starts, ids } = tokensByWord(text, idsOf);
  expect(words).toEqual(['She', 'won’t', 'pay', '4,300', 'before', '9.30', '(', 'see', 'Kowalczyk', ')', '.']);
  expect(words.map((word, at) => text.slice(places[at], (places[at] ?? 0) + word.length))).toEqual(words);
  expect(ids).toEqual(idsOf(text));
  expect(starts.map((start, at) => ids.slice(start, starts[at + 1]))).toEqual(words.map(idsOf));
});

it('has no words where there are none', () => {
  expect(tokensByWord(' \n ', idsOf)).toEqual({ words: [], places: [], starts: [], ids: [] });
});
