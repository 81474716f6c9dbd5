import { api } from '@/lib/api';
import { navigateAway } from '@/lib/location';
import { session } from '@/lib/session';

/**
 * Revokes the token, forgets who was signed in and leaves for / with a full load, so that nothing stays in memory (product §4.6).
 * A server that can't be reached doesn't keep anybody signed in: the client has logged the failure, and this device forgets.
 */
export async function logout(): Promise<void> {
  try {
    await api.request('POST /users/logout');
  } finally {
    session.clear();
    navigateAway('/');
  }
}
