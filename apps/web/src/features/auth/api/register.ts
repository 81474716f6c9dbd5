import { useMutation } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { forgetUnlessInvited } from '@/lib/invitation';
import { session } from '@/lib/session';
import { sessionFlags } from '@/lib/storage';

/** POST /users; sets the welcome flag and stores user and token on success (product §4.1). */
export function useRegister() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /users'>) => api.request('POST /users', { body }),
    onSuccess: (user) => {
      forgetUnlessInvited();
      sessionFlags.set('showWelcome');
      session.signIn(user);
    },
  });
}
