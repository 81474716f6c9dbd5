import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api';

/** Of everything that is read about a team: its figures, its members, what it is asked to practise. */
export const teamKeys = { all: ['team'] } as const;

const isAnswered = (error: unknown, ...statuses: readonly number[]): boolean =>
  error instanceof ApiError && error.fromServer && statuses.includes(error.status);

/** Whether an error is the server's no to somebody who is not, or no longer, an admin of a running team (product §18.9). */
export const isNoAdmin = (error: unknown): boolean => isAnswered(error, 403);

/** Reads anew what is shown of the team. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: teamKeys.all });
}

/**
 * A change of the team by one of its admins. Once it is through, or refused because the page was behind the times (rights
 * taken away, a member gone, the last seat taken), everything shown of the team is read anew (product §18.9).
 */
export function useTeamChange<Asked, Answer>(change: (asked: Asked) => Promise<Answer>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: change,
    onSuccess: refresh,
    onError: (error) => (isAnswered(error, 403, 404, 409) ? refresh() : undefined),
  });
}

/** A file made of the team's figures; refused for want of rights, the page learns of it. */
export function useTeamFile<Answer>(make: () => Promise<Answer>) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: make,
    onError: (error) => (isNoAdmin(error) ? refresh() : undefined),
  });
}
