import type { ConversationSummary, LibraryScenario } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api, type ApiList } from '@/lib/api';
import { conversationKeys, scenarioKeys } from '@/lib/conversations';

/** How many sessions are listed (product §7.4). */
const RECENT = 5;
/** How many scenarios are featured (product §7.6). */
const FEATURED = 4;
/** How many hard scenarios are looked through for one that is still untried. */
const HARD = 12;

/** GET /conversations: the 5 latest, newest first. */
export const latestQuery = () =>
  queryOptions({
    queryKey: [...conversationKeys.lists, 'latest'],
    queryFn: async ({ signal }): Promise<ConversationSummary[]> =>
      (await api.list('GET /conversations', { signal, query: { limit: RECENT } })).items,
  });

/** GET /conversations: the latest that is in progress; null where there is none. */
export const unfinishedQuery = () =>
  queryOptions({
    queryKey: [...conversationKeys.lists, 'unfinished'],
    queryFn: async ({ signal }): Promise<ConversationSummary | null> => {
      const query = { limit: 1, status: 'in_progress' } as const;
      return (await api.list('GET /conversations', { signal, query })).items[0] ?? null;
    },
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
