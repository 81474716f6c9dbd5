/**
 * Accounts on their way out (product §4.13): closed, to be taken back until erasing begins. That it begins, and that it
 * is taken back, are one write each on the account, of which MongoDB lets one succeed.
 */
import type { Model } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { RECORD_PROJECTION, toRecord, type Closing, type UserDocument, type UserRecord } from './user-model';
import { ENDING_ALL_SESSIONS } from './user-sessions';

export interface AccountClosing {
  /**
   * Closes the account and ends every session of it.
   * @returns null when it is closed already, or there is none
   */
  close(userId: string, closing: Closing, session: Session): Promise<UserRecord | null>;
  /** Opens a closed account again. @returns false when there is none any more: erasing it has begun */
  reopen(userId: string, now: Date): Promise<boolean>;
}

export function accountClosing(users: Model<UserDocument>): AccountClosing {
  return {
    async close(userId, { closedAt, erasedAt }, session) {
      const _id = toObjectId(userId);
      if (_id === null) return null;
      const user = await users.collection.findOneAndUpdate(
        { _id, closing: null },
        [{ $set: { ...ENDING_ALL_SESSIONS, closing: { closedAt, erasedAt }, updatedAt: closedAt } }],
        { session, returnDocument: 'after', projection: RECORD_PROJECTION },
      );
      return user && toRecord(user as unknown as UserDocument);
    },

    async reopen(userId, now) {
      const _id = toObjectId(userId);
      if (_id === null) return false;
      const { modifiedCount } = await users.collection.updateOne(
        { _id, closing: { $ne: null }, 'closing.erasing': { $exists: false } },
        { $set: { closing: null, updatedAt: now } },
      );
      return modifiedCount === 1 || (await users.exists({ _id, closing: null })) !== null;
    },
  };
}
