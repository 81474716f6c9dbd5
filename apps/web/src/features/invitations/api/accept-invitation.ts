import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { invitationQuery } from '@/lib/invitation';
import { planQuery } from '@/lib/plan';

/** POST /teams/invitations/:token/accept. With the seat comes another plan, so all that was read before is read again. */
export function useAcceptInvitation(token: string) {
  const client = useQueryClient();
  const { queryKey } = invitationQuery(token);
  return useMutation({
    mutationFn: () => api.request('POST /teams/invitations/:token/accept', { params: { token } }),
    onSuccess: () => {
      // It is used now: asking for it again would only be told so.
      void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    },
    // It may have been taken back, or the person be in a team, since the page was opened.
    onError: () =>
      Promise.all([queryKey, planQuery().queryKey].map((key) => client.invalidateQueries({ queryKey: key }))),
  });
}
