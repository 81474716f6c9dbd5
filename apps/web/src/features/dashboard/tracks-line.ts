/** What the dashboard's door to the learning tracks says (product §7.1). Pure. */
import type { KitProgressRow } from '@parley/shared';

const NOTHING_BEGUN = 'Four conversations in order, for where you are now';

/** The track that is furthest on its way, or that all are completed; how many there are for those who began none. */
export function tracksLine(progress: readonly KitProgressRow[] | undefined): string {
  const begun = progress?.filter(({ status }) => status === 'in_progress') ?? [];
  const [furthest] = begun.toSorted((a, b) => b.percent - a.percent);
  if (furthest === undefined) {
    const completed = progress?.filter(({ status }) => status === 'completed') ?? [];
    const [last] = completed;
    if (last === undefined) return NOTHING_BEGUN;
    return completed.length === progress?.length ? 'All tracks completed' : `${last.starterKit.name}: completed`;
  }
  const done = furthest.scenarioProgress.filter(({ status }) => status === 'completed').length;
  const current = furthest.scenarioProgress[furthest.currentScenarioIndex];
  const next = current === undefined ? '' : `, next is ${current.scenario.title}`;
  return `${furthest.starterKit.name}: ${done} of ${furthest.scenarioProgress.length} done${next}`;
}
