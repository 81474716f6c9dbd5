import type { ConversationSummary, ConversationTotals } from '@parley/shared';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { conversationKeys } from '@/lib/conversations';

const PAGE_SIZE = 25;

interface HistoryPage {
  readonly items: readonly ConversationSummary[];
  readonly nextCursor: string | null;
}

/** GET /conversations, newest first, page by page. */
export const historyQuery = () =>
  infiniteQueryOptions({
    queryKey: [...conversationKeys.lists, 'history'],
    async queryFn({ pageParam, signal }): Promise<HistoryPage> {
      const { items, page } = await api.list('GET /conversations', { signal, query: { limit: PAGE_SIZE, cursor: pageParam ?? undefined } });
      return { items, nextCursor: page.nextCursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

/** GET /conversations/totals: the footer's counts and the average of all completed conversations, not only those shown. */
export const totalsQuery = () =>
  queryOptions({
    queryKey: conversationKeys.totals,
    queryFn: ({ signal }): Promise<ConversationTotals> => api.request('GET /conversations/totals', { signal }),
  });
