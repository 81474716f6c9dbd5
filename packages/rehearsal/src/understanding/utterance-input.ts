/**
 * What the utterance classifier sees of a sentence: where its embedding lies, its words and pairs of words, and a few plain
 * signs. The embedding knows what is spoken of and how; it hardly knows who asks whom, for which single words stand.
 */
import type { SparseInput } from './softmax';
import { unit } from './weight';

/** Numbers of the sentence embedding. */
export const DIMENSIONS = 384;
/** Words and pairs of words share so many places; two that meet in one are told apart by the rest of the sentence. */
const PLACES = 2048;

/** The scales at which one strength of regularisation does for all three. */
const EMBEDDING_SCALE = 4;
const WORDS_SCALE = 5;
const SIGN_SCALE = 0.5;

const NUMBER = /\d+(?:[.,:]\d+)*/g;
const TOKEN = /#|n't|'(?:m|re|ll|ve|d|s)\b|\p{L}+?(?=n't)|\p{L}+|[?!,:;."€£$%-]/gu;
const FROM = '^';
const END = '$';
/** How many tokens at either end count by their place, too. */
const AT_AN_END = 3;

/** Words and marks in lower case; contractions in their parts, every number the same. */
export const tokensOf = (text: string): readonly string[] =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(NUMBER, '#').match(TOKEN) ?? [];

/** FNV-1a over the characters' codes. */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

/** Single tokens, pairs of neighbours, and those at either end by their place. */
export function wordsAndPairs(tokens: readonly string[]): ReadonlySet<string> {
  const all = [FROM, ...tokens, END];
  return new Set([
    ...tokens,
    ...all.slice(1).map((token, at) => `${all[at]} ${token}`),
    ...tokens.slice(0, AT_AN_END).map((token) => `${FROM}${token}`),
    ...tokens.slice(-AT_AN_END).map((token) => `${END}${token}`),
  ]);
}

const NEGATIONS: ReadonlySet<string> = new Set(["n't", 'not', 'no', 'never', 'nobody', 'nothing', 'none']);

/** Plain signs, in this order. */
const SIGNS: readonly ((tokens: readonly string[]) => boolean)[] = [
  (tokens) => tokens.at(-1) === '?',
  (tokens) => tokens.includes('?'),
  (tokens) => tokens.includes('!'),
  (tokens) => tokens.includes('#'),
  (tokens) => tokens.includes(':'),
  (tokens) => tokens.some((token) => NEGATIONS.has(token)),
  ({ length }) => length < 6,
  ({ length }) => length < 12,
  ({ length }) => length > 20,
  ({ length }) => length > 28,
];

/** How many numbers the classifier weighs. */
export const INPUT_WIDTH = DIMENSIONS + SIGNS.length + PLACES;

export type UtteranceInput = SparseInput;

/** @returns null for a vector of another length than the classifier was fitted for */
export function utteranceInput(text: string, vector: Float32Array): UtteranceInput | null {
  if (vector.length !== DIMENSIONS) return null;
  const tokens = tokensOf(text);
  const signs = SIGNS.flatMap((sign, at) => (sign(tokens) ? [DIMENSIONS + at] : []));
  const words = new Set(
    Array.from(wordsAndPairs(tokens), (word) => DIMENSIONS + SIGNS.length + (hashOf(word) % PLACES)),
  );
  const each = WORDS_SCALE / Math.sqrt(Math.max(1, words.size));
  return {
    places: Uint16Array.from([...vector.keys(), ...signs, ...words]),
    values: Float32Array.from([
      ...unit(vector).map((value) => value * EMBEDDING_SCALE),
      ...signs.map(() => SIGN_SCALE),
      ...Array.from(words, () => each),
    ]),
  };
}
