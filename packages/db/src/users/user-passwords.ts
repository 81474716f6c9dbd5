/**
 * New passwords, and the links that lead to them. Each change is one atomic write, so that of several at once one
 * succeeds, and it ends what an earlier password or an earlier address could still open (product §4.9, §4.10).
 */
import type { Model, mongo } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { RECORD_PROJECTION, toRecord, type UserDocument, type UserRecord } from './user-model';
import { ENDING_ALL_SESSIONS, endingOtherSessions, type RenewedSession, type SessionReference } from './user-sessions';

export interface UserPasswords {
  /**
   * Adds a link to the account of this address and forgets those that are over. Links sent before go on counting, the
   * newest {@link PASSWORD_RESETS_MAX} of them.
   * @param email in lower case
   * @returns null when no account has the address
   */
  addPasswordReset(
    email: string,
    link: { readonly tokenHash: string; readonly expiresAt: Date; readonly now: Date },
  ): Promise<UserRecord | null>;
  /** Whose link it is; null when it is nobody's, or over. */
  findByPasswordReset(tokenHash: string, now: Date): Promise<UserRecord | null>;
  /**
   * Gives the account of the link a new password, its first one too. Every link and session of the account ends, and an
   * address that waits is given up.
   * @returns null when the link is nobody's, or over: then nothing is changed
   */
  resetPassword(
    reset: { readonly tokenHash: string; readonly passwordHash: string; readonly now: Date },
    session?: Session,
  ): Promise<UserRecord | null>;
  /**
   * Replaces the password. Every other session ends, as do mailed links and an address that waits; this session goes on
   * until `expiresAt` with a new token.
   * @param hashes the one that was compared, and the new one
   * @returns null when the session has ended or the password was changed in between: then nothing is changed
   */
  changePassword(
    reference: SessionReference,
    hashes: { readonly from: string; readonly to: string },
    renewal: { readonly now: Date; readonly expiresAt: Date },
    session?: Session,
  ): Promise<RenewedSession | null>;
}

/** Above what one address is sent in an hour, tries of the mail server included. It bounds the account's document. */
export const PASSWORD_RESETS_MAX = 20;

/** What an earlier password, or whoever knew it, may have set going. */
const ENDING_LINKS = { passwordResets: [], pendingEmail: null } as const satisfies mongo.Document;

/** The account's identities, with `password` among them. */
const withPasswordIdentity = (now: Date): mongo.Document => ({
  $cond: [
    { $in: ['password', '$identities.provider'] },
    '$identities',
    {
      $concatArrays: ['$identities', [{ provider: 'password', subject: { $toString: '$_id' }, linkedAt: now }]],
    },
  ],
});

export function userPasswords(users: Model<UserDocument>): UserPasswords {
  const { collection } = users;
  const counting = (tokenHash: string, now: Date): mongo.Filter<mongo.Document> => ({
    // Named apart as well, since that is what the index is found by.
    'passwordResets.tokenHash': tokenHash,
    passwordResets: { $elemMatch: { tokenHash, expiresAt: { $gt: now } } },
  });
  const record = (found: mongo.Document | null): UserRecord | null => found && toRecord(found as UserDocument);

  return {
    async addPasswordReset(email, { tokenHash, expiresAt, now }) {
      // An account that a process of the release before opened, which may still run (decision 0014), has no list yet.
      const known = { $ifNull: ['$passwordResets', []] };
      const live = { $filter: { input: known, cond: { $gt: ['$$this.expiresAt', now] } } };
      const all = { $concatArrays: [live, [{ tokenHash: { $literal: tokenHash }, expiresAt }]] };
      const found = await collection.findOneAndUpdate(
        { email },
        [{ $set: { passwordResets: { $slice: [all, -PASSWORD_RESETS_MAX] } } }],
        { returnDocument: 'after', projection: RECORD_PROJECTION },
      );
      return record(found);
    },

    async findByPasswordReset(tokenHash, now) {
      return record(await collection.findOne(counting(tokenHash, now), { projection: RECORD_PROJECTION }));
    },

    async resetPassword({ tokenHash, passwordHash, now }, session) {
      const found = await collection.findOneAndUpdate(
        counting(tokenHash, now),
        [
          {
            $set: {
              ...ENDING_ALL_SESSIONS,
              ...ENDING_LINKS,
              passwordHash: { $literal: passwordHash },
              identities: withPasswordIdentity(now),
              updatedAt: now,
            },
          },
        ],
        { returnDocument: 'after', projection: RECORD_PROJECTION, ...(session && { session }) },
      );
      return record(found);
    },

    async changePassword({ userId, sessionId }, { from, to }, { now, expiresAt }, session) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const found = await collection.findOneAndUpdate(
        { _id, passwordHash: from, 'sessions.id': sessionId },
        [
          {
            $set: {
              ...endingOtherSessions(sessionId, { now, expiresAt }),
              ...ENDING_LINKS,
              passwordHash: { $literal: to },
              updatedAt: now,
            },
          },
        ],
        { returnDocument: 'after', projection: { _id: 0, tokenVersion: 1 }, ...(session && { session }) },
      );
      return found && { tokenVersion: Number(found['tokenVersion']) };
    },
  };
}
