/** What several screens share about learning tracks: what they are, and where one is on each of them. */
import type { KitProgressRow, TrackContent } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** Keys of the cache; everything about tracks lies under `all`. */
export const kitKeys = {
  all: ['starter-kits'] as const,
  list: ['starter-kits', 'list'] as const,
  progress: ['starter-kits', 'my-progress'] as const,
  detail: (slug: string) => ['starter-kits', 'detail', slug] as const,
};

/** GET /starter-kits: the tracks themselves, which change with a release only. */
export const tracksQuery = () =>
  queryOptions({
    queryKey: kitKeys.list,
    queryFn: async ({ signal }): Promise<TrackContent[]> => (await api.list('GET /starter-kits', { signal })).items,
  });

/** GET /starter-kits/my-progress: one row a track, in the tracks' order. */
export const kitProgressQuery = () =>
  queryOptions({
    queryKey: kitKeys.progress,
    queryFn: async ({ signal }): Promise<KitProgressRow[]> =>
      (await api.list('GET /starter-kits/my-progress', { signal })).items,
  });

export function trackPath(slug: string): string {
  return `/learning-tracks/${encodeURIComponent(slug)}`;
}
