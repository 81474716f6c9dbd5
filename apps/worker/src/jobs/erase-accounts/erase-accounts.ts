/** The daily job that erases accounts whose time is up (product §4.13, §21.3). */
import type { Database } from '@parley/db';
import { forgetPerson, type Logger, type Redis } from '@parley/platform';
import type { PersonPayments } from '../person-payments/person-payments';

/** How many accounts one look takes. */
const BATCH = 100;

export interface EraseAccountsSettings {
  readonly database: Pick<Database, 'erasure'>;
  /** Ends what the person pays for, at the provider: before what they are known by there is forgotten here. */
  readonly personPayments: Pick<PersonPayments, 'forget'>;
  readonly redis: Redis;
  readonly redisPrefix: string;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * Erases one account after the other; how many. What another left in the middle is gone on with. One that can't be
 * erased does not keep the others.
 * @throws Error when one could not be erased: it is tried again, by the queue and by the next day's job
 */
export async function eraseAccounts(settings: EraseAccountsSettings): Promise<number> {
  const { database, clock, logger } = settings;
  const failed = new Set<string>();
  let erased = 0;
  for (;;) {
    const due = await database.erasure.findDue(clock(), BATCH + failed.size);
    const left = due.filter((userId) => !failed.has(userId));
    if (left.length === 0) break;
    for (const userId of left) {
      try {
        if (await eraseAccount(settings, userId)) erased += 1;
      } catch (error) {
        failed.add(userId);
        logger.error({ err: error, userId }, 'an account could not be erased');
      }
    }
  }
  if (failed.size > 0) throw new Error(`${failed.size} accounts could not be erased`);
  return erased;
}

/** False where it was reopened in between. What leads to the rest, the account itself, goes last. */
async function eraseAccount(
  { database: { erasure }, personPayments, redis, redisPrefix, clock, logger }: EraseAccountsSettings,
  userId: string,
): Promise<boolean> {
  const person = await erasure.begin(userId, clock());
  if (person === null) return false;
  await personPayments.forget(userId);
  await erasure.eraseHeld(userId);
  await forgetPerson(redis, redisPrefix, person);
  await erasure.finish(userId);
  // Whoever brings back an older backup has to know which accounts to erase again.
  logger.info({ userId }, 'erased an account');
  return true;
}
