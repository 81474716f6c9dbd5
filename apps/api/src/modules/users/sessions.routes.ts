/** Signed-in devices: listed, and signed out (product §4.6, §4.11). */
import type { UserSession } from '@parley/db';
import { AppError, type DeviceSession } from '@parley/shared';
import type { Caller, Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';

export function sessionHandlers({
  database: { users },
  clock,
}: ApiDependencies): Handlers<'logout' | 'logoutEverywhere' | 'listSessions' | 'endSession'> {
  return {
    logout: async ({ caller }) => {
      await users.endSession(caller);
      return { revoked: true };
    },

    logoutEverywhere: async ({ caller }) => {
      await users.endAllSessions(caller.userId, clock());
      return { revoked: true };
    },

    listSessions: async ({ caller }) => {
      const sessions = await users.listSessions(caller.userId, clock());
      return sessions.map((session) => presentDevice(session, caller));
    },

    endSession: async ({ caller: { userId }, params: { id: sessionId } }) => {
      if (!(await users.endSession({ userId, sessionId })))
        throw new AppError('not_found', 'This device is not signed in any more');
      return { revoked: true };
    },
  };
}

function presentDevice({ id, device, lastSeenAt, createdAt }: UserSession, { sessionId }: Caller): DeviceSession {
  return {
    _id: id,
    device,
    lastSeenAt: lastSeenAt.toISOString(),
    createdAt: createdAt.toISOString(),
    current: id === sessionId,
  };
}
