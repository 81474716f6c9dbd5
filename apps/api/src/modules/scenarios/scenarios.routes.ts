/** The scenario library (product §8). */
import { AppError } from '@parley/shared';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';

export function scenarioHandlers({ database }: ApiDependencies): Handlers<'listScenarios' | 'getScenario'> {
  return {
    listScenarios: async ({ caller, query }) => {
      const [{ scenarios, nextCursor, total }, best] = await Promise.all([
        database.scenarios.list(query),
        database.conversations.bestScores(caller.userId),
      ]);
      return {
        data: scenarios.map((scenario) => ({ ...scenario, bestScore: best.get(scenario.slug) ?? null })),
        page: { nextCursor, total },
      };
    },

    getScenario: async ({ caller, params }) => {
      const [scenario, best] = await Promise.all([
        database.scenarios.find(params.id),
        database.conversations.bestScores(caller.userId),
      ]);
      if (!scenario) throw new AppError('not_found', 'Scenario not found');
      return { ...scenario, bestScore: best.get(scenario.slug) ?? null };
    },
  };
}
