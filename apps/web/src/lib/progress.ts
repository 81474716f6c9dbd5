import type { Progress } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { conversationKeys } from '@/lib/conversations';

/** GET /progress: skills by report, the days of practice, and the words worth repeating (product §7.12). */
export const progressQuery = () =>
  queryOptions({
    queryKey: conversationKeys.progress,
    queryFn: ({ signal }): Promise<Progress> => api.request('GET /progress', { signal }),
  });
