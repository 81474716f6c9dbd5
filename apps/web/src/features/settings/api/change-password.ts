import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { session } from '@/lib/session';
import { devicesQuery } from './devices';

/** POST /users/change-password; this session goes on with the new token, the other devices are signed out (product §4.10). */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'POST /users/change-password'>) => api.request('POST /users/change-password', { body }),
    onSuccess: async ({ token }) => {
      session.replaceToken(token);
      await client.invalidateQueries(devicesQuery());
    },
  });
}
