/**
 * What was practised goes 30 days after a cancelled plan was over, a week after the person was told the day (product §21.2,
 * decision 0025). Its state stands on the credit account, so that subscribing and erasing meet in one document: one of
 * the two comes first. Who is on a team's seat practises on: the 30 days begin with the end of the seat.
 */
import type { Connection } from 'mongoose';
import { driverOf, type Session } from '../connection';
import { creditModels, type AccountDocument, type PracticeRetention } from '../credits/credit-models';
import { lastSeatEnd, onSeats } from '../credits/seat-holders';
import { toObjectId } from '../object-id';
import { eraseLettersOfPractice, erasePractice } from './erase-held';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it is kept after the end of the plan (days). */
const KEPT_DAYS = 30;
/** How long before the person is told the day, at least (days). */
const NOTICE_DAYS = 7;

/** Until when is kept, at least, what was practised on a plan that ended then. */
export const practiceKeptUntil = (endedAt: Date): Date => new Date(endedAt.getTime() + KEPT_DAYS * DAY_MS);

export interface RetentionPage {
  readonly userIds: readonly string[];
  /** Where the next page begins; null where there is none. */
  readonly next: string | null;
}

export interface PracticeRetentionRepository {
  /** Whose day comes within a week, or has come, and who was not told yet: the first to have ended first. */
  pageToTell(query: {
    readonly now: Date;
    readonly after: string | null;
    readonly limit: number;
  }): Promise<RetentionPage>;
  /**
   * Settles the day, in the transaction of the letter that names it: a week ahead at least.
   * @returns null where it was settled before, the plan runs again, or a team's seat lies over it
   */
  announce(userId: string, now: Date, session: Session): Promise<Date | null>;
  /** Whose day has come, and those that were begun with and not finished. */
  findDue(now: Date, limit: number): Promise<readonly string[]>;
  /**
   * The one decision: from here on what was practised until `now` goes. One that was begun with is given again.
   * @returns false where there is nothing to erase: the person subscribed, joined a team, or closed the account, whose
   * erasing is another
   */
  begin(userId: string, now: Date): Promise<boolean>;
  /** Erases it, for somebody begun with. May be repeated, and done by two at a time. */
  erase(userId: string): Promise<void>;
  /** Nothing is left to be erased. */
  finish(userId: string, now: Date): Promise<void>;
}

/** '<when, ms>.<user>' of the last one of a page. */
function readCursor(after: string): { endedAt: Date; last: string } {
  const [ms = '', last = ''] = after.split('.');
  return { endedAt: new Date(Number(ms)), last };
}

export function createPracticeRetention(connection: Connection): PracticeRetentionRepository {
  const accounts = () => driverOf(connection).collection<AccountDocument>('creditAccounts');
  const users = () => driverOf(connection).collection('users');
  const { accounts: seats } = creditModels(connection);
  /** A subscription that was cancelled; a trial that is over is none. */
  const cancelled = { cancelledAt: { $type: 'date' }, paidUntil: { $type: 'date' } } as const;

  const findBegun = async (userId: string): Promise<{ readonly begunAt: Date } | null> => {
    const id = toObjectId(userId);
    const found = id && (await accounts().findOne({ userId: id, 'retention.state': 'begun' }));
    const begunAt = found?.retention?.begunAt ?? null;
    return begunAt === null ? null : { begunAt };
  };

  return {
    async pageToTell({ now, after, limit }) {
      const until = new Date(now.getTime() - (KEPT_DAYS - NOTICE_DAYS) * DAY_MS);
      const cursor = after === null ? null : readCursor(after);
      const last = cursor && toObjectId(cursor.last);
      const beyond = cursor &&
        last && {
          $or: [{ planEndsAt: { $gt: cursor.endedAt } }, { planEndsAt: cursor.endedAt, _id: { $gt: last } }],
        };
      const found = await accounts()
        .find(
          { ...cancelled, 'retention.state': null, planEndsAt: { $lte: until }, ...beyond },
          { projection: { userId: 1, planEndsAt: 1 } },
        )
        .sort({ planEndsAt: 1, _id: 1 })
        .limit(limit)
        .toArray();
      const end = found.length < limit ? undefined : found.at(-1);
      const seated = await onSeats(
        seats,
        found.map(({ userId }) => userId),
        until,
      );
      return {
        userIds: found.map(({ userId }) => userId.toHexString()).filter((userId) => !seated.has(userId)),
        next: end === undefined ? null : `${end.planEndsAt?.getTime() ?? 0}.${end._id.toHexString()}`,
      };
    },

    async announce(userId, now, session) {
      const id = toObjectId(userId);
      const account =
        id && (await accounts().findOne({ userId: id, ...cancelled, 'retention.state': null }, { session }));
      if (!account || account.planEndsAt === null || now < account.planEndsAt) return null;
      const told = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
      const seatEnd = await lastSeatEnd(seats, account.userId, session);
      if (seatEnd === 'never' || (seatEnd !== null && seatEnd > now)) return null;
      const kept = practiceKeptUntil(seatEnd !== null && seatEnd > account.planEndsAt ? seatEnd : account.planEndsAt);
      const erasesAt = kept > told ? kept : told;
      const retention: PracticeRetention = { state: 'announced', erasesAt, begunAt: null };
      await accounts().updateOne({ _id: account._id }, { $set: { retention } }, { session });
      return erasesAt;
    },

    async findDue(now, limit) {
      const found = await accounts()
        .find(
          {
            ...cancelled,
            'retention.state': { $in: ['announced', 'begun'] },
            $or: [{ 'retention.state': 'begun' }, { 'retention.erasesAt': { $lte: now } }],
          },
          { projection: { userId: 1 } },
        )
        .limit(limit)
        .toArray();
      return found.map(({ userId }) => userId.toHexString());
    },

    async begin(userId, now) {
      const id = toObjectId(userId);
      if (id === null) return false;
      const announced = { userId: id, 'retention.state': 'announced' } as const;
      const open = (await users().findOne({ _id: id, closing: null }, { projection: { _id: 1 } })) !== null;
      const seated = await onSeats(seats, [id], new Date(now.getTime() - KEPT_DAYS * DAY_MS));
      if (!open || seated.size > 0) {
        // Reopened, or off the seat, the account gets another notice.
        await accounts().updateOne(announced, { $set: { retention: null } });
        return false;
      }
      await accounts().updateOne(
        { ...announced, ...cancelled, 'retention.erasesAt': { $lte: now }, planEndsAt: { $lte: now } },
        { $set: { 'retention.state': 'begun', 'retention.begunAt': now } },
      );
      return (await findBegun(userId)) !== null;
    },

    async erase(userId) {
      const id = toObjectId(userId);
      const begun = await findBegun(userId);
      if (id === null || begun === null) return;
      await erasePractice(driverOf(connection), id, begun.begunAt);
      await eraseLettersOfPractice(driverOf(connection), id, begun.begunAt);
    },

    async finish(userId, now) {
      const id = toObjectId(userId);
      if (id === null) return;
      const begun = { userId: id, 'retention.state': 'begun' } as const;
      // Who has subscribed meanwhile may cancel again one day.
      await accounts().updateOne({ ...begun, planEndsAt: { $gt: now } }, { $set: { retention: null } });
      await accounts().updateOne(begun, { $set: { 'retention.state': 'done' } });
    },
  };
}
