/** How much a team practises, by the week and in words (product §18.5). */
import type { TeamResultRecord } from '@parley/db';
import type { TeamFigures } from '@parley/shared';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** How many weeks are shown. */
const WEEKS_MAX = 26;

/** Midnight (UTC) of the Monday of that week, in ms. */
function mondayOf(moment: Date): number {
  const midnight = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  return midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * DAY_MS;
}

/** Every week from the team's first to the one of `now`, the last 26 of them, those without practice too. */
export function weeksOf(
  results: readonly TeamResultRecord[],
  { startedAt, now }: { startedAt: Date; now: Date },
): TeamFigures['weeks'][number][] {
  const last = mondayOf(now);
  const first = Math.max(Math.min(mondayOf(startedAt), last), last - (WEEKS_MAX - 1) * WEEK_MS);
  const weeks = Array.from({ length: (last - first) / WEEK_MS + 1 }, (_, index) => ({
    startsOn: new Date(first + index * WEEK_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
    completed: 0,
    people: new Set<string>(),
  }));
  for (const { completedAt, memberId } of results) {
    const week = weeks[(mondayOf(completedAt) - first) / WEEK_MS];
    if (!week) continue;
    week.completed += 1;
    week.people.add(memberId);
  }
  return weeks.map((week) => ({ ...week, people: week.people.size }));
}

/** How many conversations were completed in the seven days up to `now`, and in the seven days before those. */
export function lastTwoWeeks(
  results: readonly TeamResultRecord[],
  now: Date,
): Pick<TeamFigures, 'lastSevenDays' | 'sevenDaysBefore'> {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const [aWeekAgo, twoWeeksAgo] = [since(7), since(14)];
  const recent = results.filter(({ completedAt }) => completedAt > twoWeeksAgo && completedAt <= now);
  const lastSevenDays = recent.filter(({ completedAt }) => completedAt > aWeekAgo).length;
  return { lastSevenDays, sevenDaysBefore: recent.length - lastSevenDays };
}

type Trend = Pick<TeamFigures, 'lastSevenDays' | 'sevenDaysBefore'> & {
  readonly totals: { readonly completed: number };
};

/** The usage trend in a sentence. */
export function usageTrend({ totals, lastSevenDays: now, sevenDaysBefore: before }: Trend): string {
  if (totals.completed === 0) return 'No conversation has been completed yet.';
  if (now === 0 && before === 0) return 'No conversation was completed in the last 14 days.';
  const lately = `${now} ${now === 1 ? 'conversation' : 'conversations'} completed in the last 7 days`;
  if (totals.completed === now) return `Practice has begun: ${lately}.`;
  if (now === before) return `Practice is steady: ${lately}, as many as in the 7 days before.`;
  return `Practice is ${now > before ? 'up' : 'down'}: ${lately}, ${before} in the 7 days before.`;
}
