/** Whom a reminder may be written to: accounts that are open, and have not switched its kind off (product §15.8). */
import type { Model, Types } from 'mongoose';
import type { EmailPreference } from '@parley/shared';
import { toObjectId } from '../object-id';
import type { UserDocument } from './user-model';

export interface MailableUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface MailableUsers {
  /**
   * Of these, those who may be written to; in no particular order.
   * @param preference what governs the letter; null where nothing does
   */
  findMailable(userIds: readonly string[], preference: EmailPreference | null): Promise<readonly MailableUser[]>;
  /**
   * A page of all who may be written to, in the order of their ids.
   * @param page `after`: the id that the page before ended with
   */
  pageOfMailable(
    preference: EmailPreference,
    page: { readonly after: string | null; readonly limit: number },
  ): Promise<readonly MailableUser[]>;
}

interface Stored {
  readonly _id: Types.ObjectId;
  readonly name: string;
  readonly email: string;
}
const PROJECTION = { name: 1, email: 1 } as const;

const present = ({ _id, name, email }: Stored): MailableUser => ({ id: _id.toHexString(), name, email });
/** Whether it is wanted by default is settled by the kinds: only those that are have reminders. */
const mailable = (preference: EmailPreference | null) => ({
  closing: null,
  ...(preference !== null && { [`emailPreferences.${preference}`]: { $ne: false } }),
});

export function mailableUsers(users: Model<UserDocument>): MailableUsers {
  return {
    async findMailable(userIds, preference) {
      const ids = userIds.flatMap((id) => toObjectId(id) ?? []);
      const found = await users.find({ _id: { $in: ids }, ...mailable(preference) }, PROJECTION).lean<Stored[]>();
      return found.map(present);
    },

    async pageOfMailable(preference, { after, limit }) {
      const last = after === null ? null : toObjectId(after);
      const found = await users
        .find({ ...(last && { _id: { $gt: last } }), ...mailable(preference) }, PROJECTION)
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Stored[]>();
      return found.map(present);
    },
  };
}
