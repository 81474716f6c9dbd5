/** How each skill went from report to report (product §7.13). Pure. */
import { SKILLS, sentenceCase, type ProgressReport, type Skill } from '@parley/shared';
import { formatScore } from '@/lib/format';

/** A line needs two ends. */
export const TREND_MIN = 2;

/** The score of one skill in one report. */
export interface TrendPoint {
  readonly conversationId: string;
  /** The scenario's. */
  readonly title: string;
  readonly at: Date;
  /** 0-10 */
  readonly score: number;
}

export interface Trend {
  readonly skill: Skill;
  /** 'Empathy building' */
  readonly name: string;
  /** The oldest first; sessions in which the skill was not asked for are not in it. */
  readonly points: readonly TrendPoint[];
  /** The last score less the first, rounded to one decimal; null under two sessions. */
  readonly change: number | null;
}

function trendOf(skill: Skill, reports: readonly ProgressReport[]): Trend {
  const points = reports.flatMap(({ _id, title, completedAt, skills }): TrendPoint[] => {
    const score = skills[skill];
    return score === undefined ? [] : [{ conversationId: _id, title, at: new Date(completedAt), score }];
  });
  const [first] = points;
  const last = points.at(-1);
  const change =
    points.length < TREND_MIN || first === undefined || last === undefined
      ? null
      : Math.round((last.score - first.score) * 10) / 10;
  return { skill, name: sentenceCase(skill), points, change };
}

/** All ten skills in their usual order. `reports` come oldest first. */
export function trendsOf(reports: readonly ProgressReport[]): Trend[] {
  return SKILLS.map((skill) => trendOf(skill, reports));
}

/** The one to begin with: it has changed most, of equals the first; without a change the first with a score. */
export function mostChanged(trends: readonly Trend[]): Trend | undefined {
  const [most] = trends
    .filter(({ change }) => change !== null)
    .toSorted((a, b) => Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0));
  return most ?? trends.find(({ points }) => points.length > 0);
}

/** '+1.7', '−0.8', '0.0' */
export function formatChange(change: number): string {
  if (change === 0) return '0.0';
  return `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`;
}

/** What a reader who does not see the line is told of it. */
export function spokenTrend({ name, points }: Trend): string {
  const scores = points.map(({ score }) => score);
  const [first] = scores;
  const last = scores.at(-1);
  if (first === undefined || last === undefined) return `${name}: not scored yet`;
  if (points.length < TREND_MIN) return `${name}: ${formatScore(last)} in one session`;
  const range = `lowest ${formatScore(Math.min(...scores))}, highest ${formatScore(Math.max(...scores))}`;
  return `${name}: from ${formatScore(first)} to ${formatScore(last)} over ${points.length} sessions, ${range}`;
}
