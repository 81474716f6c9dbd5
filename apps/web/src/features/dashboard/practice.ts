/** How regularly somebody practises: the weekly goal and the streak (product §7.7, §7.8). Pure; days are those of the reader's time zone. */
import { dayIn, sundayBefore } from './calendar-day';

/** ISO 8601, in any order. */
interface Practised {
  /** When conversations were begun that were not abandoned. */
  readonly begun: readonly string[];
  /** When conversations were completed. */
  readonly completed: readonly string[];
}

/** The moment at which the reader looks, and where; without a zone, where their browser is. */
export interface Standpoint {
  readonly now: Date;
  readonly timeZone?: string;
}

export const WEEKLY_GOAL = 3;
export const STREAK_MAX_DAYS = 30;

/** Conversations completed since Sunday, 00:00 where the reader is. */
export function completedThisWeek({ completed }: Pick<Practised, 'completed'>, { now, timeZone }: Standpoint): number {
  const dayOf = dayIn(timeZone);
  const today = dayOf(now);
  const sunday = sundayBefore(today);
  return completed.filter((at) => {
    const day = dayOf(new Date(at));
    return day >= sunday && day <= today;
  }).length;
}

export interface Streak {
  /** Consecutive days with practice, 0 to 30, ending today or, while today is still open, yesterday. */
  readonly days: number;
  readonly practisedToday: boolean;
}

/** A day counts when a conversation was begun on it and not abandoned, or completed on it. */
export function currentStreak({ begun, completed }: Practised, { now, timeZone }: Standpoint): Streak {
  const dayOf = dayIn(timeZone);
  const today = dayOf(now);
  const active = new Set([...begun, ...completed].map((at) => dayOf(new Date(at))));
  const practisedToday = active.has(today);
  const last = practisedToday ? today : today - 1;
  let days = 0;
  while (days < STREAK_MAX_DAYS && active.has(last - days)) days += 1;
  return { days, practisedToday };
}
