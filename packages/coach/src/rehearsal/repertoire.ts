/** Which lines were already spoken. Nothing is said twice in a conversation: not a line, and not a sentence of one. */
import type { TranscriptMessage } from '../types';

const SENTENCE_END = /(?<=[.!?…]["”’)]?)\s+/u;

const normal = (sentence: string): string => sentence.toLowerCase().replaceAll('’', "'").replaceAll(/[^\p{L}\p{N}' ]/gu, '').trim();

/** Sentences of a text as they count for repetition. A word or two ('Good.', 'And?') is a manner, not a repetition. */
export function spokenSentences(text: string): readonly string[] {
  return text
    .split(SENTENCE_END)
    .map(normal)
    .filter((sentence) => sentence !== '');
}

export class Repertoire {
  readonly #said: Set<string>;

  constructor(messages: readonly TranscriptMessage[]) {
    this.#said = new Set(messages.filter((message) => message.role === 'stakeholder').flatMap((message) => spokenSentences(message.content)));
  }

  isFresh(line: string): boolean {
    return spokenSentences(line).every((sentence) => !this.#said.has(sentence));
  }

  /** The first line nobody has heard yet, in the author's order; it counts as said from now on. */
  first(lines: readonly string[]): string | null {
    const line = lines.find((candidate) => this.isFresh(candidate));
    if (line === undefined) return null;
    this.say(line);
    return line;
  }

  /** One of the lines nobody has heard yet. */
  any(lines: readonly string[], chance: () => number): string | null {
    const fresh = lines.filter((candidate) => this.isFresh(candidate));
    const line = fresh[Math.floor(chance() * fresh.length)];
    if (line === undefined) return null;
    this.say(line);
    return line;
  }

  say(line: string): void {
    for (const sentence of spokenSentences(line)) this.#said.add(sentence);
  }

  /** Whether any of these lines was spoken, as written. */
  hasSaid(line: string): boolean {
    return spokenSentences(line).some((sentence) => this.#said.has(sentence));
  }
}
