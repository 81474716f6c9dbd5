import { useMutation } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { session } from '@/lib/session';

/** POST /users/login; stores user and token on success. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: BodyOf<'POST /users/login'>) => api.request('POST /users/login', { body }),
    onSuccess: (user) => session.signIn(user),
  });
}
