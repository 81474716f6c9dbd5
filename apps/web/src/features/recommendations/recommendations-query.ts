import type { Recommendation } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scenarioKeys } from '@/lib/conversations';

/** GET /recommendations: two or three, the most useful first. Read again where it is shown anew: each report changes it. */
export const recommendationsQuery = () =>
  queryOptions({
    queryKey: [...scenarioKeys.all, 'recommended'],
    queryFn: async ({ signal }): Promise<Recommendation[]> =>
      (await api.list('GET /recommendations', { signal })).items,
    // Long enough that a page does not ask again for what was fetched ahead of it (ms).
    staleTime: 5000,
  });
