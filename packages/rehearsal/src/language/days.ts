/** Days as somebody else would say them. */
import { TIME_UNITS, WEEKDAYS } from './vocabulary';

/** In lower case. */
export const MONTH_NAMES = [
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
] as const;
/** Months as they are written, whole or cut, in lower case. */
export const MONTHS: ReadonlySet<string> = new Set([
  ...MONTH_NAMES,
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
