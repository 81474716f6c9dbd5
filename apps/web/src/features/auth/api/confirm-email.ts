import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { session } from '@/lib/session';

/** POST /users/confirm-email; the user of this browser is brought up to date where the address is theirs. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => api.request('POST /users/confirm-email', { body: { token } }),
    onSuccess: ({ email }) => {
      const { user } = session.getState();
      if (user?.pendingEmail === email) session.replaceUser({ ...user, email, pendingEmail: null });
    },
  });
}
