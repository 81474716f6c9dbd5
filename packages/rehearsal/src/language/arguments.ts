/** The arguments of a sentence: amounts with their unit and object, days, and names. */
import type { Sentence, Term } from './parse';
import { ANNOUNCING_NOUNS, DAY_WORDS, FUNCTION_WORDS, MONEY_UNITS, TIME_UNITS, WEEKDAYS } from './vocabulary';

export interface Amount {
  /** As written: '£38,000', 'six weeks'. */
  readonly text: string;
  readonly kind: 'money' | 'percent' | 'duration' | 'count';
}
export interface Day {
  readonly text: string;
  /** A weekday, a calendar date, tomorrow, a time: something one can be held to. 'Next week' and 'March' are not. */
  readonly precise: boolean;
  /** Two mentions of one day share it: '12 nov', 'thu'. */
  readonly key: string;
}
export interface Arguments {
  readonly amounts: readonly Amount[];
  readonly days: readonly Day[];
  /** People, places and organisations, as written. */
  readonly names: readonly string[];
}

const isNumber = (term: Term): boolean =>
  (term.tags.has('Value') || term.tags.has('Money') || term.tags.has('Percent') || /^[£$€]?\d/.test(term.word)) &&
  !term.tags.has('Ordinal') &&
  !term.tags.has('Month') &&
  (/\d/.test(term.word) || term.tags.has('TextValue') || term.tags.has('Cardinal')) &&
  term.word !== 'of';
const isMonth = (term: Term | undefined): boolean =>
  term !== undefined && term.tags.has('Month') && !(term.word === 'may' && term.text === 'may') && term.word !== 'march'
    ? true
    : term?.text === 'March';
const TIME = /^(?:\d{1,2}(?::\d{2})(?:am|pm)?|\d{1,2}(?:am|pm)|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)$/;
const ORDINAL_DAY = /^\d{1,2}(?:st|nd|rd|th)$/;

function spoken(terms: readonly Term[]): string {
  return terms
    .map((term) => term.text)
    .filter((text) => text !== '')
    .join(' ')
    .replace(/[,;:.!?]+$/, '');
}

/** Words that may stand between a number and its unit. */
const BETWEEN = new Set(['per', 'more', 'extra', 'full', 'working', 'business', 'calendar', 'whole']);

/** 'one' before anything but a unit is a pronoun or an article in disguise. */
function countsNothing(number: Term, unit: Term | undefined): boolean {
  if (unit && ANNOUNCING_NOUNS.has(unit.word)) return true;
  if (['one', 'zero'].includes(number.word) && !(unit && (TIME_UNITS.has(unit.word) || unit.tags.has('Noun'))))
    return true;
  return false;
}

/** The 'and' of 'one hundred and twenty'. */
function joinsNumbers(terms: readonly Term[], at: number): boolean {
  const [before, here, after] = [terms[at - 1], terms[at], terms[at + 1]];
  return (
    here?.word === 'and' &&
    before !== undefined &&
    ['hundred', 'thousand'].includes(before.word) &&
    after !== undefined &&
    isNumber(after)
  );
}

const BEFORE_SPAN = new Set([
  'half',
  'take',
  'takes',
  'took',
  'cost',
  'costs',
  'lose',
  'loses',
  'save',
  'saves',
  'within',
  'in',
  'for',
  'another',
  'about',
  'only',
  'needs',
  'need',
  'wait',
  'waits',
  'of',
  'me',
  'us',
  'adds',
  'add',
]);
const SPANS = new Set(['hour', 'day', 'week', 'fortnight', 'month', 'quarter', 'year', 'sprint']);

