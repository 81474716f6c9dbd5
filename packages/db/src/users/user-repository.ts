/** Accounts: who can sign in, and who they are (product §4). */
import { Types, type Connection } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';
import { accountClosing, type AccountClosing } from './account-closing';
import { pendingEmails, type PendingEmails } from './pending-email';
import {
  RECORD_PROJECTION,
  toRecord,
  userModel,
  type Identity,
  type UserDocument,
  type UserRecord,
} from './user-model';
import { mailableUsers, type MailableUsers } from './mailable-users';
import { userEmailPreferences, type UserEmailPreferences } from './user-email-preferences';
import { userIdentities, type UserIdentities } from './user-identities';
import { userPasswords, type UserPasswords } from './user-passwords';
import { userSessions, type UserSessions } from './user-sessions';

export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly photoURL?: string | null;
  /** Adds the `password` identity when given. */
  readonly passwordHash: string | null;
  /** Identities of other providers. */
  readonly identities?: readonly Identity[];
  readonly now: Date;
}

export interface UserRepository
  extends
    UserSessions,
    UserIdentities,
    UserPasswords,
    PendingEmails,
    UserEmailPreferences,
    MailableUsers,
    AccountClosing {
  /** @throws MongoDB's duplicate key error on `email` (see `duplicateKeyOf`) when the address is taken */
  create(user: NewUser, session?: Session): Promise<UserRecord>;
  findById(userId: string): Promise<UserRecord | null>;
  /** @param email in any case */
  findByEmail(email: string): Promise<UserRecord | null>;
  /** Hashes the same password anew: no session ends, and nothing happens where it has been changed in between. */
  replacePasswordHash(userId: string, hashes: { readonly from: string; readonly to: string }): Promise<void>;
  /** @returns null when there is no such account */
  updateProfile(
    userId: string,
    profile: { name: string; organization: string; now: Date },
    session?: Session,
  ): Promise<UserRecord | null>;
}

export function createUserRepository(connection: Connection): UserRepository {
  const users = userModel(connection);

  const find = async (filter: { _id: Types.ObjectId } | { email: string }): Promise<UserRecord | null> => {
    const user = await users.findOne(filter, RECORD_PROJECTION).lean<UserDocument>();
    return user && toRecord(user);
  };

  return {
    ...userSessions(users),
    ...userIdentities(users),
    ...userEmailPreferences(users),
    ...mailableUsers(users),
    ...accountClosing(users),
    ...userPasswords(users),
    ...pendingEmails(users),

    async create({ now, identities = [], ...user }, session) {
      const _id = new Types.ObjectId();
      const password =
        user.passwordHash === null ? [] : [{ provider: 'password', subject: _id.toHexString(), linkedAt: now }];
      const [created] = await users.create(
        [{ ...user, _id, identities: [...password, ...identities], createdAt: now, updatedAt: now }],
        { session: session ?? null },
      );
      if (!created) throw new Error('The account was not stored');
      return toRecord(created.toObject<UserDocument>());
    },

    async findById(userId) {
      const _id = toObjectId(userId);
      return _id && find({ _id });
    },

    findByEmail: (email) => find({ email: email.trim().toLowerCase() }),

    async replacePasswordHash(userId, { from, to }) {
      const _id = toObjectId(userId);
      if (!_id) return;
      await users.updateOne({ _id, passwordHash: from }, { $set: { passwordHash: to } });
    },

    async updateProfile(userId, { now, ...profile }, session) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const user = await users
        .findOneAndUpdate(
          { _id },
          { $set: { ...profile, updatedAt: now } },
          { returnDocument: 'after', projection: RECORD_PROJECTION, ...(session && { session }) },
        )
        .lean<UserDocument>();
      return user && toRecord(user);
    },
  };
}
