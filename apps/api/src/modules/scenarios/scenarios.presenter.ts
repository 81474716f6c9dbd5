/** What of a scenario leaves the server (product §8.2): the card, and for its owner how it came to be. Never what the stakeholder hides. */
import type { OwnScenarioRecord } from '@parley/db';
import type { LibraryScenario, Scenario } from '@parley/shared';

/** @param best the caller's best score on it (0-10) */
export function presentLibraryScenario(scenario: Scenario, best: number | undefined): LibraryScenario {
  return { ...scenario, bestScore: best ?? null, own: null };
}

/** @param best the caller's best score on it (0-10) */
export function presentOwnScenario(
  { scenario, content, origin, createdAt, updatedAt }: OwnScenarioRecord,
  best: number | undefined,
): LibraryScenario {
  const { from, templateId, engine, model, notice } = origin;
  return {
    ...scenario,
    bestScore: best ?? null,
    own: {
      origin: { from, templateId, engine, model, notice },
      opening: content.opening,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
  };
}
