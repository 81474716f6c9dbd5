/** Figures and days in what a model says, and whether they stand in what it was given or heard. By words alone: it runs where replies stream. */
import { MONTH_NAMES } from '@parley/rehearsal/language';

const MONTH = `(?:${MONTH_NAMES.join('|')})`;
const DAY_OF_MONTH = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})|(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?)\\b`,
  'gi',
);
const FIGURE =
  /(?<![\p{L}\p{N}])([£$€]\s?)?(\d+(?:[.,]\d+)*)\s?(k|m|bn|thousand|million|billion)?(?![\p{L}\p{N}])(%?)/giu;
const SCALE: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const);
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .map((word, at) => [word, (at + 2) * 10] as const);
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
  .split(' ')
  .map((word, at) => [word, at + 1] as const);
const WORDS: ReadonlyMap<string, number> = new Map([...ONES, ...TENS]);
const DAY_WORDS: ReadonlyMap<string, number> = new Map([...ORDINALS, ['twentieth', 20], ['thirtieth', 30]]);

/** Up to this a number is a way of speaking ('give me two reasons') unless money or a share is meant. */
const SMALL = 12;
/** So are these. */
const SAYINGS = /\b(?:24\/7|50[/-]50|1[01]0\s?%|a hundred(?: times)?\b(?! (?:and|thousand|million)))/gi;

interface Figure {
  readonly value: number;
  /** 'Six hundred and eleven days' may be two figures as well. */
  readonly apart?: readonly [number, number];
  readonly text: string;
  /** Money or a share: never a way of speaking. */
  readonly marked: boolean;
}

/** 'thirty-eight thousand', 'a hundred and forty': numbers in words, from thirteen on. */
function spelled(text: string): readonly Figure[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const found: Figure[] = [];
  let value = 0;
  let total = 0;
  let run: string[] = [];
  /** What it came to before the last 'and'. */
  let before = 0;
  const end = (): void => {
    const sum = value + total;
    if (run.length > 0 && sum > 0)
      found.push({
        value: sum,
        text: run.join(' '),
        marked: false,
        ...(before > 0 && before < sum ? { apart: [before, sum - before] as const } : {}),
      });
    value = 0;
    total = 0;
    before = 0;
    run = [];
  };
  for (const word of words) {
    const number = WORDS.get(word) ?? (run.length > 0 ? DAY_WORDS.get(word) : undefined);
    if (number !== undefined) value += number;
    else if (word === 'hundred') value = Math.max(1, value) * 100;
    else if (word === 'thousand' || word === 'million') {
      total += Math.max(1, value) * (SCALE[word] ?? 1);
      value = 0;
    } else if (word === 'and' && run.length > 0) {
      before = value + total;
      continue;
    } else {
      end();
      continue;
    }
    run.push(word);
  }
  end();
  return found;
}

const written = (text: string): readonly Figure[] =>
  [...text.matchAll(FIGURE)].flatMap(([whole, money, digits = '', unit = '', share]): Figure[] => {
    const value = Number(digits.replaceAll(/,(?=\d{3})/g, '').replaceAll(',', '.')) * (SCALE[unit.toLowerCase()] ?? 1);
    return Number.isFinite(value) ? [{ value, text: whole.trim(), marked: Boolean(money) || share === '%' }] : [];
  });

const figuresIn = (text: string): readonly Figure[] => [...written(text), ...spelled(text)];

function daysIn(text: string): readonly string[] {
  const spoken = text.replaceAll(
    new RegExp(`\\b(?:the )?(twenty[- ])?([a-z]+) of (${MONTH})\\b`, 'gi'),
    (whole, tens: string | undefined, day: string, month: string) => {
      const number = DAY_WORDS.get(day.toLowerCase());
      return number === undefined ? whole : `${number + (tens === undefined ? 0 : 20)} ${month}`;
    },
  );
  return [...spoken.matchAll(DAY_OF_MONTH)].map(
    ([, day, month, otherMonth, otherDay]) => `${day ?? otherDay ?? ''} ${(month ?? otherMonth ?? '').toLowerCase()}`,
  );
}

/** 'ten days', 'a week', 'a fortnight', in days; not 'give me a day'. */
const LONG =
  /\b(an?(?=\s(?:more\s)?(?:week|fortnight))|\d{1,3}|[a-z]+(?:-[a-z]+)?)\s(?:more\s|working\s)?(day|week|fortnight)s?\b/giu;
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };
/** So many lengths of time are added up. */
const LENGTHS = 6;

const lengthsIn = (text: string): readonly number[] =>
  [...text.matchAll(LONG)].flatMap(([, count = '', unit = '']) => {
    const number = /^an?$/i.test(count) ? 1 : (spelled(count)[0]?.value ?? Number(count));
    return Number.isFinite(number) ? [number * (DAYS_OF[unit.toLowerCase()] ?? 1)] : [];
  });

/** All sums of some of these. */
const sumsOf = (numbers: readonly number[]): ReadonlySet<number> =>
  numbers
    .slice(0, LENGTHS)
    .reduce((sums, number) => new Set([...sums, ...[...sums].map((sum) => sum + number)]), new Set([0]));

/** Days of a year without a 29 February, from 0; null where it is no day. */
function dayOfYear(day: string): number | null {
  const at = Date.parse(`${day} 2026 UTC`);
  return Number.isNaN(at) ? null : Math.round((at - Date.UTC(2026, 0, 1)) / 86_400_000);
}
const YEAR = 365;

/** Whether it is a day that was spoken of, and some of these lengths before or behind it. */
function reckonedDay(day: string, days: ReadonlySet<string>, text: string): boolean {
  const at = dayOfYear(day);
  if (at === null) return false;
  const lengths = [...sumsOf(lengthsIn(text))].filter((length) => length > 0);
  return [...days].some((known) => {
    const from = dayOfYear(known);
    return (
      from !== null && lengths.some((length) => [from + length, from - length].some((to) => (to + YEAR) % YEAR === at))
    );
  });
}

/** Whether two of these give it: added, taken away, so many times, or so many in a hundred, that in thousands as well. */
const reckoned = (value: number, from: readonly number[]): boolean =>
  from.some((left, at) =>
    from.some((right, other) => {
      if (at === other) return false;
      const share = (left * right) / 100;
      return [left + right, Math.abs(left - right), left * right, share, share * 1_000].includes(value);
    }),
  );

/** What a model may say of figures: those that stand in these texts, and what follows from those that were just spoken of. */
export interface KnownFigures {
  /** The first figure or day of a sentence that stands nowhere and follows from nothing; null where there is none. */
  unknownIn(sentence: string): string | null;
}

/**
 * @param known everything the model was given, and everything that was said
 * @param lately what was said last: it may be reckoned with, and so may the known figures that a sentence names itself
 */
export function knownFigures(known: string, lately: string): KnownFigures {
  const values = new Set(figuresIn(known).map(({ value }) => value));
  const days = new Set(daysIn(known));
  const near = figuresIn(lately.replaceAll(DAY_OF_MONTH, ' ')).map(({ value }) => value);
  return {
    unknownIn(spoken) {
      const sentence = spoken.replaceAll(SAYINGS, ' ');
      const day = daysIn(sentence).find(
        (found) => !days.has(found) && !reckonedDay(found, days, `${lately}\n${sentence}`),
      );
      if (day !== undefined) return day;
      // Days are looked at already.
      const figures = figuresIn(sentence.replaceAll(DAY_OF_MONTH, ' '));
      const from = new Set([...near, ...figures.map(({ value }) => value).filter((value) => values.has(value))]);
      const isKnown = (value: number, marked: boolean): boolean =>
        values.has(value) ||
        (value <= SMALL && !marked) ||
        // 'six' for six thousand.
        (!marked && values.has(value * 1_000)) ||
        reckoned(value, [...from]);
      for (const { value, marked, text, apart } of figures) {
        if (!isKnown(value, marked) && apart?.every((one) => isKnown(one, marked)) !== true) return text;
        from.add(value);
      }
      return null;
    },
  };
}
