/** What the student has brought into the conversation: days to be held to, figures to hold against later ones. */
import { argumentsOf } from '../language/arguments';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS, MONEY_UNITS, TIME_UNITS, WEEKDAYS } from '../language/vocabulary';
import type { State } from '../state/state';
import type { TranscriptMessage } from '../types';
import { valueOf } from '../understanding/case-index';

const MONTHS = new Set([
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'jan',
  'feb',
  'mar',
  'apr',
  'jun',
  'jul',
  'aug',
  'sep',
  'sept',
  'oct',
  'nov',
  'dec',
]);
const WHOLE_NAMES: ReadonlyMap<string, string> = new Map([
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['tues', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['thur', 'Thursday'],
  ['thurs', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
  ['jan', 'January'],
  ['feb', 'February'],
  ['mar', 'March'],
  ['apr', 'April'],
  ['jun', 'June'],
  ['jul', 'July'],
  ['aug', 'August'],
  ['sep', 'September'],
  ['sept', 'September'],
  ['oct', 'October'],
  ['nov', 'November'],
  ['dec', 'December'],
  ['tmrw', 'tomorrow'],
  ['tmr', 'tomorrow'],
]);
const RELATIVE = /^(?:today|tomorrow|tonight|same|this|now|end|within|\d{1,2}:\d{2}|\d{1,2}(?:am|pm)$|\d+ )/;

/** A day as somebody else would say it: 'thursday' -> 'Thursday', '23rd' -> 'the 23rd'. Null for what is no name of a day. */
export function dayWords(text: string): string | null {
  const words = text
    .trim()
    .replace(/^(?:by|on|until|before|from|the)\s+/i, '')
    .replaceAll(/[.,;:!?]+$/g, '')
    .split(/\s+/);
  const spoken = words
    .map((word) => {
      const lower = word.toLowerCase();
      const whole = WHOLE_NAMES.get(lower);
      if (whole !== undefined) return whole;
      return WEEKDAYS.has(lower) || MONTHS.has(lower) ? lower.charAt(0).toUpperCase() + lower.slice(1) : word;
    })
    .join(' ');
  if (spoken === '' || /[{}<>]/.test(spoken)) return null;
  if (/^\d{1,2}(?:st|nd|rd|th)$/.test(spoken)) return `the ${spoken}`;
  // An hour is no day.
  if (/^\d+$/.test(spoken) || /^(?:\d{1,2}(?::\d{2})?(?:am|pm)?|noon|midday|midnight|lunchtime|eod|cob)$/i.test(spoken))
    return null;
  return /^(?:first|second|third|\w+(?:th|st|nd|rd)) of/i.test(spoken) ? `the ${spoken}` : spoken;
}

/** A day that still means the same a few turns later: 'Thursday', and not 'tomorrow' or '12:00'. */
export function lastingDay(text: string): string | null {
  const words = dayWords(text);
  return words === null ||
    RELATIVE.test(words.toLowerCase()) ||
    words.split(' ').some((word) => TIME_UNITS.has(word.toLowerCase()))
    ? null
    : words;
}

const concrete = (sentence: Sentence): ReadonlySet<string> =>
  new Set(
    sentence.content.filter(
      (word) =>
        !ABSTRACT_WORDS.has(word) &&
        !/\d/.test(word) &&
        !TIME_UNITS.has(word) &&
        !MONEY_UNITS.has(word) &&
        !WEEKDAYS.has(word) &&
        !MONTHS.has(word),
    ),
  );
const OTHER_THING =
  / (?:another|other|second|third|extra|more|plus|instead|or|also|then|rest|remaining|i said|i was wrong|sorry|not|i meant|i mean|rather|correction|changed) /;
/** Of the concrete words of the shorter sentence, how many both must share to be about one thing. */
const SAME_MATTER = 0.6;

const aboutOneThing = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean => {
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared >= 2 && shared / Math.min(left.size, right.size) >= SAME_MATTER;
};

export interface Clash {
  readonly old: string;
  readonly new: string;
}

/** 'Monday, I said Monday' is one day. */
const preciseDays = ({ days }: ReturnType<typeof argumentsOf>): readonly (typeof days)[number][] =>
  days.filter((day, at) => day.precise && days.findIndex((other) => other.key === day.key) === at);

function clashOf(earlier: Sentence, now: Sentence): Clash | null {
  if (!aboutOneThing(concrete(earlier), concrete(now))) return null;
  const [before, after] = [argumentsOf(earlier), argumentsOf(now)];
  const [oldDay, newDay] = [preciseDays(before), preciseDays(after)];
  if (oldDay.length === 1 && newDay.length === 1 && oldDay[0] && newDay[0] && oldDay[0].key !== newDay[0].key) {
    const days = [lastingDay(oldDay[0].text), lastingDay(newDay[0].text)];
    if (days[0] && days[1] && days[0] !== days[1]) return { old: days[0], new: days[1] };
  }
  for (const amount of after.amounts) {
    const same = before.amounts.filter((said) => said.kind === amount.kind && amount.kind !== 'count');
    const value = valueOf(amount.text);
    if (
      same.length === 1 &&
      same[0] &&
      after.amounts.filter((said) => said.kind === amount.kind).length === 1 &&
      value !== null &&
      valueOf(same[0].text) !== null &&
      valueOf(same[0].text) !== value
    )
      return { old: same[0].text, new: amount.text };
  }
  return null;
}

/** The same day or the same figure for the same thing: what came before it has been dealt with. */
const agrees = (earlier: Sentence, now: Sentence): boolean => {
  const [before, after] = [argumentsOf(earlier), argumentsOf(now)];
  const values = new Set(before.amounts.map((amount) => valueOf(amount.text)).filter((value) => value !== null));
  const days = new Set(before.days.filter((day) => day.precise).map((day) => day.key));
  return (
    aboutOneThing(concrete(earlier), concrete(now)) &&
    (after.amounts.some((amount) => values.has(valueOf(amount.text) ?? Number.NaN)) ||
      after.days.some((day) => days.has(day.key)))
  );
};

function firstClash(sentences: readonly Sentence[], earlier: readonly string[]): Clash | null {
  const said = earlier
    .flatMap((message) => parseText(message))
    .filter((sentence) => !sentence.question)
    .toReversed();
  for (const sentence of sentences) {
    for (const before of said) {
      const clash = clashOf(before, sentence);
      if (clash) return clash;
      if (agrees(before, sentence)) break;
    }
  }
  return null;
}

/** A figure or a day that the student gives otherwise than before, for the same thing, whether they say that it changed or not. */
export const changeFrom = (text: string, earlier: readonly string[]): Clash | null =>
  firstClash(
    parseText(text).filter((sentence) => !sentence.question),
    earlier,
  );

/** A change that the student passes over in silence. */
export const clashWith = (text: string, earlier: readonly string[]): Clash | null =>
  firstClash(
    parseText(text).filter((sentence) => !sentence.question && !OTHER_THING.test(plainWords(sentence))),
    earlier,
  );

/**
 * The latest promise with a day that is old enough to be asked after; each day is asked after once, and none that was
 * moved since.
 * @param said the student's messages
 * @param wait how many of them must have followed
 */
export function promiseDue(
  state: State,
  said: readonly TranscriptMessage[],
  wait: number,
  asked: (day: string) => boolean,
): string | null {
  for (const promise of state.promises.toReversed()) {
    const day = promise.day === null ? null : lastingDay(promise.day);
    const since = said.filter((message) => message.number > promise.messageNumber);
    if (day === null || since.length < wait || asked(day)) continue;
    if (since.every((message) => changeFrom(message.content, [promise.quote])?.old !== day)) return day;
  }
  return null;
}
