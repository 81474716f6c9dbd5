import type { Conversation } from '@parley/shared';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { conversationKeys } from '@/lib/conversations';

/** How often a conversation is read again while its feedback is being made, in ms. */
const ANALYSIS_POLL_MS = 2000;

/** GET /conversations/{id}; asked again until the feedback is there while it is being made. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: conversationKeys.detail(id),
    queryFn: ({ signal }): Promise<Conversation> => api.request('GET /conversations/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.isAnalysing === true ? ANALYSIS_POLL_MS : false),
  });
