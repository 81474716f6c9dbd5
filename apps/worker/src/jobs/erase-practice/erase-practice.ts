/** The daily job that erases what was practised on a cancelled plan, once its days are over (product §21.2). */
import type { Database } from '@parley/db';
import type { Logger } from '@parley/platform';
import type { PersonPayments } from '../person-payments/person-payments';

/** How many people one look takes. */
const BATCH = 100;

export interface ErasePracticeSettings {
  readonly database: Pick<Database, 'retention'>;
  /** The subscription is read from the payment provider first: who has subscribed a moment ago keeps everything. */
  readonly personPayments: Pick<PersonPayments, 'sync'>;
  readonly clock: () => Date;
  readonly logger: Logger;
}

/**
 * One person after the other; how many. What another worker left in the middle is gone on with, and one that can't be
 * erased does not keep the others.
 * @throws Error when one could not be erased: it is tried again, by the queue and by the next day's job
 */
export async function erasePractice(settings: ErasePracticeSettings): Promise<number> {
  const { database, clock, logger } = settings;
  const passed = new Set<string>();
  let [erased, failed] = [0, 0];
  for (;;) {
    const due = await database.retention.findDue(clock(), BATCH + passed.size);
    const left = due.filter((userId) => !passed.has(userId));
    if (left.length === 0) break;
    for (const userId of left) {
      passed.add(userId);
      try {
        if (await eraseOf(settings, userId)) erased += 1;
      } catch (error) {
        failed += 1;
        logger.error({ err: error, userId }, 'what was practised could not be erased');
      }
    }
  }
  if (failed > 0) throw new Error(`What ${failed} people practised could not be erased`);
  return erased;
}

/** False for who has subscribed, or closed the account, in between. */
async function eraseOf(
  { database: { retention }, personPayments, clock, logger }: ErasePracticeSettings,
  userId: string,
): Promise<boolean> {
  await personPayments.sync(userId);
  if (!(await retention.begin(userId, clock()))) return false;
  await retention.erase(userId);
  await retention.finish(userId, clock());
  logger.info({ userId }, 'erased what was practised on a plan that is over');
  return true;
}
