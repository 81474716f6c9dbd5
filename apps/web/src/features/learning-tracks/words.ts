/** How a track and its scenarios are spoken of (product §16.2). Pure. */
import type { KitProgress, KitScenarioProgress, KitStatus } from '@parley/shared';

export const KIT_STATUS_WORDS: Record<KitStatus, string> = {
  not_started: 'Not Started',
  in_progress: 'In Progress',
  completed: 'Completed',
};

/** The scenario to be held next; undefined once all are completed. */
export function currentOf(progress: KitProgress): KitScenarioProgress | undefined {
  return progress.scenarioProgress[progress.currentScenarioIndex];
}

/** How many scenarios are completed. */
export function completedOf({ scenarioProgress }: KitProgress): number {
  return scenarioProgress.filter(({ status }) => status === 'completed').length;
}

/** What the one button of a track does: take up what is running, begin the track, go on with it. */
export function wayOnWords(progress: KitProgress): string {
  const running = (currentOf(progress)?.conversation ?? null) !== null;
  if (running) return 'Continue';
  return progress.status === 'not_started' ? 'Start' : 'Start next';
}
