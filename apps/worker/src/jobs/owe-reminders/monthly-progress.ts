/** What somebody practised, month by month: the figures of the letter of the month (product §15.8). Months are UTC's. */
import type { MonthlyProgress, PractisedMonth, Skill } from '@parley/shared';

/** A conversation that was scored. */
export interface PractisedReport {
  readonly completedAt: Date;
  /** 0-10 */
  readonly overallScore: number;
  /** 0-10; null where a skill was not called for. */
  readonly skills: readonly { readonly skill: Skill; readonly score: number | null }[];
}

/** How many months the letter looks back on, its own included. */
export const MONTHS_SHOWN = 6;

/** '2026-11' */
export const monthKey = (date: Date): string => date.toISOString().slice(0, 7);

/** Midnight UTC of the first day of the month `offset` months after that of `date`. */
export const firstOfMonth = (date: Date, offset = 0): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1));

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function weakestOf(reports: readonly PractisedReport[]): MonthlyProgress['weakest'] {
  const scores = new Map<Skill, number[]>();
  for (const { skill, score } of reports.flatMap(({ skills }) => skills)) {
    if (score !== null) scores.set(skill, [...(scores.get(skill) ?? []), score]);
  }
  const averages = [...scores].map(([skill, values]) => ({ skill, average: mean(values) ?? 0 }));
  return averages.toSorted((one, other) => one.average - other.average)[0] ?? null;
}

/**
 * @param reports of one person, in any order; those outside of the months looked at don't count
 * @param month midnight UTC of the first day of the month it is about
 * @returns null for who finished nothing in that month
 */
export function monthlyProgress(reports: readonly PractisedReport[], month: Date): MonthlyProgress | null {
  const inMonth = (key: string) => reports.filter(({ completedAt }) => monthKey(completedAt) === key);
  const months = Array.from({ length: MONTHS_SHOWN }, (_unused, index): PractisedMonth => {
    const key = monthKey(firstOfMonth(month, index + 1 - MONTHS_SHOWN));
    const scores = inMonth(key).map(({ overallScore }) => overallScore);
    return { month: key, completed: scores.length, averageScore: mean(scores) };
  });
  const own = inMonth(monthKey(month));
  if (own.length === 0) return null;
  const first = months.findIndex(({ completed }) => completed > 0);
  return { months: months.slice(first), weakest: weakestOf(own) };
}
