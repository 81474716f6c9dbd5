/** The invitation to a team that somebody follows, also while they sign in or register for it (product §18.12). */
import type { Invitation } from '@parley/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { returnTo } from '@/lib/storage';

const PATH = /^\/invitations\/([\w.~-]+)$/;

/** GET /teams/invitations/:token; 404 for one that was used, taken back or is over. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ signal }): Promise<Invitation> =>
      api.request('GET /teams/invitations/:token', { signal, params: { token } }),
    // Whoever keeps the page open may be about to fill in a form from it.
    refetchOnWindowFocus: false,
  });

export const useInvitation = (token: string) => useQuery(invitationQuery(token));

/** The token of the invitation that is to be accepted after signing in; null where it is about something else. */
const awaitedToken = (): string | null => PATH.exec(returnTo.path() ?? '')?.[1] ?? null;

/** The invitation that somebody signs in, or registers, to accept. Nothing of it is known while `isLoading`. */
export function useAwaitedInvitation(): { readonly invitation: Invitation | undefined; readonly isLoading: boolean } {
  const token = awaitedToken();
  const { data, isLoading } = useQuery({ ...invitationQuery(token ?? ''), enabled: token !== null });
  return { invitation: data, isLoading };
}

/** Newcomers begin at the dashboard, wherever they wanted to go (product §4.1), but for an invitation they came to accept. */
export function forgetUnlessInvited(): void {
  if (awaitedToken() === null) returnTo.forget();
}
