/** A brief with its sentences numbered, for who names a sentence by its number. */
import type { Span } from './brief-line';
import { forAMachine } from './for-a-machine';

export interface NumberedSentence extends Span {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** The first of its line. */
  readonly beginsLine: boolean;
}

/** 'K.', 'Sra.', 'Ing.': the stop behind it ends no sentence. */
const SENTENCE = new RegExp(
  String.raw`\S.*?(?:(?<!(?<!\p{L})(?:\p{Lu}|\p{Lu}\p{Ll}{1,2}))[.!?…]+["”’)\]]*(?=\s+["“‘(]?\p{Lu})|$)`,
  'gmu',
);

/** In the order of the brief, without what is addressed to a machine; a line break ends a sentence. */
export function numberedSentences(brief: string): readonly NumberedSentence[] {
  const found: NumberedSentence[] = [];
  let start = 0;
  for (const line of brief.split('\n')) {
    if (!forAMachine(line))
      for (const [at, match] of [...line.matchAll(SENTENCE)].entries())
        found.push({
          number: found.length + 1,
          text: match[0].trimEnd(),
          start: start + match.index,
          end: start + match.index + match[0].trimEnd().length,
          beginsLine: at === 0,
        });
    start += line.length + 1;
  }
  return found;
}
