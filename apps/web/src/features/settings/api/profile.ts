import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api, type BodyOf } from '@/lib/api';
import { session } from '@/lib/session';

const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const user = await api.request('GET /users/profile', { signal });
      session.replaceUser(user);
      return user;
    },
    // The link to a new address is opened in another tab, or on another device.
    staleTime: 0,
  });

/** GET /users/profile: brings the stored user up to date, on opening the page and on coming back to it (product §4.7). */
export function useFreshProfile(): void {
  useQuery(profileQuery());
}

/** PUT /users/profile; the stored user is replaced (product §4.7). */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: BodyOf<'PUT /users/profile'>) => api.request('PUT /users/profile', { body }),
    onSuccess: (user) => session.replaceUser(user),
  });
}

/** DELETE /users/pending-email; the new address waits no more. @param onCancelled told also when what asked is gone by then */
export function useCancelEmailChange(onCancelled: () => void) {
  return useMutation({
    mutationFn: () => api.request('DELETE /users/pending-email'),
    onSuccess: () => {
      onCancelled();
      const { user } = session.getState();
      if (user !== null) session.replaceUser({ ...user, pendingEmail: null });
    },
  });
}
