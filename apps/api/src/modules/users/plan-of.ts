import type { Database } from '@parley/db';
import type { PlanType } from '@parley/shared';

/** The plan the person is on at `now`. @throws Error when there is no credit account, which every account has */
export async function planOf(database: Pick<Database, 'credits'>, userId: string, now: Date): Promise<PlanType> {
  const account = await database.credits.read(userId, now);
  if (!account) throw new Error(`There is no credit account for the user ${userId}`);
  return account.planType;
}
