/**
 * Signed-in devices, kept in the account itself: whether a token counts is one read over the primary key, and ending
 * sessions is one atomic write, of which every process knows at its next read (product §4.5, §4.6, §4.11).
 */
import type { Model, mongo } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import type { UserDocument, UserSession } from './user-model';

export interface SessionReference {
  readonly userId: string;
  readonly sessionId: string;
}

export interface TokenReference extends SessionReference {
  readonly tokenVersion: number;
}

export interface TokenSession extends Pick<UserSession, 'lastSeenAt'> {
  /** The account is closed, and can still be reopened (product §4.13). */
  readonly isClosing: boolean;
}

/** How a session goes on: seen now, and until when. */
export interface Renewal {
  readonly now: Date;
  readonly expiresAt: Date;
}

export interface RenewedSession {
  /** What the session's next token has to be signed under. */
  readonly tokenVersion: number;
}

export interface UserSessions {
  /**
   * Adds a session, forgets those that have run out and, past {@link SESSIONS_MAX}, ends the one unseen for longest.
   * @param account as it was when the person proved who they are
   * @returns false when all sessions were ended since then: what was proved no longer counts
   */
  beginSession(
    account: { readonly id: string; readonly tokenVersion: number },
    begun: UserSession,
    session?: Session,
  ): Promise<boolean>;
  /** One read over the primary key: the account exists, the version is current and the session has not ended. */
  findTokenSession(token: TokenReference): Promise<TokenSession | null>;
  /** Notes that the session is in use, unless that was noted after `unlessSince` already. */
  noteSeen(session: SessionReference, seen: { readonly now: Date; readonly unlessSince: Date }): Promise<void>;
  /** Those that count at `now`, the one seen last first. */
  listSessions(userId: string, now: Date): Promise<readonly UserSession[]>;
  /** @returns false when the account has no such session */
  endSession(session: SessionReference): Promise<boolean>;
  /** Ends every session of the account, and every token that was ever signed for it. */
  endAllSessions(userId: string, now: Date): Promise<void>;
  /** Lets the session go on until `expiresAt`. @returns null when it has ended */
  renewSession(session: SessionReference, renewal: Renewal): Promise<RenewedSession | null>;
  /**
   * Ends every session but this one, and every token, this one's included: it goes on until `expiresAt` with a new one.
   * @returns null when the session has ended already; nothing is changed then
   */
  endOtherSessions(session: SessionReference, renewal: Renewal): Promise<RenewedSession | null>;
}

/** As many devices as an account may be signed in on. It bounds the document that every request reads. */
export const SESSIONS_MAX = 50;

/**
 * Ends every session and token of the account: fields of a `$set` in an update by pipeline, for one that does something
 * else as well. Values beside them want `$literal`: MongoDB reads a text that begins with `$`, as every password hash
 * does, as the name of a field.
 */
export const ENDING_ALL_SESSIONS = {
  sessions: [],
  tokenVersion: { $add: ['$tokenVersion', 1] },
} as const satisfies mongo.Document;

/** As {@link ENDING_ALL_SESSIONS}, but for one session, which goes on with a new token. */
export function endingOtherSessions(sessionId: string, { now, expiresAt }: Renewal): mongo.Document {
  const kept = { $filter: { input: '$sessions', cond: { $eq: ['$$this.id', { $literal: sessionId }] } } };
  return {
    sessions: { $map: { input: kept, in: { $mergeObjects: ['$$this', { lastSeenAt: now, expiresAt }] } } },
    tokenVersion: { $add: ['$tokenVersion', 1] },
  };
}

export function userSessions(users: Model<UserDocument>): UserSessions {
  const { collection } = users;
  return {
    async beginSession({ id, tokenVersion }, begun, session) {
      const _id = toObjectId(id);
      if (!_id) return false;
      // An account that a process of the release before opened, which may still run (decision 0014), has no list yet.
      const known = { $ifNull: ['$sessions', []] };
      const live = { $filter: { input: known, cond: { $gt: ['$$this.expiresAt', begun.createdAt] } } };
      // `$literal`, since what a device calls itself is not to be read as an expression.
      const all = { $concatArrays: [live, [{ $literal: begun }]] };
      const { matchedCount } = await collection.updateOne(
        { _id, tokenVersion },
        [
          {
            $set: {
              sessions: { $slice: [{ $sortArray: { input: all, sortBy: { lastSeenAt: 1 } } }, -SESSIONS_MAX] },
            },
          },
        ],
        session ? { session } : {},
      );
      return matchedCount === 1;
    },

    async findTokenSession({ userId, tokenVersion, sessionId }) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const found = await collection.findOne<Pick<UserDocument, 'sessions' | 'closing'>>(
        { _id, tokenVersion, 'sessions.id': sessionId },
        { projection: { _id: 0, sessions: { $elemMatch: { id: sessionId } }, closing: 1 } },
      );
      const [session] = found?.sessions ?? [];
      return session ? { lastSeenAt: session.lastSeenAt, isClosing: Boolean(found?.closing) } : null;
    },

    async noteSeen({ userId, sessionId }, { now, unlessSince }) {
      const _id = toObjectId(userId);
      if (!_id) return;
      await collection.updateOne(
        { _id, sessions: { $elemMatch: { id: sessionId, lastSeenAt: { $lte: unlessSince } } } },
        { $set: { 'sessions.$.lastSeenAt': now } },
      );
    },

    async listSessions(userId, now) {
      const _id = toObjectId(userId);
      if (!_id) return [];
      const found = await collection.findOne<Pick<UserDocument, 'sessions'>>(
        { _id },
        { projection: { _id: 0, sessions: 1 } },
      );
      return (found?.sessions ?? [])
        .filter(({ expiresAt }) => expiresAt > now)
        .toSorted((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
    },

    async endSession({ userId, sessionId }) {
      const _id = toObjectId(userId);
      if (!_id) return false;
      const { modifiedCount } = await users.updateOne({ _id }, { $pull: { sessions: { id: sessionId } } });
      return modifiedCount === 1;
    },

    async endAllSessions(userId, now) {
      const _id = toObjectId(userId);
      if (!_id) return;
      await collection.updateOne({ _id }, [{ $set: { ...ENDING_ALL_SESSIONS, updatedAt: now } }]);
    },

    async renewSession({ userId, sessionId }, { now, expiresAt }) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const user = await collection.findOneAndUpdate(
        { _id, 'sessions.id': sessionId },
        { $set: { 'sessions.$.lastSeenAt': now, 'sessions.$.expiresAt': expiresAt } },
        { projection: { _id: 0, tokenVersion: 1 } },
      );
      return user && { tokenVersion: Number(user['tokenVersion']) };
    },

    async endOtherSessions({ userId, sessionId }, renewal) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const user = await collection.findOneAndUpdate(
        { _id, 'sessions.id': sessionId },
        [{ $set: { ...endingOtherSessions(sessionId, renewal), updatedAt: renewal.now } }],
        { returnDocument: 'after', projection: { _id: 0, tokenVersion: 1 } },
      );
      return user && { tokenVersion: Number(user['tokenVersion']) };
    },
  };
}
