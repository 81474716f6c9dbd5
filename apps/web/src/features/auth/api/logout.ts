import { api } from '@/lib/api';
import { leaveSignedOut } from '@/lib/session';

/**
 * Ends this session and forgets who was signed in (product §4.6). A server that can't be reached doesn't keep anybody signed
 * in: the client has logged the failure, and this device forgets.
 */
export async function logout(): Promise<void> {
  try {
    await api.request('POST /users/logout');
  } finally {
    leaveSignedOut();
  }
}