/** 'Half a day', 'within a week', 'a couple of days': a span of time without a figure. */
function readSpan(terms: readonly Term[], at: number): { readonly amount: Amount; readonly next: number } | null {
  const [before, article, unit] = [terms[at - 1], terms[at], terms[at + 1]];
  if (!article || !['a', 'an'].includes(article.word) || !unit) return null;
  if ((unit.word === 'couple' && terms[at + 2]?.word === 'of') || unit.word === 'few') {
    const last = unit.word === 'few' ? at + 2 : at + 3;
    return TIME_UNITS.has(terms[last]?.word ?? '')
      ? { amount: { text: spoken(terms.slice(at, last + 1)), kind: 'duration' }, next: last + 1 }
      : null;
  }
  if (
    !SPANS.has(unit.word) ||
    !before ||
    !BEFORE_SPAN.has(before.word) ||
    (before.word === 'of' && terms[at - 2]?.word !== 'half')
  )
    return null;
  const from = before.word === 'half' ? at - 1 : at;
  return { amount: { text: spoken(terms.slice(from, at + 2)), kind: 'duration' }, next: at + 2 };
}

const REFERRING = new Set([
  'section',
  'clause',
  'chapter',
  'paragraph',
  'version',
  'page',
  'point',
  'item',
  'annex',
  'appendix',
  'article',
  'figure',
  'table',
  'release',
  'phase',
  'room',
  'line',
  'step',
]);
const CURRENCIES = new Set(['usd', 'eur', 'gbp', 'chf', 'sek', 'nok', 'dkk', 'pln', 'aud', 'nzd', 'cad', 'inr', 'jpy']);

function readAmount(terms: readonly Term[], start: number): { amount: Amount | null; next: number } {
  let end = start;
  const numbers: Term[] = [];
  for (
    let here = terms[end];
    here &&
    (isNumber(here) ||
      here.text === '' ||
      (MONEY_UNITS.has(here.word) && here.word.length > 2) ||
      joinsNumbers(terms, end));
    here = terms[end]
  ) {
    numbers.push(here);
    end += 1;
  }
  // 'Two and a half weeks'
  if (terms[end]?.word === 'and' && terms[end + 1]?.word === 'a' && terms[end + 2]?.word === 'half') end += 3;
  const first = numbers[0];
  // Section 4.2 counts nothing.
  if (first && REFERRING.has(terms[start - 1]?.word ?? '')) return { amount: null, next: end };
  if (!first) return { amount: null, next: start + 1 };
  const unit = terms.slice(end, end + 3).find((term) => !BETWEEN.has(term.word));
  const digits = numbers.map((term) => term.word).join(' ');
  const last = (kind: Amount['kind'], withUnit: boolean): { amount: Amount; next: number } => {
    const stop = withUnit && unit ? terms.indexOf(unit, end) + 1 : end;
    return { amount: { text: spoken(terms.slice(start, stop)), kind }, next: Math.max(stop, end) };
  };
  const raw = numbers.map((term) => term.text).join(' ');
  if (
    /[£$€]/.test(raw) ||
    CURRENCIES.has(terms[start - 1]?.word ?? '') ||
    numbers.some((term) => term.tags.has('Money') || (MONEY_UNITS.has(term.word) && term.word !== 'second')) ||
    /\d(?:k|m|bn)$/i.test(raw.trim())
  )
    return last('money', false);
  if (/%/.test(raw) || unit?.word === 'percent' || (unit?.word === 'cent' && terms[end]?.word === 'per'))
    return last('percent', unit?.word === 'percent' || unit?.word === 'cent');
  if (unit && TIME_UNITS.has(unit.word)) return last('duration', true);
  if (numbers.some((term) => term.text === '' && TIME_UNITS.has(term.word))) return last('duration', false);
  if (unit && MONEY_UNITS.has(unit.word)) return last('money', true);
  if (countsNothing(first, unit)) return { amount: null, next: end };
  if (unit && !FUNCTION_WORDS.has(unit.word) && /\p{L}/u.test(unit.word)) return last('count', true);
  return /\d{2,}|\d\.\d/.test(digits) ? last('count', false) : { amount: null, next: end };
}

