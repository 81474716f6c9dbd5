import type { Membership } from '@parley/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { teamKeys } from '@/lib/team';

const membershipQuery = () =>
  queryOptions({
    queryKey: [...teamKeys.all, 'membership'],
    queryFn: ({ signal }): Promise<Membership | null> => api.request('GET /teams/membership', { signal }),
    // An admin may have changed it, or a conversation been completed, since.
    staleTime: 0,
  });

/** GET /teams/membership: one's own place in a team, and all that its admins see of one; null in none (product §18.12). */
export const useMembership = () => useQuery(membershipQuery());

/** PUT /teams/membership: whether the scores count in the leaderboard and in the averages. */
export function useShareScores() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scoresShared: boolean) => api.request('PUT /teams/membership', { body: { scoresShared } }),
    onSuccess: (membership) => client.setQueryData(membershipQuery().queryKey, membership),
    // The leaderboard is another one now; and somebody who has been removed meanwhile has nothing to share any more.
    onSettled: () => void client.invalidateQueries({ queryKey: teamKeys.all }),
  });
}

/** POST /teams/leave. With the seat goes its plan, so all that was read before is read again. */
export function useLeaveTeam() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request('POST /teams/leave'),
    onSuccess: () => {
      client.setQueryData(membershipQuery().queryKey, null);
      void client.invalidateQueries();
    },
  });
}
