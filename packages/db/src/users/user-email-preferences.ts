/** Which e-mails a person wants, and the key that signs the links to want no more of them (product §15.5, §15.7). */
import { randomBytes } from 'node:crypto';
import type { Model } from 'mongoose';
import { EMAIL_PREFERENCE_DEFAULTS, type EmailPreference, type EmailPreferences } from '@parley/shared';
import { toObjectId } from '../object-id';
import type { UserDocument } from './user-model';

/** What writing to somebody has to know. */
export interface MailSettings {
  readonly preferences: EmailPreferences;
  /** The person's own, so that a link is good for one person and as long as the account is there. */
  readonly unsubscribeKey: string;
  /** Closed, and to be erased (product §4.13). */
  readonly isClosing: boolean;
}

export interface UserEmailPreferences {
  /** What was chosen, over the defaults. null when there is no such account. */
  findEmailPreferences(userId: string): Promise<EmailPreferences | null>;
  /** @returns what is stored now; null when there is no such account */
  saveEmailPreferences(userId: string, preferences: EmailPreferences, now: Date): Promise<EmailPreferences | null>;
  /** Switches one off and leaves the others as they are. Repeating it changes nothing. */
  switchEmailOff(userId: string, preference: EmailPreference, now: Date): Promise<void>;
  /** Preferences and key; the key is made by whoever asks first, once for all. null when there is no such account. */
  mailSettings(userId: string): Promise<MailSettings | null>;
}

type Stored = Pick<UserDocument, 'emailPreferences' | 'unsubscribeKey' | 'closing'>;
const PROJECTION = { emailPreferences: 1, unsubscribeKey: 1, closing: 1 } as const;
const KEY_BYTES = 32;

const preferencesOf = ({ emailPreferences }: Stored): EmailPreferences => ({
  ...EMAIL_PREFERENCE_DEFAULTS,
  ...emailPreferences,
});

const settingsOf = (user: Stored, unsubscribeKey: string): MailSettings => ({
  preferences: preferencesOf(user),
  unsubscribeKey,
  isClosing: Boolean(user.closing),
});

export function userEmailPreferences(users: Model<UserDocument>): UserEmailPreferences {
  return {
    async findEmailPreferences(userId) {
      const _id = toObjectId(userId);
      const found = _id && (await users.findOne({ _id }, PROJECTION).lean<Stored>());
      return found && preferencesOf(found);
    },

    async saveEmailPreferences(userId, preferences, now) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const saved = await users
        .findOneAndUpdate(
          { _id },
          { $set: { emailPreferences: { ...preferences }, updatedAt: now } },
          { returnDocument: 'after', projection: PROJECTION },
        )
        .lean<Stored>();
      return saved && preferencesOf(saved);
    },

    async switchEmailOff(userId, preference, now) {
      const _id = toObjectId(userId);
      if (!_id) return;
      await users.updateOne({ _id }, { $set: { [`emailPreferences.${preference}`]: false, updatedAt: now } });
    },

    async mailSettings(userId) {
      const _id = toObjectId(userId);
      if (!_id) return null;
      const found = await users.findOne({ _id }, PROJECTION).lean<Stored>();
      if (!found) return null;
      if (found.unsubscribeKey !== undefined) return settingsOf(found, found.unsubscribeKey);
      const offered = randomBytes(KEY_BYTES).toString('base64url');
      // Two workers may offer one at the same time: the first write stays, and both read it.
      await users.updateOne({ _id, unsubscribeKey: { $exists: false } }, { $set: { unsubscribeKey: offered } });
      const settled = await users.findOne({ _id }, PROJECTION).lean<Stored>();
      return settled?.unsubscribeKey === undefined ? null : settingsOf(settled, settled.unsubscribeKey);
    },
  };
}
