import { useMutation } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { session } from '@/lib/session';

/** PUT /users/profile; the stored user is replaced (product §4.7). */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: BodyOf<'PUT /users/profile'>) => api.request('PUT /users/profile', { body }),
    onSuccess: (user) => session.replaceUser(user),
  });
}
