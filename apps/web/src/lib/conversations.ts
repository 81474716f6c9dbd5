/** What several screens share about conversations: cache keys, the queries they have in common, and the one door through which a conversation begins. */
import type { Conversation, ConversationTotals } from '@parley/shared';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { planQuery } from '@/lib/plan';
import { kitKeys } from '@/lib/starter-kits';

/** Keys of the cache; everything that shows conversations lies under `all`. */
export const conversationKeys = {
  all: ['conversations'] as const,
  lists: ['conversations', 'list'] as const,
  totals: ['conversations', 'totals'] as const,
  progress: ['conversations', 'progress'] as const,
  detail: (id: string) => ['conversations', 'detail', id] as const,
};

export const scenarioKeys = { all: ['scenarios'] as const };

/** GET /conversations/totals: counts, scores and the average of all conversations, not only those shown. */
export const totalsQuery = () =>
  queryOptions({
    queryKey: conversationKeys.totals,
    queryFn: ({ signal }): Promise<ConversationTotals> => api.request('GET /conversations/totals', { signal }),
  });

/** How often a conversation is read again while its feedback is being made, in ms. */
const ANALYSIS_POLL_MS = 2000;

/** GET /conversations/{id}; asked again until the feedback is there while it is being made. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: conversationKeys.detail(id),
    queryFn: ({ signal }): Promise<Conversation> => api.request('GET /conversations/:id', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.isAnalysing === true ? ANALYSIS_POLL_MS : false),
  });

/** After a conversation has begun, ended or been abandoned: lists, totals, progress, best scores, tracks and credits are out of date. */
export async function refreshAfterChange(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: conversationKeys.lists }),
    client.invalidateQueries({ queryKey: conversationKeys.totals }),
    client.invalidateQueries({ queryKey: conversationKeys.progress }),
    client.invalidateQueries({ queryKey: scenarioKeys.all }),
    client.invalidateQueries({ queryKey: kitKeys.all }),
    client.invalidateQueries({ queryKey: planQuery().queryKey }),
  ]);
}

/** POST /conversations. The new conversation stands in the cache when its screen opens. A 402 leads to the prices by itself. */
export function useStartConversation(onStarted: (conversation: Conversation) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scenarioId: string): Promise<Conversation> =>
      api.request('POST /conversations', { body: { scenarioId } }),
    onSuccess(conversation) {
      client.setQueryData(conversationKeys.detail(conversation._id), conversation);
      void refreshAfterChange(client);
      onStarted(conversation);
    },
  });
}
