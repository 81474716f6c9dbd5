/** Paid years whose next month has begun (product §5.5), a page at a time. */
import { toObjectId } from '../object-id';
import type { AccountDocument, CreditModels } from './credit-models';

export interface MonthsDueQuery {
  readonly now: Date;
  /** The `next` of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

export interface MonthsDuePage {
  readonly userIds: readonly string[];
  /** Where the next page begins; null where there is none. */
  readonly next: string | null;
}

/** Those of paused plans wait until these run again. */
export async function monthsDue(
  accounts: CreditModels['accounts'],
  { now, after, limit }: MonthsDueQuery,
): Promise<MonthsDuePage> {
  const last = after === null ? null : toObjectId(after);
  const found = await accounts
    .find(
      {
        billing: 'yearly',
        ...(last && { _id: { $gt: last } }),
        paidUntil: { $gt: now },
        periodEnd: { $lte: now },
        planEndsAt: { $gt: now },
        pausedAt: null,
      },
      { userId: 1 },
    )
    .sort({ _id: 1 })
    .limit(limit)
    .lean<Pick<AccountDocument, '_id' | 'userId'>[]>();
  return {
    userIds: found.map(({ userId }) => userId.toHexString()),
    next: found.length < limit ? null : (found.at(-1)?._id.toHexString() ?? null),
  };
}
