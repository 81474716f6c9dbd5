/** What to practise next (product §22). */
import { tracks } from '@parley/content';
import { PAGE_LIMIT_MAX, RECENT_REPORTS } from '@parley/shared';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { presentLibraryScenario } from '../scenarios/scenarios.presenter';
import { isCompleted } from '../starter-kits/kit-progress';
import { recommend, type Practice } from './recommend';

export function recommendationHandlers({ database }: ApiDependencies): Handlers<'listRecommendations'> {
  return {
    listRecommendations: async ({ caller }) => {
      const [{ scenarios: library }, recent] = await Promise.all([
        database.scenarios.list({ limit: PAGE_LIMIT_MAX }),
        database.conversations.recentReports(caller.userId, RECENT_REPORTS),
      ]);
      const attempts = await database.conversations.scenarioAttempts(
        caller.userId,
        library.map(({ slug }) => slug),
      );
      const best = new Map([...attempts].flatMap(([slug, one]) => (one.best === null ? [] : [[slug, one.best.score]])));
      const running = new Set([...attempts].flatMap(([slug, { runningId }]) => (runningId === null ? [] : [slug])));
      const onTheirWay = tracks.flatMap(({ name, scenarios: slugs }): Practice<never>['tracks'][number][] => {
        const place = slugs.findIndex((slug) => !isCompleted(attempts.get(slug)));
        const current = slugs[place];
        const begun = slugs.some((slug) => isCompleted(attempts.get(slug)));
        return begun && current !== undefined ? [{ name, slugs, current, place: place + 1 }] : [];
      });
      const found = recommend({ library, recent, best, running, tracks: onTheirWay });
      return {
        data: found.map(({ scenario, kind, text }) => ({
          scenario: presentLibraryScenario(scenario, best.get(scenario.slug)),
          reason: { kind, text },
        })),
        page: { nextCursor: null, total: found.length },
      };
    },
  };
}
