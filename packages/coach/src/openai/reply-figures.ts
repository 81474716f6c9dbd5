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
  const end = (): void => {
    if (run.length > 0 && value + total > 0) found.push({ value: value + total, text: run.join(' '), marked: false });
    value = 0;
    total = 0;
    run = [];
  };
  for (const word of words) {
    const number = WORDS.get(word) ?? (run.length > 0 ? DAY_WORDS.get(word) : undefined);
    if (number !== undefined) value += number;
    else if (word === 'hundred') value = Math.max(1, value) * 100;
    else if (word === 'thousand' || word === 'million') {
      total += Math.max(1, value) * (SCALE[word] ?? 1);
      value = 0;
    } else if (word === 'and' && run.length > 0) continue;
    else {
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

/** What a model may say of figures: those that stand in these texts, and sums and differences of those just spoken of. */
export interface KnownFigures {
  /** The first figure or day of a sentence that stands nowhere; null where all of them do. */
  unknownIn(sentence: string): string | null;
}

/**
 * @param known everything the model was given, and everything that was said
 * @param lately what was said last: its figures may be added and taken from each other
 */
export function knownFigures(known: string, lately: string): KnownFigures {
  const values = new Set(figuresIn(known).map(({ value }) => value));
  const days = new Set(daysIn(known));
  const near = [...new Set(figuresIn(lately).map(({ value }) => value))];
  const follows = (value: number): boolean =>
    near.some((left) => near.some((right) => left + right === value || Math.abs(left - right) === value));
  return {
    unknownIn(spoken) {
      const sentence = spoken.replaceAll(SAYINGS, ' ');
      const day = daysIn(sentence).find((found) => !days.has(found));
      if (day !== undefined) return day;
      const figure = figuresIn(sentence).find(
        ({ value, marked }) => !values.has(value) && !(value <= SMALL && !marked) && !follows(value),
      );
      return figure?.text ?? null;
    },
  };
}
