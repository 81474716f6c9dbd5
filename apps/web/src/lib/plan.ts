import type { Plan } from '@parley/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { useSession } from '@/lib/session';

/** GET /users/plan. Invalidate `planQuery().queryKey` after anything that uses a credit. */
export const planQuery = () =>
  queryOptions({
    queryKey: ['plan'],
    queryFn: ({ signal }): Promise<Plan> => api.request('GET /users/plan', { signal }),
  });

/** The plan of whoever is signed in; a failure is logged by the client and leaves `data` undefined (product §2.12). */
export function usePlan() {
  const { status } = useSession();
  return useQuery({ ...planQuery(), enabled: status === 'signed-in' });
}
