/** The months of paid years, which no payment begins (product §5.5). */
import type { Database } from '@parley/db';

/** Looked at together. */
const PAGE_SIZE = 100;

/**
 * One page of paid years whose next month has come. Whoever looks at their plan at the same moment begins it as well: it
 * is granted once.
 * @returns how many were begun, and where the next page begins; null where there is none
 */
export async function beginMonths(
  { credits }: Pick<Database, 'credits'>,
  { after, now }: { readonly after: string | null; readonly now: Date },
): Promise<{ readonly begun: number; readonly next: string | null }> {
  const { userIds, next } = await credits.monthsDue({ now, after, limit: PAGE_SIZE });
  for (const userId of userIds) await credits.readOwn(userId, now);
  return { begun: userIds.length, next };
}
