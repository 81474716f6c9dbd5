/** Plans of people's own that end, or have ended, in a span of time, a page at a time, the first to end first (product §15.8). */
import { Types } from 'mongoose';
import type { PlanType } from '@parley/shared';
import type { CreditAccount } from './credit-account';
import type { AccountDocument, CreditModels } from './credit-models';
import { onSeats } from './seat-holders';

export interface EndingPlan extends Pick<CreditAccount, 'cancelledAt' | 'paidUntil' | 'paymentFailedAt' | 'pausedAt'> {
  readonly userId: string;
  readonly planType: PlanType;
  readonly endsAt: Date;
  /** Whether a team's seat lies over it: they practise on, and nothing of theirs goes (product §5.22). */
  readonly underSeat: boolean;
}

export interface EndingPlansPage {
  readonly plans: readonly EndingPlan[];
  /** Where the next page begins; null where there is none. */
  readonly next: string | null;
}

export interface EndingPlansQuery {
  /** Those that end after this and not later than `until`. */
  readonly from: Date;
  readonly until: Date;
  readonly after: string | null;
  readonly limit: number;
  /** When it is looked whether seats lie over them. */
  readonly now: Date;
}

/** '<when, ms>.<id>' of the last one of a page. */
function readCursor(after: string): { endsAt: Date; id: Types.ObjectId } {
  const [ms = '', id = ''] = after.split('.');
  return { endsAt: new Date(Number(ms)), id: new Types.ObjectId(id) };
}

const PROJECTION = {
  userId: 1,
  planType: 1,
  planEndsAt: 1,
  cancelledAt: 1,
  paidUntil: 1,
  paymentFailedAt: 1,
  pausedAt: 1,
} as const;
type Stored = Pick<AccountDocument, '_id' | Exclude<keyof typeof PROJECTION, 'planEndsAt'>> & {
  readonly planEndsAt: Date;
};

/** @throws Error for an `after` that no page gave */
export async function endingPlans(
  accounts: CreditModels['accounts'],
  { from, until, after, limit, now }: EndingPlansQuery,
): Promise<EndingPlansPage> {
  const window = { teamId: null, planEndsAt: { $gt: from, $lte: until } };
  const cursor = after === null ? null : readCursor(after);
  const beyond = cursor && {
    $or: [{ planEndsAt: { $gt: cursor.endsAt } }, { planEndsAt: cursor.endsAt, _id: { $gt: cursor.id } }],
  };
  const found = await accounts
    .find({ ...window, ...beyond }, PROJECTION)
    .sort({ planEndsAt: 1, _id: 1 })
    .limit(limit)
    .lean<Stored[]>();
  const last = found.length < limit ? undefined : found.at(-1);
  const seated = await onSeats(
    accounts,
    found.map(({ userId }) => userId),
    now,
  );
  return {
    plans: found.map(({ _id, userId, planEndsAt: endsAt, ...plan }) => ({
      userId: userId.toHexString(),
      endsAt,
      underSeat: seated.has(userId.toHexString()),
      ...plan,
    })),
    next: last === undefined ? null : `${last.planEndsAt.getTime()}.${last._id.toHexString()}`,
  };
}
