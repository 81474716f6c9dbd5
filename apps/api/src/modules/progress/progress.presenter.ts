import type { PracticeMoments, RecentReport } from '@parley/db';
import type { Progress, ProgressReport } from '@parley/shared';

/** A report by its skills; those without a score are left out. */
function presentReport({ conversationId, title, completedAt, skills }: RecentReport): ProgressReport {
  return {
    _id: conversationId,
    title,
    completedAt: completedAt.toISOString(),
    skills: Object.fromEntries(skills.flatMap(({ skill, score }) => (score === null ? [] : [[skill, score]]))),
  };
}

const written = (moments: readonly Date[]): string[] => moments.map((moment) => moment.toISOString());

/** `reports` newest first, as they are read. */
export function presentProgress(
  reports: readonly RecentReport[],
  { begun, completed }: PracticeMoments,
  best: Progress['best'],
): Progress {
  return {
    reports: reports.map(presentReport).toReversed(),
    begun: written(begun),
    completed: written(completed),
    best,
  };
}
