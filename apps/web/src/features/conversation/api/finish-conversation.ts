import type { Conversation } from '@parley/shared';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api';
import { conversationKeys, refreshAfterChange } from '@/lib/conversations';

async function end(id: string): Promise<Conversation> {
  try {
    return (await api.request('POST /conversations/:id/end', { params: { id } })).conversation;
  } catch (error) {
    // No answer does not mean that nothing happened: the analysis may be under way, or done.
    if (!(error instanceof ApiError) || error.fromServer) throw error;
    const conversation = await api.request('GET /conversations/:id', { params: { id } });
    if (conversation.status === 'in_progress' && !conversation.isAnalysing) throw error;
    return conversation;
  }
}

/** POST /conversations/{id}/end. Where the answer is lost, the conversation itself says what became of it. */
export function useEndConversation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => end(id),
    onSuccess(conversation) {
      client.setQueryData(conversationKeys.detail(id), conversation);
      return refreshAfterChange(client);
    },
  });
}

/** POST /conversations/{id}/abandon. Answers whether the session came back. */
export function useAbandonConversation(id: string, onAbandoned: (creditReturned: boolean) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request('POST /conversations/:id/abandon', { params: { id } }),
    onSuccess({ conversation, creditReturned }) {
      client.setQueryData(conversationKeys.detail(id), conversation);
      void refreshAfterChange(client);
      onAbandoned(creditReturned);
    },
  });
}
