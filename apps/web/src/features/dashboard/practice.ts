/** How regularly somebody practises: the weekly goal and the streak (product §7.7, §7.8). Pure; days are those of the reader's time zone. */
import type { ConversationSummary } from '@parley/shared';

type Practised = Pick<ConversationSummary, 'status' | 'startedAt' | 'completedAt'>;

export const WEEKLY_GOAL = 3;
export const STREAK_MAX_DAYS = 30;

/** The last Sunday, at midnight. */
export function weekStart(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - now.getDay());
}

/** Conversations completed since Sunday. */
export function completedThisWeek(conversations: readonly Practised[], now: Date): number {
  const start = weekStart(now);
  return conversations.filter(({ status, completedAt }) => {
    const end = status === 'completed' && completedAt !== null ? new Date(completedAt) : null;
    return end !== null && end >= start && end <= now;
  }).length;
}

export interface Streak {
  /** Consecutive days with practice, 0 to 30, ending today or, while today is still open, yesterday. */
  readonly days: number;
  readonly practisedToday: boolean;
}

/** A day counts when a conversation was begun on it and not abandoned, or completed on it. */
export function currentStreak(conversations: readonly Practised[], now: Date): Streak {
  const active = new Set(
    conversations.flatMap(({ status, startedAt, completedAt }) => {
      const begun = status === 'abandoned' ? [] : [new Date(startedAt).toDateString()];
      return completedAt === null || status !== 'completed' ? begun : [...begun, new Date(completedAt).toDateString()];
    }),
  );
  const isActive = (daysAgo: number): boolean =>
    active.has(new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toDateString());
  const practisedToday = isActive(0);
  const last = practisedToday ? 0 : 1;
  let days = 0;
  while (days < STREAK_MAX_DAYS && isActive(last + days)) days += 1;
  return { days, practisedToday };
}
