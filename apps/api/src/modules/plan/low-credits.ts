/** The e-mail about few sessions being left, owed with the charge that leaves them (product §15.8). */
import type { Database, LowCredits, Session } from '@parley/db';

/**
 * Once a period, also where a credit came back and was charged again.
 * @returns the id to queue after the transaction; null where the period has had its e-mail
 */
export async function oweLowCredits(
  database: Pick<Database, 'users' | 'emailLog'>,
  { userId, low, now, session }: { userId: string; low: LowCredits; now: Date; session: Session },
): Promise<string | null> {
  const { period, ...figures } = low;
  const key = `low_credits:${userId}:${period}`;
  if ((await database.emailLog.owedAmong([key], session)).has(key)) return null;
  const [person] = await database.users.findMailable([userId], 'lowCreditsWarning');
  if (person === undefined) return null;
  const to = { name: person.name, address: person.email };
  const data = { name: person.name, ...figures };
  return database.emailLog.create({ key, template: 'low_credits', userId, to, data, now }, session);
}
