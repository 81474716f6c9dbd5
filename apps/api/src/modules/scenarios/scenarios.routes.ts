/** The scenario library (product §8), and reading the scenarios of one's own (product §17.4). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { scenarioNotFound } from './scenarios.policy';
import { presentLibraryScenario, presentOwnScenario, presentWholeOwnScenario } from './scenarios.presenter';

export function scenarioHandlers({ database }: ApiDependencies): Handlers<'listScenarios' | 'getScenario'> {
  return {
    listScenarios: async ({ caller, query }) => {
      const { userId } = caller;
      const bestScores = database.conversations.bestScores(userId);
      if (query.scope === 'own') {
        const [{ scenarios, nextCursor, total }, best] = await Promise.all([
          database.ownScenarios.list({ userId, limit: query.limit, cursor: query.cursor }),
          bestScores,
        ]);
        return {
          data: scenarios.map((one) => presentOwnScenario(one, best.get(one.scenario.slug))),
          page: { nextCursor, total },
        };
      }
      const [{ scenarios, nextCursor, total }, best] = await Promise.all([database.scenarios.list(query), bestScores]);
      return {
        data: scenarios.map((one) => presentLibraryScenario(one, best.get(one.slug))),
        page: { nextCursor, total },
      };
    },

    getScenario: async ({ caller, params }) => {
      const [scenario, best] = await Promise.all([
        database.scenarios.find(params.id),
        database.conversations.bestScores(caller.userId),
      ]);
      if (scenario !== null) return presentLibraryScenario(scenario, best.get(scenario.slug));
      const own = await database.ownScenarios.find(params.id, caller.userId);
      if (own === null) throw scenarioNotFound();
      return presentWholeOwnScenario(own, best.get(own.scenario.slug));
    },
  };
}
