/** How an account lies in MongoDB. What repeats in it is bounded, so that reading it stays cheap (product §4). */
import { Schema, type Connection, type Model, type Types } from 'mongoose';
import { EMAIL_PREFERENCES, type EmailPreferences } from '@parley/shared';

/** A way to sign in: `password`, `google`, later others. */
export interface Identity {
  readonly provider: string;
  /** The provider's own id of the person; for `password` the account's id. */
  readonly subject: string;
  readonly linkedAt: Date;
}

/** When an account was closed, and from when on it is erased (product §4.13). */
export interface Closing {
  readonly closedAt: Date;
  readonly erasedAt: Date;
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
  /** null unless the account is closed, and can still be reopened. */
  readonly closing: Closing | null;
  /** An address that counts once the link mailed to it is opened; null where none waits. */
  readonly pendingEmail: PendingEmail | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Another address, waiting for its link (product §4.7). */
export interface PendingEmail {
  /** Lower case. Several accounts may wait for one; the first to open its link gets it. */
  readonly email: string;
  readonly requestedAt: Date;
  /** From then on its links are dead, and it waits no more. */
  readonly expiresAt: Date;
}

/** A device that is signed in (product §4.11). */
export interface UserSession {
  /** What its token names; unique within the account. */
  readonly id: string;
  /** Browser and system in words. */
  readonly device: string;
  readonly createdAt: Date;
  /** Written sparingly: the device may have been seen a few minutes later. */
  readonly lastSeenAt: Date;
  /** The end of its token. */
  readonly expiresAt: Date;
}

/** A mailed link to a new password, known by the hash of its token (product §4.9). */
interface PasswordReset {
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

export interface UserDocument extends Omit<UserRecord, 'id' | 'closing' | 'pendingEmail'> {
  readonly _id: Types.ObjectId;
  readonly sessions: readonly UserSession[];
  readonly passwordResets: readonly PasswordReset[];
  readonly pendingEmail: (PendingEmail & { readonly tokenHashes: readonly string[] }) | null;
  /** What was chosen; missing ones are as by default (product §15.5). */
  readonly emailPreferences?: Partial<EmailPreferences>;
  /** Signs the links of letters that a preference governs; made with the first of them. */
  readonly unsubscribeKey?: string;
  /** Not there on accounts of earlier releases. */
  readonly closing?: Closing | null;
}

const userSchema = new Schema<UserDocument>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true, lowercase: true, trim: true },
    organization: { type: String, default: '' },
    photoURL: { type: String, default: null },
    passwordHash: { type: String, default: null },
    tokenVersion: { type: Number, required: true, default: 0 },
    sessions: [
      {
        _id: false,
        id: { type: String, required: true },
        device: { type: String, required: true },
        createdAt: { type: Date, required: true },
        lastSeenAt: { type: Date, required: true },
        expiresAt: { type: Date, required: true },
      },
    ],
    // One field for each, so that an update can name it.
    emailPreferences: {
      type: new Schema<Partial<EmailPreferences>>(
        Object.fromEntries(EMAIL_PREFERENCES.map((preference) => [preference, Boolean])),
        { _id: false },
      ),
    },
    unsubscribeKey: String,
    identities: [
      {
        _id: false,
        provider: { type: String, required: true },
        subject: { type: String, required: true },
        linkedAt: { type: Date, required: true },
      },
    ],
    // While the account is erased it holds more: see erasure-repository.ts.
    closing: { type: Schema.Types.Mixed, default: null },
    passwordResets: [
      { _id: false, tokenHash: { type: String, required: true }, expiresAt: { type: Date, required: true } },
    ],
    pendingEmail: {
      type: new Schema(
        {
          email: { type: String, required: true },
          requestedAt: { type: Date, required: true },
          expiresAt: { type: Date, required: true },
          tokenHashes: { type: [String], required: true },
        },
        { _id: false },
      ),
      default: null,
    },
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
// The daily job that erases.
userSchema.index({ 'closing.erasedAt': 1 }, { partialFilterExpression: { 'closing.erasedAt': { $exists: true } } });

for (const hash of ['passwordResets.tokenHash', 'pendingEmail.tokenHashes']) {
  userSchema.index({ [hash]: 1 }, { partialFilterExpression: { [hash]: { $exists: true } } });
}

export function userModel(connection: Connection): Model<UserDocument> {
  return connection.model<UserDocument>('User', userSchema, 'users');
}

/** For reads whose result becomes a {@link UserRecord}: what that does not hold stays in the database. */
export const RECORD_PROJECTION = {
  sessions: 0,
  passwordResets: 0,
  'pendingEmail.tokenHashes': 0,
  emailPreferences: 0,
  unsubscribeKey: 0,
} as const;

/** An account that a process of the release before opened, which may still run (decision 0014), has no such field yet. */
function pendingOf({ pendingEmail }: Partial<Pick<UserDocument, 'pendingEmail'>>): PendingEmail | null {
  if (!pendingEmail) return null;
  const { email, requestedAt, expiresAt } = pendingEmail;
  return { email, requestedAt, expiresAt };
}

export function toRecord(user: Omit<UserDocument, keyof typeof RECORD_PROJECTION>): UserRecord {
  return {
    id: user._id.toHexString(),
    name: user.name,
    email: user.email,
    organization: user.organization,
    photoURL: user.photoURL,
    passwordHash: user.passwordHash,
    tokenVersion: user.tokenVersion,
    identities: user.identities,
    closing: user.closing ? { closedAt: user.closing.closedAt, erasedAt: user.closing.erasedAt } : null,
    pendingEmail: pendingOf(user),
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
