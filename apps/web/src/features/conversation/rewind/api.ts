/** The practice branches of a conversation over HTTP (decision 0009). */
import type { BranchList, Comparison, Conversation } from '@parley/shared';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { conversationKeys } from '@/lib/conversations';

const branchesKey = (id: string) => [...conversationKeys.detail(id), 'branches'] as const;

/** GET /conversations/{id}/branches */
export const branchesQuery = (id: string) =>
  queryOptions({
    queryKey: branchesKey(id),
    queryFn: ({ signal }): Promise<BranchList> =>
      api.request('GET /conversations/:id/branches', { params: { id }, signal }),
  });

/** GET /conversations/{id}/branches/{branchId}/comparison, made anew whenever either side has gone on. */
export const comparisonQuery = ({ _id: id, status, messages }: Conversation, branchId: string, answered: number) =>
  queryOptions({
    queryKey: [...branchesKey(id), branchId, 'comparison', answered, messages.length, status],
    queryFn: ({ signal }): Promise<Comparison> =>
      api.request('GET /conversations/:id/branches/:branchId/comparison', { params: { id, branchId }, signal }),
    enabled: answered > 0,
    placeholderData: keepPreviousData,
  });

/** POST /conversations/{id}/branches. The branch stands in the cache when its page opens. */
export function useBeginBranch(id: string, onBegun: (branch: Conversation) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageNumber: number): Promise<Conversation> =>
      api.request('POST /conversations/:id/branches', { params: { id }, body: { messageNumber } }),
    onSuccess(branch) {
      client.setQueryData(conversationKeys.detail(branch._id), branch);
      onBegun(branch);
    },
    onSettled: () => client.invalidateQueries({ queryKey: branchesKey(id), exact: true }),
  });
}
