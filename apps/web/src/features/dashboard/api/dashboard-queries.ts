import type { ConversationSummary, ConversationTotals, LibraryScenario } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api, type ApiList } from '@/lib/api';
import { conversationKeys, scenarioKeys } from '@/lib/conversations';

/** S1 §9: 5 recent sessions, 4 featured scenarios. */
const RECENT = 5;
const FEATURED = 4;

/** GET /conversations: the 5 most recent. */
export const recentQuery = () =>
  queryOptions({
    queryKey: [...conversationKeys.lists, 'recent'],
    queryFn: async ({ signal }): Promise<ConversationSummary[]> => (await api.list('GET /conversations', { signal, query: { limit: RECENT } })).items,
  });

/** GET /conversations/totals. */
export const totalsQuery = () =>
  queryOptions({
    queryKey: conversationKeys.totals,
    queryFn: ({ signal }): Promise<ConversationTotals> => api.request('GET /conversations/totals', { signal }),
  });

/** GET /scenarios: the first 4, and how many there are in all. */
export const featuredQuery = () =>
  queryOptions({
    queryKey: [...scenarioKeys.all, 'featured'],
    queryFn: ({ signal }): Promise<ApiList<LibraryScenario[]>> => api.list('GET /scenarios', { signal, query: { limit: FEATURED } }),
  });
