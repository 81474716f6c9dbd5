/** A running subscription: shown, cancelled at the end of its period, and taken back (product §5.14). */
import type { Database } from '@parley/db';
import { cancelRenewal, findRunningSubscription, loggable, type RunningSubscription } from '@parley/payments';
import type { Logger } from '@parley/platform';
import { AppError, type Invoice, type SubscriptionAnswer } from '@parley/shared';
import type { Stripe } from 'stripe';
import type { PersonTurns } from '../../person-turns';
import type { Customers } from './customers';
import { createStripePatience, type StripePatience } from './stripe-patience';
import { presentInvoice, presentSubscription } from './subscription.presenter';

/** How many invoices are shown, and how long is waited for them (ms): the rest of the page does without. */
const INVOICES = 24;
const INVOICES_WAIT_MS = 4_000;

export interface SubscriptionSettings {
  readonly stripe: Stripe;
  readonly database: Pick<Database, 'subscriptions'>;
  readonly customers: Customers;
  /** The same as those of checkouts: of one person one thing at a time. */
  readonly turns: PersonTurns;
  /** Reads the customer from Stripe into our copy. */
  readonly sync: (customerId: string) => Promise<unknown>;
  readonly clock: () => Date;
  readonly logger: Logger;
}

export interface Subscriptions {
  /** Never fails for Stripe's sake: without it, invoices are null. */
  show(userId: string): Promise<SubscriptionAnswer>;
  /**
   * Ends it with the period that is paid for; one that is not paid ends now. One that is cancelled already stays so.
   * @throws AppError conflict for somebody who never had one; Stripe's error
   */
  cancel(userId: string): Promise<SubscriptionAnswer>;
  /**
   * Takes back a cancellation and a change that waits.
   * @throws AppError conflict where nothing runs any more; Stripe's error
   */
  resume(userId: string): Promise<SubscriptionAnswer>;
}

export function createSubscriptions(settings: SubscriptionSettings): Subscriptions {
  const { stripe, database, customers, turns, sync, clock, logger } = settings;

  const readInvoices = async (userId: string): Promise<Invoice[] | null> => {
    try {
      const found = await customers.usingExisting(userId, (customer) =>
        stripe.invoices.list({ customer, limit: INVOICES }, { timeout: INVOICES_WAIT_MS }),
      );
      return (found?.data ?? []).flatMap((invoice) => presentInvoice(invoice) ?? []);
    } catch (error) {
      logger.warn({ err: loggable(error), userId }, 'invoices could not be read from Stripe');
      return null;
    }
  };

  const show = async (userId: string): Promise<SubscriptionAnswer> => {
    const [record, invoices] = await Promise.all([database.subscriptions.find(userId), readInvoices(userId)]);
    return {
      subscription: record && presentSubscription(record, clock(), true),
      invoices,
      paymentsOpen: true,
    };
  };

  /** What Stripe says now is changed, and then shown: our copy is read anew before anybody is answered. */
  const change = (
    userId: string,
    work: (running: RunningSubscription | null, patience: StripePatience) => Promise<void>,
  ) => {
    // Waiting for one's turn counts.
    const patience = createStripePatience();
    return turns.during(userId, async () => {
      const done = await customers.usingExisting(userId, async (customerId) => {
        // Whatever the plan is.
        const query = { customerId, sold: null, now: clock() };
        await work(await findRunningSubscription(stripe, query, patience()), patience);
        await sync(customerId);
        return true;
      });
      if (done === null) throw neverSubscribed();
      const answer = await show(userId);
      if (answer.subscription === null) throw neverSubscribed();
      return answer;
    });
  };

  const release = async ({ scheduleId }: RunningSubscription, patience: StripePatience): Promise<void> => {
    if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId, {}, patience());
  };

  return {
    show,
    cancel: (userId) =>
      change(userId, async (running, patience) => {
        if (running !== null) await cancelRenewal(stripe, running, patience);
      }),
    resume: (userId) =>
      change(userId, async (running, patience) => {
        if (running === null)
          throw new AppError('conflict', 'Your subscription has ended. Choose a plan to begin a new one.');
        if (running.change !== null || running.cancelsBy !== null) await release(running, patience);
        if (running.cancelsBy === 'period_end')
          await stripe.subscriptions.update(running.id, { cancel_at_period_end: false }, patience());
        if (running.cancelsBy === 'date') await stripe.subscriptions.update(running.id, { cancel_at: '' }, patience());
      }),
  };
}

const neverSubscribed = (): AppError =>
  new AppError('conflict', 'You have no subscription yet. Choose a plan to begin one.');
