/** How far somebody is on a learning track: worked out from what they completed, kept nowhere (decision 0018). */
import type { ScenarioAttempts } from '@parley/db';
import type { KitProgress, KitScenarioProgress, KitStatus, Scenario } from '@parley/shared';

type PathScenario = Pick<Scenario, '_id' | 'slug' | 'title'>;

/**
 * The progress on a path of at least one scenario (product §16.2, §16.5). The current scenario is the first that was never
 * completed; what was completed ahead of its turn counts.
 */
export function kitProgress(
  path: readonly PathScenario[],
  attempts: ReadonlyMap<string, ScenarioAttempts>,
): KitProgress {
  const firstOpen = path.findIndex(({ slug }) => !isCompleted(attempts.get(slug)));
  const currentScenarioIndex = firstOpen === -1 ? path.length : firstOpen;
  const scenarioProgress = path.map((scenario, index) =>
    scenarioProgressOf(scenario, attempts.get(scenario.slug), index === currentScenarioIndex),
  );
  const scores = scenarioProgress.flatMap(({ score }) => score ?? []);
  const begun = scenarioProgress.some(({ conversation }) => conversation !== null);
  return {
    status: kitStatus(firstOpen === -1, begun),
    percent: Math.round((100 * scores.length) / path.length),
    currentScenarioIndex,
    averageScore:
      scores.length === 0 ? null : oneDecimal(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    scenarioProgress,
  };
}

/** Whether at least one conversation on it was completed. */
export function isCompleted(attempts: ScenarioAttempts | undefined): boolean {
  return attempts !== undefined && attempts.completions > 0;
}

function scenarioProgressOf(
  { _id, slug, title }: PathScenario,
  attempts: ScenarioAttempts | undefined,
  current: boolean,
): KitScenarioProgress {
  const scenario = { _id, slug, title };
  const best = attempts?.best ?? null;
  if (best !== null) {
    const completions = attempts?.completions ?? 0;
    return { scenario, status: 'completed', score: best.score, conversation: best.conversationId, completions };
  }
  const nothing = { scenario, score: null, completions: 0 };
  return current
    ? { ...nothing, status: 'in_progress', conversation: attempts?.runningId ?? null }
    : { ...nothing, status: 'locked', conversation: null };
}

function kitStatus(completed: boolean, begun: boolean): KitStatus {
  if (completed) return 'completed';
  return begun ? 'in_progress' : 'not_started';
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
