import type { Recommendation } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scenarioKeys } from '@/lib/conversations';

/** GET /recommendations: two or three, the most useful first. Read again wherever it is shown: each report changes it. */
export const recommendationsQuery = () =>
  queryOptions({
    queryKey: [...scenarioKeys.all, 'recommended'],
    queryFn: async ({ signal }): Promise<Recommendation[]> =>
      (await api.list('GET /recommendations', { signal })).items,
    staleTime: 0,
  });
