/** Asking for a link to a new password, from the login and, for a first one, from the settings (product §4.9). */
import { useMutation } from '@tanstack/react-query';
import { api } from '@/lib/api';

/** POST /users/forgot-password. The answer is the same whether or not the address has an account. */
export function useAskForPasswordLink() {
  return useMutation({
    mutationFn: (email: string) => api.request('POST /users/forgot-password', { body: { email } }),
  });
}
