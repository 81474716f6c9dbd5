/** Days and progress of assignments in words (product §25.6). Pure. */
import type { OwnAssignment, TeamAssignment } from '@parley/shared';
import { formatDate, formatLongDate } from '@/lib/format';

const DAY_MS = 86_400_000;

/** The calendar day ('2026-12-04') where the reader is. */
function dayOf(dueOn: string): Date {
  const [year = 0, month = 1, day = 1] = dueOn.split('-').map(Number);
  return new Date(year, month - 1, day);
}

/** As a date field writes it: '2026-12-04', of the reader's own calendar. */
export function calendarDay(date: Date): string {
  const two = (figure: number): string => String(figure).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** 'Friday 4 December' */
export const dueDay = (dueOn: string, now: Date): string => formatLongDate(dayOf(dueOn), now);
/** '4 December' */
export const dueDate = (dueOn: string, now: Date): string => formatDate(dayOf(dueOn), now);

/** How many days are left by the reader's calendar; below 0 once the day has passed there, which is not yet everywhere. */
export function daysLeft(dueOn: string, now: Date): number {
  return Math.round((Date.parse(dueOn) - Date.parse(calendarDay(now))) / DAY_MS);
}

/** 'Due today', 'Due tomorrow', 'Due by Friday 4 December' */
export function dueWords(dueOn: string, now: Date): string {
  const left = daysLeft(dueOn, now);
  // Where the day is over first it has passed by two calendar days when it ends everywhere.
  if (left < 0)
    return left === -1 ? 'Was due yesterday, and still counts' : `Was due ${dueDay(dueOn, now)}, and still counts`;
  if (left === 0) return 'Due today';
  return left === 1 ? 'Due tomorrow' : `Due by ${dueDay(dueOn, now)}`;
}

export const kindWord = ({ kind }: Pick<TeamAssignment, 'kind'>): string =>
  kind === 'track' ? 'Learning track' : 'Scenario';

export const doneCount = ({ members }: Pick<TeamAssignment, 'members'>): number =>
  members.filter(({ doneAt }) => doneAt !== null).length;

/** '2 of 4 scenarios completed'; nothing for one scenario, which is done or not. */
export function trackWords({ completed, of }: Pick<OwnAssignment, 'completed' | 'of'>): string | null {
  return of === 1 ? null : `${completed} of ${of} scenarios completed`;
}
