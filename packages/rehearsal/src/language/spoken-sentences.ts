const SENTENCE_END = /(?<=[.!?…]["”’)]?)\s+/u;

const normal = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]/gu, '')
    .trim();

/** Its clauses, in the same way. */
export const spokenClauses = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…,;:]["”’)]?)\s+/u)
    .map(normal)
    .filter((clause) => clause !== '');

/** Sentences of a text as they count for what was said before: without case and punctuation. */
export function spokenSentences(text: string): readonly string[] {
  return text
    .split(SENTENCE_END)
    .map(normal)
    .filter((sentence) => sentence !== '');
}
