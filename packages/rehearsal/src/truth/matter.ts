/** Whether two sentences speak of one thing: by the words that name it, and never by days and figures, which are compared for themselves. */
import { argumentsOf } from '../language/arguments';
import { MONTHS } from '../language/days';
import type { Sentence } from '../language/parse';
import { ABSTRACT_WORDS, MONEY_UNITS, TIME_UNITS, WEEKDAYS } from '../language/vocabulary';

const known = new WeakMap<Sentence, ReadonlySet<string>>();

/** Roots of the words of a sentence that name something; no days, units or figures. */
export function thingsIn(sentence: Sentence): ReadonlySet<string> {
  const cached = known.get(sentence);
  if (cached) return cached;
  const days = new Set(argumentsOf(sentence).days.flatMap((day) => day.text.toLowerCase().split(/\s+/)));
  const numbers = new Set(
    sentence.terms.filter((term) => term.tags.has('Value') && !term.tags.has('Ordinal')).map((term) => term.root),
  );
  const things = new Set(
    sentence.content.filter(
      (word) =>
        !ABSTRACT_WORDS.has(word) &&
        !days.has(word) &&
        !numbers.has(word) &&
        !/\d/.test(word) &&
        !TIME_UNITS.has(word) &&
        !MONEY_UNITS.has(word) &&
        !WEEKDAYS.has(word) &&
        !MONTHS.has(word),
    ),
  );
  known.set(sentence, things);
  return things;
}

export const inBoth = (left: ReadonlySet<string>, right: ReadonlySet<string>): number =>
  [...left].filter((word) => right.has(word)).length;

/** Two words in common at least, and so large a share of the shorter's words (0-1). */
export function sameMatter(left: Sentence, right: Sentence, share: number): boolean {
  const [one, other] = [thingsIn(left), thingsIn(right)];
  const both = inBoth(one, other);
  return both >= 2 && both / Math.min(one.size, other.size) >= share;
}
