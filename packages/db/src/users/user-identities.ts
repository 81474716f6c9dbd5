/** The ways to sign in that an account has beside its password (product §4.8). */
import type { Model } from 'mongoose';
import { toObjectId } from '../object-id';
import { RECORD_PROJECTION, toRecord, type Identity, type UserDocument, type UserRecord } from './user-model';

export interface UserIdentities {
  findByIdentity(identity: Pick<Identity, 'provider' | 'subject'>): Promise<UserRecord | null>;
  /**
   * Adds the identity, and the photo where the account has none. Repeating it changes nothing.
   * @returns null when there is no such account
   * @throws MongoDB's duplicate key error when the identity is another account's
   */
  linkIdentity(
    userId: string,
    link: { readonly identity: Identity; readonly photoURL: string | null },
  ): Promise<UserRecord | null>;
}

export function userIdentities(users: Model<UserDocument>): UserIdentities {
  return {
    async findByIdentity({ provider, subject }) {
      const user = await users
        .findOne({ identities: { $elemMatch: { provider, subject } } }, RECORD_PROJECTION)
        .lean<UserDocument>();
      return user && toRecord(user);
    },

    async linkIdentity(userId, { identity, photoURL }) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const { provider, subject, linkedAt } = identity;
      await users.updateOne(
        { _id, identities: { $not: { $elemMatch: { provider, subject } } } },
        { $push: { identities: identity }, $set: { updatedAt: linkedAt } },
      );
      if (photoURL !== null) await users.updateOne({ _id, photoURL: null }, { $set: { photoURL } });
      const user = await users.findOne({ _id }, RECORD_PROJECTION).lean<UserDocument>();
      return user && toRecord(user);
    },
  };
}
