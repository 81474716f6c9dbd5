/**
 * A closed account is charged for nothing more (product §4.13). Nothing is noted when an account is closed: whoever is
 * closed and still renews is found here, until the provider has been told, however long it can't be reached, and also
 * where a checkout was paid after the closing.
 */
import type { Database } from '@parley/db';
import type { Logger } from '@parley/platform';
import type { PersonPayments } from './person-payments';

/** Ended in one look. */
const AT_ONCE = 50;

/** @returns how many were stopped; what failed is found again by the next look */
export async function stopRenewals({
  database,
  personPayments,
  logger,
}: {
  readonly database: Pick<Database, 'erasure'>;
  readonly personPayments: PersonPayments;
  readonly logger: Logger;
}): Promise<number> {
  let stopped = 0;
  for (const userId of await database.erasure.findRenewing(AT_ONCE)) {
    try {
      await personPayments.stopRenewal(userId);
      stopped += 1;
    } catch (error) {
      logger.warn({ err: error, userId }, 'the plan of a closed account could not be cancelled yet');
    }
  }
  return stopped;
}
