import { useMutation } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { session } from '@/lib/session';

/** POST /users/reset-password. Every session of the account has ended, one in this browser too: it forgets who was signed in. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /users/reset-password'>) => api.request('POST /users/reset-password', { body }),
    onSuccess: () => session.clear(),
  });
}
