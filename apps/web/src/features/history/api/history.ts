import type { ConversationSummary } from '@parley/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
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
      const { items, page } = await api.list('GET /conversations', {
        signal,
        query: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      });
      return { items, nextCursor: page.nextCursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
