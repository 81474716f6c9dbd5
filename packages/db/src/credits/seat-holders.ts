/** Who is on a team's seat, whatever their own plan does meanwhile (product §5.22). */
import type { Types } from 'mongoose';
import type { Session } from '../connection';
import type { AccountDocument, CreditModels } from './credit-models';

type Accounts = CreditModels['accounts'];

/** For queries: the account of a seat. */
const SEAT = { teamId: { $ne: null } } as const;

/** Those of the people who have been on a seat after `since`. */
export async function onSeats(
  accounts: Accounts,
  people: readonly Types.ObjectId[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const seats = await accounts
    .find(
      { ...SEAT, userId: { $in: people }, $or: [{ planEndsAt: null }, { planEndsAt: { $gt: since } }] },
      { userId: 1 },
    )
    .lean<Pick<AccountDocument, 'userId'>[]>();
  return new Set(seats.map(({ userId }) => userId.toHexString()));
}

/** When the person's last seat ended, or ends; `never` for an open-ended one; null where they never had one. */
export async function lastSeatEnd(
  accounts: Accounts,
  userId: Types.ObjectId,
  session: Session,
): Promise<Date | 'never' | null> {
  const seats = await accounts
    .find({ ...SEAT, userId }, { planEndsAt: 1 })
    .session(session)
    .lean<Pick<AccountDocument, 'planEndsAt'>[]>();
  if (seats.some(({ planEndsAt }) => planEndsAt === null)) return 'never';
  const ends = seats.map(({ planEndsAt }) => planEndsAt?.getTime() ?? 0);
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
