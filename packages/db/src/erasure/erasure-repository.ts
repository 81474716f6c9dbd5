/** Erasing accounts whose time is up (product §4.13, §21.3). */
import { mongo, type Connection } from 'mongoose';
import { driverOf } from '../connection';
import { toObjectId } from '../object-id';
import { revokeInvitations } from '../teams/revoke-invitations';
import { eraseHeld, type PersonToErase } from './erase-held';

/** Whose account is being erased. */
export interface ErasedPerson {
  readonly userId: string;
  /** The address the account had. */
  readonly email: string;
}

export interface ErasureRepository {
  /** Accounts whose time is up at `now`, and those that were begun with and not finished. */
  findDue(now: Date, limit: number): Promise<readonly string[]>;
  /** Closed accounts whose subscription renews still; in no particular order. */
  findRenewing(limit: number): Promise<readonly string[]>;
  /**
   * The one decision: from here on the account can't be reopened, nobody can sign in to it, and its address is free. An
   * account that was begun with is given again.
   * @returns null when it was reopened, its time is not up, or it is gone
   */
  begin(userId: string, now: Date): Promise<ErasedPerson | null>;
  /** Erases everything that is held about somebody begun with, but for the account itself. May be repeated, and done by two at a time. */
  eraseHeld(userId: string): Promise<void>;
  /** Erases what is left of the account. Nothing leads to the person then. */
  finish(userId: string): Promise<void>;
}

interface StoredErasing {
  readonly since: Date;
  readonly email: string;
  readonly ledgerId: mongo.ObjectId;
}
interface ErasingUser {
  readonly _id: mongo.ObjectId;
  readonly closing: { readonly erasing: StoredErasing };
}

const BEGUN = { 'closing.erasing': { $exists: true } } as const;

/** What stays of the account while everything else is erased: nothing to find it by, or to sign in with. */
const remains = (now: Date) => ({
  _id: '$_id',
  name: 'Erased',
  email: { $concat: ['erased-', { $toString: '$_id' }, '@erased.invalid'] },
  organization: '',
  photoURL: null,
  passwordHash: null,
  tokenVersion: { $add: ['$tokenVersion', 1] },
  sessions: [],
  identities: [],
  createdAt: '$createdAt',
  updatedAt: now,
  closing: {
    closedAt: '$closing.closedAt',
    erasedAt: '$closing.erasedAt',
    erasing: { since: now, email: '$email', ledgerId: new mongo.ObjectId() },
  },
});

export function createErasureRepository(connection: Connection): ErasureRepository {
  const users = () => driverOf(connection).collection<ErasingUser>('users');

  const findBegun = async (userId: string): Promise<PersonToErase | null> => {
    const _id = toObjectId(userId);
    const user = _id && (await users().findOne({ _id, ...BEGUN }, { projection: { closing: 1 } }));
    return user && { _id: user._id, ...user.closing.erasing };
  };

  return {
    async findDue(now, limit) {
      const found = await users()
        .find({ 'closing.erasedAt': { $lte: now } }, { projection: { _id: 1 } })
        .sort({ 'closing.erasedAt': 1 })
        .limit(limit)
        .toArray();
      return found.map(({ _id }) => _id.toHexString());
    },

    async findRenewing(limit) {
      const closed = await users()
        .find({ 'closing.erasedAt': { $type: 'date' } }, { projection: { _id: 1 } })
        .toArray();
      const renewing = await driverOf(connection)
        .collection('subscriptions')
        .find({ userId: { $in: closed.map(({ _id }) => _id) }, endsAt: null }, { projection: { userId: 1 } })
        .limit(limit)
        .toArray();
      return renewing.map(({ userId }) => String(userId));
    },

    async begin(userId, now) {
      const _id = toObjectId(userId);
      if (_id === null) return null;
      await users().updateOne({ _id, 'closing.erasedAt': { $lte: now }, 'closing.erasing': { $exists: false } }, [
        { $replaceWith: remains(now) },
      ]);
      const begun = await findBegun(userId);
      return begun && { userId, email: begun.email };
    },

    async eraseHeld(userId) {
      const person = await findBegun(userId);
      if (person === null) return;
      await revokeInvitations(connection, { email: person.email, until: person.since });
      await eraseHeld(driverOf(connection), person);
    },

    async finish(userId) {
      const _id = toObjectId(userId);
      if (_id !== null) await users().deleteOne({ _id, ...BEGUN });
    },
  };
}
