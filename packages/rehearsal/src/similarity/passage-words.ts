/**
 * What the passage model tells of each word of a text: what becomes of it where somebody else says the sentence, or where it is
 * put as what is wanted of them, and whether it is part of what they are or of where they work (decision 0052).
 */
import { type Head, type Rewording, through } from './passage-heads.ts';
import type { WordTokens } from './word-tokens.ts';

/** What becomes of a word. */
export interface WordEdit {
  readonly word: string;
  /** At which character of the sentence it begins. */
  readonly place: number;
  /** It or another; null where nothing is said for it. */
  readonly becomes: string | null;
  /** What is said before it besides; empty for nothing. */
  readonly before: string;
  /** The logarithm of the chance of both. */
  readonly sure: number;
}

/** What the adapter's lists of words have for a word that stays, is left out, or loses its s. */
const KEPT = '=';
const LEFT_OUT = '-';
const WITHOUT_S = '~';

/** 'wants' is 'want', 'goes' is 'go', 'tries' is 'try'. */
export function withoutS(word: string): string {
  if (/.{2}ies$/iu.test(word)) return word.replace(/ies$/iu, 'y');
  if (/(?:ss|sh|ch|x|z|o)es$/iu.test(word)) return word.slice(0, -2);
  return word.replace(/(?<!s)s$/iu, '');
}

function becoming(word: string, by: string): string | null {
  if (by === KEPT) return word;
  if (by === LEFT_OUT) return null;
  return by === WITHOUT_S ? withoutS(word) : by;
}

/** Of what is told the likeliest, and the logarithm of its chance. */
function likeliest(logits: readonly number[]): { readonly at: number; readonly sure: number } {
  const most = Math.max(...logits);
  const sum = logits.reduce((total, logit) => total + Math.exp(logit - most), 0);
  return { at: logits.indexOf(most), sure: -Math.log(sum) };
}

/** @param vectors of each word the vector */
export const editsOf = (
  { words, places }: WordTokens,
  vectors: readonly Float32Array[],
  { becomes, before, words: said }: Rewording,
): readonly WordEdit[] =>
  words.map((word, at) => {
    const vector = vectors[at] ?? new Float32Array();
    const [own, more] = [likeliest(through(becomes, vector)), likeliest(through(before, vector))];
    return {
      word,
      place: places[at] ?? 0,
      becomes: becoming(word, said.becomes[own.at] ?? KEPT),
      before: said.before[more.at] ?? '',
      sure: own.sure + more.sure,
    };
  });

/** Words of a text that name something. */
export interface Phrase {
  readonly text: string;
  /** The sum of the logarithms of the odds of its words. */
  readonly sure: number;
}

/** The words in a row that name it likeliest; null where no word is likelier to than not. */
export function phraseIn(
  text: string,
  { words, places }: WordTokens,
  vectors: readonly Float32Array[],
  head: Head,
): Phrase | null {
  const odds = vectors.map((vector) => through(head, vector)[0] ?? 0);
  let best: { readonly from: number; readonly to: number; readonly sure: number } | null = null;
  let [from, sum] = [0, 0];
  for (const [at, value] of odds.entries()) {
    if (sum <= 0) [from, sum] = [at, 0];
    sum += value;
    if (sum > (best?.sure ?? 0)) best = { from, to: at, sure: sum };
  }
  if (best === null) return null;
  const end = (places[best.to] ?? 0) + (words[best.to]?.length ?? 0);
  return { text: text.slice(places[best.from], end), sure: best.sure };
}
