/** Figures of a sentence with what they count, so that two sentences can be held against each other. */
import { argumentsOf } from '../language/arguments';
import type { Sentence, Term } from '../language/parse';
import { FUNCTION_WORDS, TIME_UNITS } from '../language/vocabulary';
import { valueOf } from '../understanding/case-index';

export interface Quantity {
  /** As written. */
  readonly text: string;
  readonly kind: 'money' | 'percent' | 'duration' | 'count';
  /** Days for a duration; a share in hundredths. */
  readonly value: number;
  /** Roots of the words that say what is counted; empty for money, shares and spans. */
  readonly objects: ReadonlySet<string>;
}

const IN_DAYS: Readonly<Record<string, number>> = {
  second: 1 / 86_400,
  minute: 1 / 1440,
  min: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  fortnight: 14,
  month: 30,
  quarter: 91,
  year: 365,
};
const unitOf = (text: string): number | null => {
  const word = text.toLowerCase().split(/\s+/).at(-1)?.replace(/s$/, '') ?? '';
  return IN_DAYS[word] ?? null;
};

/** What a number counts: the words right after it, up to three and not beyond another number. */
function objectsAfter(terms: readonly Term[], at: number): ReadonlySet<string> {
  const words: string[] = [];
  for (const term of terms.slice(at + 1, at + 7)) {
    if ((term.tags.has('Verb') || /\d/.test(term.word)) && words.length > 0) break;
    if (!FUNCTION_WORDS.has(term.word) && !/\d/.test(term.word)) words.push(term.root);
    if (words.length === 3 || /[,;:.]/.test(term.after)) break;
  }
  return new Set(words);
}

/** '1.71 of 2.4 million', '1.71 spent of $2.4 million': the unit of the second number may be that of the first. */
const SHARES_UNIT =
  /(?<![\d.,])(?<first>\d[\d.,]*)(?: \p{L}+)? (?:of|from|out of|against) (?:the |a )?[$€£]?\d[\d.,]* ?(?:thousand|million|billion)\b/giu;
/** Numbers whose unit stands with another one: nobody can say for sure what they count, so they are held against nothing. */
const withUnclearUnit = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(SHARES_UNIT), ({ groups }) => groups?.['first'] ?? ''));

const known = new WeakMap<Sentence, readonly Quantity[]>();

/** The figures of a sentence, in order; also those that are written as words. */
export function quantitiesIn(sentence: Sentence): readonly Quantity[] {
  const cached = known.get(sentence);
  if (cached) return cached;
  const { amounts, days } = argumentsOf(sentence);
  const inDays = new Set(days.flatMap((day) => day.text.toLowerCase().split(/\s+/)));
  const found: Quantity[] = [];
  const unclear = withUnclearUnit(sentence.text);
  const used = new Set<string>(unclear);
  for (const amount of amounts) {
    const value = valueOf(amount.text);
    const unit = amount.kind === 'duration' ? unitOf(amount.text) : 1;
    amount.text.split(/\s+/).forEach((word) => used.add(word.toLowerCase()));
    if (value === null || unit === null || unclear.has(amount.text)) continue;
    const first = amount.text.split(/\s+/)[0] ?? '';
    const at = sentence.terms.findIndex((term) => term.text === first || term.text.startsWith(first));
    found.push({
      text: amount.text,
      kind: amount.kind,
      value: value * unit,
      objects: amount.kind === 'count' && at >= 0 ? objectsAfter(sentence.terms, at) : new Set(),
    });
  }
  sentence.terms.forEach((term, at) => {
    const value = valueOf(term.word);
    if (
      value === null ||
      term.word === 'one' ||
      !(term.tags.has('Value') || /^\d/.test(term.word)) ||
      term.tags.has('Ordinal') ||
      used.has(term.word) ||
      used.has(term.text.toLowerCase()) ||
      inDays.has(term.word) ||
      TIME_UNITS.has(sentence.terms[at + 1]?.word ?? '')
    )
      return;
    found.push({ text: term.text, kind: 'count', value, objects: objectsAfter(sentence.terms, at) });
  });
  known.set(sentence, found);
  return found;
}
