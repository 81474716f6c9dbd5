/** The plan that counts for somebody, and what it lies over (product §5.10, §5.22). */
import type { CreditAccount, Database } from '@parley/db';
import type { PlanSeat } from './plan.presenter';

export interface ReadPlan {
  /** The one that counts: of a team's seat, else the person's own. */
  readonly account: CreditAccount;
  /** null where it is the person's own. */
  readonly seat: PlanSeat | null;
}

/** @throws Error when there is no credit account, which every account has */
export async function readPlan(
  database: Pick<Database, 'credits' | 'teams'>,
  userId: string,
  now: Date,
): Promise<ReadPlan> {
  const [account, own, membership] = await Promise.all([
    database.credits.read(userId, now),
    database.credits.readOwn(userId, now),
    database.teams.membershipOf(userId, now),
  ]);
  if (!account || !own) throw new Error(`There is no credit account for the user ${userId}`);
  // Read apart: somebody who joins or goes in between is on their own account, or on a seat that says so.
  if (account.teamId === null || membership === null) return { account: own, seat: null };
  return { account, seat: { membership, own } };
}
