import type { CreditLine } from '@parley/shared';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '@/lib/api';

const PAGE_SIZE = 10;

interface CreditPage {
  readonly items: readonly CreditLine[];
  readonly nextCursor: string | null;
}

/** GET /users/credits, newest first, page by page (product §5.4). */
export const creditsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['credits'],
    async queryFn({ pageParam, signal }): Promise<CreditPage> {
      const { items, page } = await api.list('GET /users/credits', {
        signal,
        query: { limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      });
      return { items, nextCursor: page.nextCursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    // A conversation may have been begun since.
    staleTime: 0,
  });

export const useCredits = () => useInfiniteQuery(creditsQuery());
