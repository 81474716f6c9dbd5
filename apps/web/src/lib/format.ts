/** Dates, durations and figures as the screens write them: British order, non-breaking spaces inside (product §2.10). */
const NBSP = '\u00a0';
const unbreakable = (text: string): string => text.replaceAll(' ', NBSP);

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const fullDayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const weekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const shortWeekdayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const isSameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** '12 November', with the year where it is not this one. */
export function formatDate(date: Date, now = new Date()): string {
  const year = date.getFullYear() === now.getFullYear() ? '' : ` ${date.getFullYear()}`;
  return unbreakable(dayFormat.format(date) + year);
}

/** '12 Nov', under a chart. */
export function formatShortDate(date: Date): string {
  return unbreakable(shortDayFormat.format(date));
}

/** '14 October 2026', of a calendar day as the API writes it: '2026-10-14'. */
export function formatFullDate(day: string): string {
  return unbreakable(fullDayFormat.format(new Date(day)));
}

/** 'Tuesday 14 October'. */
export function formatLongDate(date: Date, now = new Date()): string {
  return unbreakable(`${weekdayFormat.format(date)} ${formatDate(date, now)}`);
}

/** '08:42', on a 24-hour clock in the reader's own time zone. */
export function formatTime(date: Date): string {
  return timeFormat.format(date);
}

/** 'Today 08:42', 'Mon 13 October 17:20'. */
export function formatWhen(date: Date, now = new Date()): string {
  const day = isSameDay(date, now) ? 'Today' : `${shortWeekdayFormat.format(date)} ${formatDate(date, now)}`;
  return unbreakable(`${day} ${formatTime(date)}`);
}

/** Whole minutes in words: '1 min', '20 min', '1 h 5 min'. */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes));
  const hours = Math.floor(whole / 60);
  return unbreakable(hours === 0 ? `${whole} min` : `${hours} h ${whole % 60} min`);
}

/** One decimal, as scores are written: '8.6', '10.0'. */
export function formatScore(score: number): string {
  return score.toFixed(1);
}

/** '1 session', '12 sessions'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')}${NBSP}${count === 1 ? one : many}`;
}

/** Money with no decimals or its own (product §2.10): '$956', '$15.99'. Takes whole units, and the currency as ISO 4217. */
export function formatMoney(amount: number, currency: string): string {
  const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  if (!Number.isInteger(amount)) return exact.format(amount);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, minimumFractionDigits: 0 }).format(amount);
}

/** US dollars; takes cents. */
export function formatDollars(cents: number): string {
  return formatMoney(cents / 100, 'usd');
}
