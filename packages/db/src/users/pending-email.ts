/** Another address for an account, which waits until the link mailed to it is opened (product §4.7). */
import type { Model } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { RECORD_PROJECTION, toRecord, type UserDocument, type UserRecord } from './user-model';

export interface PendingEmails {
  /** Makes the address wait, in place of one that waited. @param email in lower case */
  requestEmailChange(
    userId: string,
    request: { readonly email: string; readonly now: Date; readonly expiresAt: Date },
    session?: Session,
  ): Promise<UserRecord | null>;
  /**
   * Adds a link to the address that waits. Links sent before go on counting, the newest {@link CONFIRMATIONS_MAX}.
   * @returns null when this address does not wait any more
   */
  addEmailConfirmation(
    userId: string,
    link: { readonly email: string; readonly tokenHash: string; readonly now: Date },
  ): Promise<UserRecord | null>;
  /** Whose link it is; null when it is nobody's, or over. */
  findByEmailConfirmation(tokenHash: string, now: Date): Promise<UserRecord | null>;
  /**
   * The address that waits becomes the account's; links to a new password that were mailed to the old one end.
   * @returns null when the link is nobody's, or over: then nothing is changed
   * @throws MongoDB's duplicate key error on `email` when the address is another account's by now
   */
  confirmEmail(tokenHash: string, now: Date): Promise<UserRecord | null>;
  /** Gives up the address that waits, and its links. Repeating it changes nothing. */
  cancelEmailChange(userId: string, now: Date): Promise<void>;
}

/** Above the tries of a mail server that says no. It bounds the account's document. */
export const CONFIRMATIONS_MAX = 20;

export function pendingEmails(users: Model<UserDocument>): PendingEmails {
  const { collection } = users;
  const after = { returnDocument: 'after', projection: RECORD_PROJECTION } as const;
  const counting = (tokenHash: string, now: Date) => ({
    'pendingEmail.tokenHashes': tokenHash,
    'pendingEmail.expiresAt': { $gt: now },
  });

  return {
    async requestEmailChange(userId, { email, now, expiresAt }, session) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const pendingEmail = { email, requestedAt: now, expiresAt, tokenHashes: [] };
      const user = await users
        .findOneAndUpdate(
          { _id },
          { $set: { pendingEmail, updatedAt: now } },
          { ...after, ...(session && { session }) },
        )
        .lean<UserDocument>();
      return user && toRecord(user);
    },

    async addEmailConfirmation(userId, { email, tokenHash, now }) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const user = await users
        .findOneAndUpdate(
          { _id, 'pendingEmail.email': email, 'pendingEmail.expiresAt': { $gt: now } },
          { $push: { 'pendingEmail.tokenHashes': { $each: [tokenHash], $slice: -CONFIRMATIONS_MAX } } },
          after,
        )
        .lean<UserDocument>();
      return user && toRecord(user);
    },

    async findByEmailConfirmation(tokenHash, now) {
      const user = await users.findOne(counting(tokenHash, now), RECORD_PROJECTION).lean<UserDocument>();
      return user && toRecord(user);
    },

    async confirmEmail(tokenHash, now) {
      const user = await collection.findOneAndUpdate(
        counting(tokenHash, now),
        [{ $set: { email: '$pendingEmail.email', pendingEmail: null, passwordResets: [], updatedAt: now } }],
        after,
      );
      return user && toRecord(user as unknown as UserDocument);
    },

    async cancelEmailChange(userId, now) {
      const _id = toObjectId(userId);
      if (!_id) return;
      await users.updateOne({ _id, pendingEmail: { $ne: null } }, { $set: { pendingEmail: null, updatedAt: now } });
    },
  };
}
