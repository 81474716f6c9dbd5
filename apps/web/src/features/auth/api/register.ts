import { useMutation } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { session } from '@/lib/session';
import { returnTo, sessionFlags } from '@/lib/storage';

/** POST /users; sets the welcome flag and stores user and token on success (product §4.1). */
export function useRegister() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /users'>) => api.request('POST /users', { body }),
    onSuccess: (user) => {
      returnTo.forget();
      sessionFlags.set('showWelcome');
      session.signIn(user);
    },
  });
}
