/** The sentences of a line: what it ends with, and how long it takes to say. */

/** A full stop after a title ends nothing. */
const SENTENCES = /(?<=[.!?…]["”’)]?)(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof)\.)\s+/u;
/** Less than this is no reply by itself (words). */
const LEAST = 3;

export const sentencesIn = (line: string): readonly string[] => line.split(SENTENCES);

export const wordsIn = (line: string): number => line.split(/\s+/).filter((word) => word !== '').length;

/** Whether it ends with a question of their own. */
export const asksBack = (line: string): boolean => /\?["”’)]?$/.test(line.trim());

/** Whether it holds a question of their own, wherever in it. */
export const asksSomething = (line: string): boolean => sentencesIn(line).some(asksBack);

/** The line without the questions it ends with; the whole line where little else is in it. */
export function withoutQuestion(line: string): string {
  const sentences = sentencesIn(line);
  const last = sentences.findLastIndex((sentence) => !asksBack(sentence));
  const rest = sentences.slice(0, last + 1).join(' ');
  return wordsIn(rest) >= LEAST ? rest : line;
}
