import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { session } from '@/lib/session';

/** POST /users/reopen-account; what was refused while it was closed is asked for again (product §4.13). */
export function useReopenAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.request('POST /users/reopen-account'),
    onSuccess: async (user) => {
      session.replaceUser(user);
      await client.resetQueries();
    },
  });
}
