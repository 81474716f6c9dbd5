/** What several screens share about conversations: cache keys and the one door through which a conversation begins. */
import type { Conversation } from '@parley/shared';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { planQuery } from '@/lib/plan';

/** Keys of the cache; everything that shows conversations lies under `all`. */
export const conversationKeys = {
  all: ['conversations'] as const,
  lists: ['conversations', 'list'] as const,
  totals: ['conversations', 'totals'] as const,
  detail: (id: string) => ['conversations', 'detail', id] as const,
};

export const scenarioKeys = { all: ['scenarios'] as const };

/** After a conversation has begun, ended or been abandoned: lists, totals, best scores and credits are out of date. */
export async function refreshAfterChange(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: conversationKeys.lists }),
    client.invalidateQueries({ queryKey: conversationKeys.totals }),
    client.invalidateQueries({ queryKey: scenarioKeys.all }),
    client.invalidateQueries({ queryKey: planQuery().queryKey }),
  ]);
}

/** POST /conversations. The new conversation stands in the cache when its screen opens. A 402 leads to the prices by itself. */
export function useStartConversation(onStarted: (conversation: Conversation) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scenarioId: string): Promise<Conversation> => api.request('POST /conversations', { body: { scenarioId } }),
    onSuccess(conversation) {
      client.setQueryData(conversationKeys.detail(conversation._id), conversation);
      void refreshAfterChange(client);
      onStarted(conversation);
    },
  });
}
