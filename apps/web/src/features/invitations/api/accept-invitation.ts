import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { invitationQuery } from '@/lib/invitation';

/** POST /teams/invitations/:token/accept. With the seat comes another plan, so all that was read before is read again. */
export function useAcceptInvitation(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request('POST /teams/invitations/:token/accept', { params: { token } }),
    onSuccess: () => {
      const { queryKey } = invitationQuery(token);
      // It is used now: asking for it again would only be told so.
      void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    },
  });
}
