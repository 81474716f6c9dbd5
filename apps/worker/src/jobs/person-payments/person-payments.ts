/** What a person pays for, read and ended at the payment provider when time or a closed account asks for it. */
import type { Database } from '@parley/db';
import {
  cancelRenewal,
  createCustomerReader,
  createStripe,
  deleteCustomer,
  findRunningSubscription,
  loggable,
  syncCustomer,
  type StripeSettings,
  type SyncSettings,
} from '@parley/payments';
import type { Logger } from '@parley/platform';

/** All of them do nothing for somebody who never paid, and may be repeated. @throws the provider's error, fit to be logged */
export interface PersonPayments {
  /** Brings our copy of the subscription up to what it is now. */
  sync(userId: string): Promise<void>;
  /** Nothing is renewed any more; what is paid for runs to its end. */
  stopRenewal(userId: string): Promise<void>;
  /** Ends everything at once, and has the provider forget the person. */
  forget(userId: string): Promise<void>;
}

export interface PersonPaymentsSettings {
  readonly database: SyncSettings['database'] & Pick<Database, 'customers'>;
  /** null where this installation takes no payments. */
  readonly payments: StripeSettings | null;
  readonly post: SyncSettings['post'];
  readonly clock: () => Date;
  readonly logger: Logger;
}

export function createPersonPayments({ payments, ...settings }: PersonPaymentsSettings): PersonPayments {
  const { database, clock, logger } = settings;
  const stripe = payments && createStripe(payments);
  const reader = stripe && createCustomerReader({ stripe, launchCoupon: payments.launchCoupon });

  const withCustomer = async (userId: string, work: (customerId: string) => Promise<unknown>): Promise<void> => {
    const customerId = await database.customers.find(userId);
    if (customerId === null) return;
    try {
      await work(customerId);
    } catch (error) {
      throw loggable(error);
    }
  };

  if (stripe === null || reader === null) {
    // Whoever took the keys away has to end at the provider what began with them.
    const cannot = (userId: string): Promise<void> =>
      withCustomer(userId, async (customerId) => {
        logger.error({ userId, customerId }, 'payments are not set up: this customer can only be ended by hand');
      });
    return { sync: async () => undefined, stopRenewal: cannot, forget: cannot };
  }

  const syncing: SyncSettings = { ...settings, stripe, reader };
  return {
    sync: (userId) => withCustomer(userId, (customerId) => syncCustomer(syncing, customerId)),
    stopRenewal: (userId) =>
      withCustomer(userId, async (customerId) => {
        const running = await findRunningSubscription(stripe, { customerId, sold: null, now: clock() });
        if (running !== null) await cancelRenewal(stripe, running);
        await syncCustomer(syncing, customerId);
      }),
    forget: (userId) => withCustomer(userId, (customerId) => deleteCustomer(stripe, customerId)),
  };
}
