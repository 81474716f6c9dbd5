import type { ConversationSummary, LibraryScenario } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api, type ApiList } from '@/lib/api';
import { conversationKeys, scenarioKeys } from '@/lib/conversations';

/** Enough for a streak of 30 days at six conversations a day; also the most that the server gives at once. */
const LATEST = 200;
/** How many scenarios are featured (product §7.6). */
const FEATURED = 4;
/** How many hard scenarios are looked through for one that is still untried. */
const HARD = 12;

/** GET /conversations: the latest, newest first. The dashboard lists 5 of them and counts the week and the streak from all. */
export const latestQuery = () =>
  queryOptions({
    queryKey: [...conversationKeys.lists, 'latest'],
    queryFn: async ({ signal }): Promise<ConversationSummary[]> =>
      (await api.list('GET /conversations', { signal, query: { limit: LATEST } })).items,
  });

/** GET /scenarios: the first 4, and how many there are in all. */
export const featuredQuery = () =>
  queryOptions({
    queryKey: [...scenarioKeys.all, 'featured'],
    queryFn: ({ signal }): Promise<ApiList<LibraryScenario[]>> =>
      api.list('GET /scenarios', { signal, query: { limit: FEATURED } }),
  });

/** GET /scenarios: hard ones, for 'Ready for a Challenge?'. */
export const hardQuery = () =>
  queryOptions({
    queryKey: [...scenarioKeys.all, 'hard'],
    queryFn: async ({ signal }): Promise<LibraryScenario[]> =>
      (await api.list('GET /scenarios', { signal, query: { difficulty: 'hard', limit: HARD } })).items,
  });
