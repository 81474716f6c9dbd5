/** Which lines were already spoken. Nothing is said twice in a conversation: not a line, and not a sentence of one. */
import { spokenClauses, spokenSentences } from '../language/spoken-sentences';
import type { TranscriptMessage } from '../types';

/** Up to so many words a sentence is a habit of speech ('Good.', 'And then?') and may come again when nothing else is left. */
const VOICE_WORDS = 2;
/** From so many words on a clause that was spoken is heard again, whatever stands around it. */
const HEARD_WORDS = 5;

const longClauses = (text: string): readonly string[] =>
  spokenClauses(text).filter((clause) => clause.split(' ').length >= HEARD_WORDS);

export class Repertoire {
  readonly #said: Set<string>;
  readonly #clauses: Set<string>;

  constructor(messages: readonly TranscriptMessage[]) {
    const spoken = messages.filter((message) => message.role === 'stakeholder').map(({ content }) => content);
    this.#said = new Set(spoken.flatMap(spokenSentences));
    this.#clauses = new Set(spoken.flatMap(longClauses));
  }

  isFresh(line: string): boolean {
    return (
      spokenSentences(line).every((sentence) => !this.#said.has(sentence)) &&
      longClauses(line).every((clause) => !this.#clauses.has(clause))
    );
  }

  /** Fresh but for a word or two that were spoken before. */
  isNearlyFresh(line: string): boolean {
    const sentences = spokenSentences(line);
    return (
      sentences.every((sentence) => !this.#said.has(sentence) || sentence.split(' ').length <= VOICE_WORDS) &&
      sentences.some((sentence) => !this.#said.has(sentence))
    );
  }

  #fresh(lines: readonly string[]): readonly string[] {
    const fresh = lines.filter((line) => this.isFresh(line));
    return fresh.length > 0 ? fresh : lines.filter((line) => this.isNearlyFresh(line));
  }

  /** The first line nobody has heard yet, in the author's order; it counts as said from now on. */
  first(lines: readonly string[]): string | null {
    return this.#taken(this.#fresh(lines)[0]);
  }

  /** One of the lines nobody has heard yet. */
  any(lines: readonly string[], chance: () => number): string | null {
    const fresh = this.#fresh(lines);
    return this.#taken(fresh[Math.floor(chance() * fresh.length)]);
  }

  #taken(line: string | undefined): string | null {
    if (line === undefined) return null;
    this.say(line);
    return line;
  }

  say(line: string): void {
    for (const sentence of spokenSentences(line)) this.#said.add(sentence);
    for (const clause of longClauses(line)) this.#clauses.add(clause);
  }

  /** Whether a sentence of this line was spoken, as written. */
  hasSaid(line: string): boolean {
    return spokenSentences(line).some(
      (sentence) => this.#said.has(sentence) && sentence.split(' ').length > VOICE_WORDS,
    );
  }
}
