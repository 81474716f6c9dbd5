/**
 * Brings our copy of a customer's subscription, the credits that follow from it and the letters that are owed for it up to
 * what Stripe says now (product §5.16, decision 0023). Safe to call at any time, by any number of processes at once.
 */
import type { Database, SubscriptionRecord } from '@parley/db';
import { Stripe } from 'stripe';
import { deriveSubscription, type Derived } from './derive-subscription';
import { paymentLetters } from './payment-letters';
import type { CustomerReader } from './read-customer';

export interface SyncLog {
  info(facts: object, words: string): void;
  error(facts: object, words: string): void;
}

export interface SyncSettings {
  readonly database: Pick<Database, 'subscriptions' | 'credits' | 'users' | 'emailLog' | 'inTransaction'>;
  readonly stripe: Stripe;
  readonly reader: CustomerReader;
  /** Hurries an owed letter along once it is stored. Must not reject. */
  readonly post: (emailId: string) => Promise<void>;
  readonly clock: () => Date;
  readonly logger: SyncLog;
}

export interface SyncResult {
  /** `superseded`: a reading that began later has written already. `unknown_customer`: it is nobody's here. */
  readonly outcome: 'synced' | 'superseded' | 'unknown_customer';
  /** Subscriptions that ran beside the one that counts, and have been ended. */
  readonly ended: readonly string[];
}

/**
 * @throws Stripe's error, and MongoDB's: nothing has been written then, or calling it again does the rest
 */
export async function syncCustomer(settings: SyncSettings, customerId: string): Promise<SyncResult> {
  const { database, reader, clock, logger } = settings;
  const ticket = await database.subscriptions.beginReading(customerId);
  if (ticket === null) return { outcome: 'unknown_customer', ended: [] };
  const syncedAt = clock();
  const derived = deriveSubscription(await reader.read(customerId));
  const { userId } = ticket;
  if (derived.unknownPrices.length > 0)
    logger.error(
      { customerId, userId, prices: derived.unknownPrices },
      'a subscription is paid by a price that is no plan of ours',
    );

  const letters = await database.inTransaction(async (session) => {
    const before = await database.subscriptions.find(userId, session);
    const { subscription } = derived;
    const record = subscription && { ...subscription, syncedAt };
    if (!(await database.subscriptions.write(ticket, record, session))) return null;
    if (record === null) return [];
    const now = clock();
    await database.credits.syncSubscription({ userId, terms: record, now, session });
    return oweLetters(settings, { userId, before, derived, now }, session);
  });
  if (letters === null) return { outcome: 'superseded', ended: [] };
  await Promise.all(letters.map((emailId) => settings.post(emailId)));
  logger.info(
    { customerId, userId, reading: ticket.number, subscription: derived.subscription?.id },
    'read a customer from Stripe',
  );
  return { outcome: 'synced', ended: await endSurplus(settings, customerId, derived) };
}

interface Change {
  readonly userId: string;
  readonly before: SubscriptionRecord | null;
  readonly derived: Derived;
  readonly now: Date;
}

/** @returns the ids to post once the transaction has been committed */
async function oweLetters(
  { database }: Pick<SyncSettings, 'database'>,
  { userId, before, derived, now }: Change,
  session: Parameters<Parameters<Database['inTransaction']>[0]>[0],
): Promise<string[]> {
  const owed = paymentLetters(before, derived);
  const [user, known] = await Promise.all([
    owed.length === 0 ? null : database.users.findById(userId),
    database.emailLog.owedAmong(
      owed.map(({ key }) => key),
      session,
    ),
  ]);
  if (user === null) return [];
  const { name, email: address } = user;
  const ids: string[] = [];
  for (const { key, letter } of owed.filter(({ key }) => !known.has(key))) {
    const id = await database.emailLog.create({ key, ...letter(name), userId, to: { name, address }, now }, session);
    if (id !== null) ids.push(id);
  }
  return ids;
}

/**
 * Nobody pays twice: what runs beside the subscription that counts ends at once, and Stripe credits what was not used of
 * it to the customer's next invoices.
 */
async function endSurplus(
  { stripe, logger }: Pick<SyncSettings, 'stripe' | 'logger'>,
  customerId: string,
  { subscription, surplus }: Derived,
): Promise<readonly string[]> {
  for (const id of surplus) {
    try {
      await stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true });
      logger.error(
        { customerId, ended: id, kept: subscription?.id },
        'somebody had two subscriptions: the older one was ended, and what was left of it was credited',
      );
    } catch (error) {
      // Another process was first.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')) throw error;
    }
  }
  return surplus;
}
