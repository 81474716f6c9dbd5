/** The library, whole. */
import type { LibraryScenario } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scenarioKeys } from '@/lib/conversations';

/** More pages than this are never read: 5 of 200 scenarios. */
const PAGES_MAX = 5;

async function allScenarios(signal: AbortSignal): Promise<LibraryScenario[]> {
  const scenarios: LibraryScenario[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await api.list('GET /scenarios', { signal, query: { cursor } });
    scenarios.push(...answer.items);
    if (answer.page.nextCursor === null) break;
    cursor = answer.page.nextCursor;
  }
  return scenarios;
}

/** GET /scenarios, whole: the library is searched and filtered where it is read (product §8.5). */
export const scenariosQuery = () =>
  queryOptions({ queryKey: scenarioKeys.all, queryFn: ({ signal }) => allScenarios(signal) });
