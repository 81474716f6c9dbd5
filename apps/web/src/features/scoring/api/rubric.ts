import type { Rubric } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** A rubric changes with a release only, ms. */
const FRESH_MS = 300_000;

/** GET /rubrics/{version}: '1.0', or 'current' for the one that scores today. */
export const rubricQuery = (version: string) =>
  queryOptions({
    queryKey: ['rubrics', version],
    queryFn: ({ signal }): Promise<Rubric> => api.request('GET /rubrics/:version', { params: { version }, signal }),
    staleTime: FRESH_MS,
  });
