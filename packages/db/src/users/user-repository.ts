/** Accounts: who can sign in, and which tokens still count (product §4). */
import { Schema, Types, type Connection } from 'mongoose';
import type { Session } from '../connection';
import { toObjectId } from '../object-id';

/** A way to sign in: `password`, `google`, later others. */
export interface Identity {
  readonly provider: string;
  /** The provider's own id of the person; for `password` the account's id. */
  readonly subject: string;
  readonly linkedAt: Date;
}

export interface UserRecord {
  readonly id: string;
  readonly name: string;
  /** Lower case; unique. */
  readonly email: string;
  readonly organization: string;
  readonly photoURL: string | null;
  /** null where the account has no password. Never leaves the server. */
  readonly passwordHash: string | null;
  /** Tokens signed under another version no longer count. */
  readonly tokenVersion: number;
  readonly identities: readonly Identity[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

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

export interface TokenReference {
  readonly userId: string;
  readonly tokenId: string;
}

export interface UserRepository {
  /** @throws MongoDB's duplicate key error on `email` (see `duplicateKeyOf`) when the address is taken */
  create(user: NewUser, session?: Session): Promise<UserRecord>;
  findById(userId: string): Promise<UserRecord | null>;
  /** @param email in any case */
  findByEmail(email: string): Promise<UserRecord | null>;
  /** One read over the primary key: the account exists, the version is current and the token is not revoked. */
  isTokenValid(token: TokenReference & { readonly tokenVersion: number }): Promise<boolean>;
  /** Revokes one token until it would have expired, and forgets those that have. Repeating it changes nothing. */
  revokeToken(token: TokenReference & { readonly expiresAt: Date; readonly now: Date }): Promise<void>;
  /** Revokes every token of the account. */
  revokeAllTokens(userId: string, now: Date): Promise<void>;
  /** Hashes the same password anew: no token is revoked, and nothing happens where it has been changed in between. */
  replacePasswordHash(userId: string, hashes: { readonly from: string; readonly to: string }): Promise<void>;
  /**
   * @returns null when there is no such account
   * @throws MongoDB's duplicate key error on `email` when the address is another's
   */
  updateProfile(
    userId: string,
    profile: { name: string; email: string; organization: string; now: Date },
  ): Promise<UserRecord | null>;
}

interface UserDocument extends Omit<UserRecord, 'id'> {
  readonly _id: Types.ObjectId;
  readonly revokedTokens: readonly { readonly jti: string; readonly expiresAt: Date }[];
}

/** More sign-outs than this within a token's life revoke everything at once instead of growing the document. */
const REVOKED_TOKENS_MAX = 200;

const userSchema = new Schema(
  {
    name: { type: String, required: true },
    email: { type: String, required: true, lowercase: true, trim: true },
    organization: { type: String, default: '' },
    photoURL: { type: String, default: null },
    passwordHash: { type: String, default: null },
    tokenVersion: { type: Number, required: true, default: 0 },
    revokedTokens: [{ _id: false, jti: { type: String, required: true }, expiresAt: { type: Date, required: true } }],
    identities: [
      {
        _id: false,
        provider: { type: String, required: true },
        subject: { type: String, required: true },
        linkedAt: { type: Date, required: true },
      },
    ],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw' },
);
userSchema.index({ email: 1 }, { unique: true });
userSchema.index(
  { 'identities.provider': 1, 'identities.subject': 1 },
  { unique: true, partialFilterExpression: { 'identities.subject': { $exists: true } } },
);

export function createUserRepository(connection: Connection): UserRepository {
  const users = connection.model('User', userSchema, 'users');

  const find = async (filter: { _id: Types.ObjectId } | { email: string }): Promise<UserRecord | null> => {
    const user = await users.findOne(filter, { revokedTokens: 0 }).lean<Omit<UserDocument, 'revokedTokens'>>();
    return user && toRecord(user);
  };

  return {
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

    async isTokenValid({ userId, tokenVersion, tokenId }) {
      const _id = toObjectId(userId);
      if (!_id) return false;
      const found = await users.collection.findOne(
        { _id, tokenVersion, 'revokedTokens.jti': { $ne: tokenId } },
        { projection: { _id: 1 } },
      );
      return found !== null;
    },

    async revokeToken({ userId, tokenId, expiresAt, now }) {
      const _id = toObjectId(userId);
      if (!_id) return;
      const live = {
        $filter: {
          input: '$revokedTokens',
          cond: { $and: [{ $gt: ['$$this.expiresAt', now] }, { $ne: ['$$this.jti', tokenId] }] },
        },
      };
      const full = { $gte: [{ $size: '$revokedTokens' }, REVOKED_TOKENS_MAX] };
      await users.collection.updateOne({ _id }, [
        { $set: { revokedTokens: { $concatArrays: [live, [{ jti: tokenId, expiresAt }]] } } },
        {
          $set: {
            tokenVersion: { $cond: [full, { $add: ['$tokenVersion', 1] }, '$tokenVersion'] },
            revokedTokens: { $cond: [full, [], '$revokedTokens'] },
          },
        },
      ]);
    },

    async revokeAllTokens(userId, now) {
      const _id = toObjectId(userId);
      if (!_id) return;
      await users.updateOne({ _id }, { $inc: { tokenVersion: 1 }, $set: { revokedTokens: [], updatedAt: now } });
    },

    async replacePasswordHash(userId, { from, to }) {
      const _id = toObjectId(userId);
      if (!_id) return;
      await users.updateOne({ _id, passwordHash: from }, { $set: { passwordHash: to } });
    },

    async updateProfile(userId, { now, ...profile }) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const user = await users
        .findOneAndUpdate(
          { _id },
          { $set: { ...profile, updatedAt: now } },
          { returnDocument: 'after', projection: { revokedTokens: 0 } },
        )
        .lean<Omit<UserDocument, 'revokedTokens'>>();
      return user && toRecord(user);
    },
  };
}

function toRecord(user: Omit<UserDocument, 'revokedTokens'>): UserRecord {
  return {
    id: user._id.toHexString(),
    name: user.name,
    email: user.email,
    organization: user.organization,
    photoURL: user.photoURL,
    passwordHash: user.passwordHash,
    tokenVersion: user.tokenVersion,
    identities: user.identities,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
