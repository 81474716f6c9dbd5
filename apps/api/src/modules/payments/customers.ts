/** Everybody has one customer at Stripe, for ever (product §5.14). */
import { stripeRefusal } from '@parley/payments';
import type { Database } from '@parley/db';
import type { Stripe } from 'stripe';
import type { StripePatience } from './stripe-patience';

export interface Customers {
  /**
   * Does the work with the person's customer, who is made where there is none. One that Stripe does not know any more
   * (deleted there, or of another account's keys) gives way to a new one, once.
   */
  using<T>(userId: string, patience: StripePatience, work: (customerId: string) => Promise<T>): Promise<T>;
  /** Likewise, but nobody is made: null for somebody who has none, or none that Stripe knows. */
  usingExisting<T>(userId: string, work: (customerId: string) => Promise<T>): Promise<T | null>;
}

export interface CustomerSettings {
  readonly stripe: Stripe;
  readonly database: Pick<Database, 'customers' | 'users'>;
  readonly clock: () => Date;
}

export function createCustomers({ stripe, database, clock }: CustomerSettings): Customers {
  const make = async (userId: string, patience: StripePatience, instead: string | null): Promise<string> => {
    const user = await database.users.findById(userId);
    if (user === null) throw new Error(`There is no account ${userId}`);
    const made = await stripe.customers.create(
      { email: user.email, name: user.name, metadata: { userId } },
      { ...patience(), idempotencyKey: `parley:customer:${userId}${instead === null ? '' : `:${instead}`}` },
    );
    return database.customers.keep({ userId, customerId: made.id, now: clock() });
  };

  return {
    async using(userId, patience, work) {
      const known = await database.customers.find(userId);
      if (known === null) return work(await make(userId, patience, null));
      try {
        return await work(known);
      } catch (error) {
        if (!isUnknownCustomer(error)) throw error;
        await database.customers.forget(known);
        return work(await make(userId, patience, known));
      }
    },
    async usingExisting(userId, work) {
      const known = await database.customers.find(userId);
      if (known === null) return null;
      try {
        return await work(known);
      } catch (error) {
        if (isUnknownCustomer(error)) return null;
        throw error;
      }
    },
  };
}

function isUnknownCustomer(error: unknown): boolean {
  const refusal = stripeRefusal(error);
  return refusal?.code === 'resource_missing' && refusal.param === 'customer';
}