/** 'the 15th of march', 'may 3': what is also a verb is a month beside its day. */
function lowMonth(terms: readonly Term[], at: number): boolean {
  const [term, before, after] = [terms[at], terms[at - 1], terms[at + 1]];
  if (term?.word !== 'march' && term?.word !== 'may') return false;
  const day = (other: Term | undefined): boolean => other !== undefined && /^\d{1,2}(?:st|nd|rd|th)?$/.test(other.word);
  return (
    (day(before) && before?.word.length !== 4) ||
    (before?.word === 'of' && (day(terms[at - 2]) || terms[at - 2]?.word === 'end')) ||
    (day(after) && (before === undefined || ['on', 'by', 'until', 'from', 'before', 'after'].includes(before.word)))
  );
}

function readDays(terms: readonly Term[]): { days: Day[]; used: Set<number> } {
  const days: Day[] = [];
  const used = new Set<number>();
  const add = (from: number, to: number, precise: boolean, key: string): void => {
    for (let index = from; index <= to; index += 1) used.add(index);
    days.push({ text: spoken(terms.slice(from, to + 1)), precise, key });
  };
  terms.forEach((term, index) => {
    if (used.has(index)) return;
    const before = terms[index - 1];
    const after = terms[index + 1];
    if (isMonth(term) || lowMonth(terms, index)) {
      const key = term.word.slice(0, 3);
      if (before && (/^\d{1,2}(?:st|nd|rd|th)?$/.test(before.word) || before.tags.has('Ordinal')))
        add(index - 1, index, true, `${before.word.replace(/\D+$/, '')} ${key}`);
      else if (
        before?.word === 'of' &&
        terms[index - 2] &&
        /^(?:\d{1,2}(?:st|nd|rd|th)?|first|second|third|end)$/.test(terms[index - 2]?.word ?? '')
      )
        add(
          index - 2,
          index,
          terms[index - 2]?.word !== 'end',
          `${(terms[index - 2]?.word ?? '').replace(/(?<=\d)\D+$/, '')} ${key}`,
        );
      else if (after && /^(?:[12]?\d|3[01])(?:st|nd|rd|th)?$/.test(after.word))
        add(index, index + 1, true, `${after.word.replace(/\D+$/, '')} ${key}`);
      else add(index, index, false, key);
    } else if (
      WEEKDAYS.has(term.word) &&
      !(term.word === 'sat' && term.text !== 'Sat') &&
      !(term.word === 'sun' && term.text !== 'Sun') &&
      !(term.word === 'wed' && term.tags.has('Verb') && term.text === 'wed' && before?.word === 'to')
    ) {
      add(index, index, true, term.word.slice(0, 3));
    } else if (
      DAY_WORDS.has(term.word) &&
      !(
        term.word === 'today' &&
        ['until', 'than', 'as', 'is', 'of', 'from'].includes(before?.word ?? '') &&
        terms[index - 2]?.word !== 'end'
      )
    ) {
      add(index, index, true, term.word);
    } else if (after && /^o['’]?clock$/.test(after.word)) {
      add(index, index + 1, true, term.word);
    } else if (
      ['past', 'to'].includes(term.word) &&
      before &&
      ['half', 'quarter'].includes(before.word) &&
      after &&
      isNumber(after)
    ) {
      add(index - 1, index + 1, true, `${before.word} ${term.word} ${after.word}`);
    } else if (
      ['week', 'month', 'year', 'sprint'].includes(term.word) &&
      before?.word === 'of' &&
      terms[index - 2]?.word === 'end'
    ) {
      add(index - 2, index, term.word === 'week', `end ${term.word}`);
    } else if (
      TIME.test(term.word) ||
      (ORDINAL_DAY.test(term.word) &&
        !isMonth(after) &&
        !(after?.word === 'of' && (isMonth(terms[index + 2]) || lowMonth(terms, index + 2))))
    ) {
      add(index, index, true, term.word.replace(/\D+$/, ''));
    } else if (['morning', 'afternoon', 'evening'].includes(term.word) && before?.word === 'this') {
      add(index - 1, index, true, `this ${term.word}`);
    } else if (
      ['hour', 'day'].includes(term.word) &&
      ['the', 'same'].includes(before?.word ?? '') &&
      ['within', 'on', 'the', 'it', 'that'].includes(terms[index - 2]?.word ?? '') &&
      (before?.word === 'same' || terms[index - 2]?.word === 'within')
    ) {
      add(index - 1, index, true, `same ${term.word}`);
    } else if (/^q[1-4]$/.test(term.word)) {
      add(index, index, false, term.word);
    } else if (
      ['week', 'sprint', 'month', 'quarter', 'year'].includes(term.word) &&
      ['next', 'this', 'following', 'coming'].includes(before?.word ?? '')
    ) {
      add(index - 1, index, false, `next ${term.word}`);
    } else if (
      ['day', 'week', 'month', 'business', 'play'].includes(term.word) &&
      before &&
      ['of'].includes(terms[index - 2]?.word ?? before.word) &&
      ['end', 'close'].includes(terms[index - 3]?.word ?? terms[index - 2]?.word ?? '')
    ) {
      // 'At the end of the day' is a turn of phrase.
      const idiom =
        terms.slice(Math.max(0, index - 5), index).some((near) => near.word === 'at') &&
        !terms.slice(Math.max(0, index - 5), index).some((near) => near.word === 'by');
      if (!idiom) add(Math.max(0, index - 2), index, term.word !== 'month', `end ${term.word}`);
    }
  });
  return { days, used };
}

function readNames(terms: readonly Term[], used: ReadonlySet<number>): string[] {
  // Who shouts writes every word large.
  const spelt = terms.filter((term) => /\p{L}{2,}/u.test(term.text));
  if (spelt.length >= 3 && spelt.every((term) => term.text === term.text.toUpperCase())) return [];
  return terms.flatMap((term, index) => {
    if (used.has(index) || !/^\p{Lu}/u.test(term.text) || FUNCTION_WORDS.has(term.word) || term.word.length < 2)
      return [];
    if (index === 0 && !term.tags.has('Person') && !term.tags.has('Place') && !term.tags.has('Organization')) return [];
    if (term.tags.has('Pronoun') || term.tags.has('QuestionWord') || term.tags.has('Expression')) return [];
    return [term.text.replace(/[^\p{L}\p{N}&-].*$/u, '')];
  });
}

const DEADLINE = new Set(['in', 'within']);
const known = new WeakMap<Sentence, Arguments>();

/** Amounts, days and names of a sentence; computed once per sentence. */
export function argumentsOf(sentence: Sentence): Arguments {
  const cached = known.get(sentence);
  if (cached) return cached;
  const { terms } = sentence;
  const { days, used } = readDays(terms);
  const amounts: Amount[] = [];
  for (let index = 0; index < terms.length;) {
    const term = terms[index];
    const span = term && !used.has(index) ? readSpan(terms, index) : null;
    if (span) {
      amounts.push(span.amount);
      if (DEADLINE.has(terms[index - 1]?.word ?? ''))
        days.push({ text: span.amount.text, precise: true, key: span.amount.text });
      index = span.next;
      continue;
    }
    if (!term || used.has(index) || !isNumber(term)) {
      index += 1;
      continue;
    }
    const { amount, next } = readAmount(terms, index);
    if (amount) {
      amounts.push(amount);
      // 'within 48 hours' is a day one can be held to.
      if (amount.kind === 'duration' && DEADLINE.has(terms[index - 1]?.word ?? ''))
        days.push({ text: amount.text, precise: true, key: amount.text });
    }
    index = Math.max(next, index + 1);
  }
  const result = { amounts, days, names: readNames(terms, used) };
  known.set(sentence, result);
  return result;
}
