import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** POST /unsubscribe/:token, without a sign-in; as often as one likes (product §15.7). */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) => api.request('POST /unsubscribe/:token', { params: { token } }),
  });
}
