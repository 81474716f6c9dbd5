/** Signed-in devices: begun by signing in, named by a token, in use until they are ended (product §4.5, §4.11). */
import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Database, SessionReference, TokenReference, UserRecord, UserSessions } from '@parley/db';
import { AppError } from '@parley/shared';
import type { Caller } from '../contract/handler';
import { deviceInWords } from './device';
import { signToken, tokenEnd, tokenKey } from './tokens';

export interface SessionsParts {
  readonly database: Database;
  readonly jwtSecret: string;
  readonly clock: () => Date;
}

export interface Sessions {
  /**
   * Signs the person in on the device that makes the request, and answers the token.
   * @param user as read when they proved who they are
   * @throws AppError unauthenticated when all sessions were ended since (another password, say)
   */
  begin(user: UserRecord, req: Request): Promise<string>;
  /**
   * Lets the caller's session go on for as long as a new one, with the token that is answered.
   * @throws AppError unauthenticated when it has ended in between
   */
  renew(caller: SessionReference): Promise<string>;
  /**
   * Ends every session but the caller's, which goes on with the token that is answered.
   * @param end does it in one write, where something else belongs into the same
   * @throws AppError unauthenticated when it has ended in between
   */
  keepOnly(caller: SessionReference, end?: UserSessions['endOtherSessions']): Promise<string>;
  /**
   * The session that a token names, where both still count: one indexed read, and every few minutes a write.
   * @returns null where they don't
   */
  find(token: TokenReference): Promise<Caller | null>;
}

/** How old the note of when a device was last seen may become while it is in use. */
export const SEEN_EVERY_MS = 5 * 60 * 1000;

export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

export function createSessions({ database: { users }, jwtSecret, clock }: SessionsParts): Sessions {
  const key = tokenKey(jwtSecret);

  const goOn = async (
    { userId, sessionId }: SessionReference,
    renew: UserSessions['endOtherSessions'],
  ): Promise<string> => {
    const now = clock();
    const renewed = await renew({ userId, sessionId }, { now, expiresAt: tokenEnd(now) });
    if (!renewed) throw new AppError('unauthenticated', SESSION_ENDED);
    return signToken(key, { userId, sessionId, tokenVersion: renewed.tokenVersion }, now);
  };

  return {
    async begin({ id: userId, tokenVersion }, req) {
      const now = clock();
      const sessionId = randomUUID();
      const begun = await users.beginSession(
        { id: userId, tokenVersion },
        {
          id: sessionId,
          device: deviceInWords(req.get('user-agent')),
          createdAt: now,
          lastSeenAt: now,
          expiresAt: tokenEnd(now),
        },
      );
      if (!begun) throw new AppError('unauthenticated', SESSION_ENDED);
      return signToken(key, { userId, tokenVersion, sessionId }, now);
    },

    renew: (caller) => goOn(caller, (session, renewal) => users.renewSession(session, renewal)),

    keepOnly: (caller, end = (session, renewal) => users.endOtherSessions(session, renewal)) => goOn(caller, end),

    async find({ userId, tokenVersion, sessionId }) {
      const session = await users.findTokenSession({ userId, tokenVersion, sessionId });
      if (!session) return null;
      const now = clock();
      const unlessSince = new Date(now.getTime() - SEEN_EVERY_MS);
      if (session.lastSeenAt <= unlessSince) await users.noteSeen({ userId, sessionId }, { now, unlessSince });
      return { userId, sessionId, isClosing: session.isClosing };
    },
  };
}
