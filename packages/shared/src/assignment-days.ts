/** The days of an assignment (product §25.2). Plain data, for the browser too. */

const HOUR_MS = 3_600_000;
/** A day is over everywhere once it is where clocks are furthest behind: twelve hours behind UTC. */
const DAY_EVERYWHERE_MS = (24 + 12) * HOUR_MS;
/** How far ahead something can be asked for (days). */
export const ASSIGNMENT_DAYS_AHEAD = 365;

/** The moment at which an assignment is over: its last day ('2026-12-04') has ended wherever on earth somebody is. */
export function assignmentOverAt(dueOn: string): Date {
  return new Date(Date.parse(`${dueOn}T00:00:00Z`) + DAY_EVERYWHERE_MS);
}
