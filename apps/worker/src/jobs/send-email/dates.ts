/** Days and times as letters name them: in UTC, since a letter does not know where it is read. */

const DAY_MS = 86_400_000;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const fullDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** '25 November' */
export const dayOf = (date: Date): string => day.format(date);
/** '25 November 2026' */
export const dateOf = (date: Date): string => fullDay.format(date);
/** '25 November 2026 at 14:05 UTC' */
export const momentOf = (date: Date): string => `${dateOf(date)} at ${time.format(date)} UTC`;

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** @param key '2026-11' */
const firstOf = (key: string): Date => new Date(`${key}-01T00:00:00Z`);
/** '2026-11' -> 'November' */
export const monthOf = (key: string): string => month.format(firstOf(key));
/** '2026-11' -> 'Nov' */
export const shortMonthOf = (key: string): string => monthOf(key).slice(0, 3);

/** 'in 3 days', rounded up to whole days; from the last one on 'within a day'. */
export function inDays(date: Date, now: Date): string {
  const days = Math.ceil((date.getTime() - now.getTime()) / DAY_MS);
  return days <= 1 ? 'within a day' : `in ${days} days`;
}
