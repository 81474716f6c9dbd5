/** Scenarios of one's own on the server (product §17.4). */
import type { LibraryScenario } from '@parley/shared';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scenarioKeys } from '@/lib/conversations';
import { useDeletion } from './deletion';

const PAGE_SIZE = 25;
const OWN = [...scenarioKeys.all, 'own'] as const;

interface OwnScenarioPage {
  readonly items: readonly LibraryScenario[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/** GET /scenarios?scope=own, newest first, page by page. */
export const ownScenariosQuery = () =>
  infiniteQueryOptions({
    queryKey: OWN,
    async queryFn({ pageParam, signal }): Promise<OwnScenarioPage> {
      const { items, page } = await api.list('GET /scenarios', {
        signal,
        query: { scope: 'own', limit: PAGE_SIZE, cursor: pageParam ?? undefined },
      });
      return { items, nextCursor: page.nextCursor, total: page.total ?? items.length };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });

/** DELETE, and what takes it back. */
export const useDeleteScenario = (onDeleted: () => void) =>
  useDeletion(
    {
      remove: (id) => api.request('DELETE /scenarios/:id', { params: { id } }),
      restore: (id) => api.request('POST /scenarios/:id/restore', { params: { id } }),
      queryKey: OWN,
      noun: 'scenario',
    },
    onDeleted,
  );
