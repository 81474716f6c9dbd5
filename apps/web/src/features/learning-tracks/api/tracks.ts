import type { KitDetail, NextStarted } from '@parley/shared';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { refreshAfterChange } from '@/lib/conversations';
import { kitKeys } from '@/lib/starter-kits';

/** GET /starter-kits/{slug}: one track, its scenarios and where one is on it. */
export const trackQuery = (slug: string) =>
  queryOptions({
    queryKey: kitKeys.detail(slug),
    queryFn: ({ signal }): Promise<KitDetail> => api.request('GET /starter-kits/:slug', { params: { slug }, signal }),
  });

/** POST /starter-kits/{slug}/start-next. Also where it is refused the track is read again: another tab may have gone on. A 402 leads to the prices by itself. */
export function useStartNext(slug: string, onStarted: (conversationId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<NextStarted> => api.request('POST /starter-kits/:slug/start-next', { params: { slug } }),
    onSuccess: ({ conversation }) => onStarted(conversation._id),
    onSettled: () => void refreshAfterChange(client),
  });
}
