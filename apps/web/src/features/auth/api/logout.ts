import { api } from '@/lib/api';
import { leaveSignedOut } from '@/lib/session';

/**
 * Ends this session and forgets who was signed in (product §4.6). A server that can't be reached doesn't keep anybody signed
 * in: the client has logged the failure, and this device forgets.
 * @param path where it leads then
 */
export async function logout(path = '/'): Promise<void> {
  try {
    await api.request('POST /users/logout');
  } finally {
    leaveSignedOut(path);
  }
}
