/** A text as the passage model reads it: word by word, so that something can be told of each of its words. */

/** Words with what joins their parts ('won’t', '9.30', 'follow-up'); every other sign by itself. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.,:-][\p{L}\p{M}\p{N}]+)*|\S/gu;

export interface WordTokens {
  readonly words: readonly string[];
  /** At which character of the text each begins. */
  readonly places: readonly number[];
  /** At which token each word begins. */
  readonly starts: readonly number[];
  /** The ids of all tokens. */
  readonly ids: readonly number[];
}

/** @param idsOf the ids of a text's tokens, without those that begin and end it */
export function tokensByWord(text: string, idsOf: (text: string) => readonly number[]): WordTokens {
  const words: string[] = [];
  const places: number[] = [];
  const starts: number[] = [];
  const ids: number[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const own = idsOf(word);
    if (own.length === 0) continue;
    words.push(word);
    places.push(index);
    starts.push(ids.length);
    ids.push(...own);
  }
  return { words, places, starts, ids };
}
