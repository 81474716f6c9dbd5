/** What ends at Stripe when an account is closed and when it is erased, whatever is away meanwhile. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { logger, openWorkerFixture, type WorkerFixture } from '../../testing/worker-fixture';
import { eraseAccounts } from '../erase-accounts/erase-accounts';
import { PaymentsFixture, type Payer } from '../handle-payment-event/testing/payments-fixture';
import { createPersonPayments, type PersonPayments } from './person-payments';
import { stopRenewals } from './stop-renewals';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = '2027-03-10T10:00:00Z';

let fixture: WorkerFixture;
let payments: PaymentsFixture;
let personPayments: PersonPayments;
let ruth: Payer;
beforeEach(async () => {
  fixture = await openWorkerFixture();
  payments = await PaymentsFixture.open(fixture.mongo.database, START);
  personPayments = createPersonPayments({
    database: fixture.mongo.database,
    payments: payments.stripeSettings,
    post: async () => undefined,
    clock: () => payments.now,
    logger,
  });
  ruth = await payments.payer();
});
afterEach(async () => {
  await payments.close();
  await fixture.close();
});

async function subscribed(key: Parameters<PaymentsFixture['buy']>[1] = 'solo_core_monthly'): Promise<string> {
  const id = await payments.buy(ruth, key);
  if (id === null) throw new Error('The card was declined');
  await payments.deliver();
  return id;
}
async function close({ userId }: Payer): Promise<void> {
  const closing = { closedAt: payments.now, erasedAt: new Date(payments.now.getTime() + 30 * DAY_MS) };
  await fixture.mongo.database.inTransaction((session) => fixture.mongo.database.users.close(userId, closing, session));
}
const stop = () => stopRenewals({ database: fixture.mongo.database, personPayments, logger });
const recordOf = ({ userId }: Payer) => fixture.mongo.database.subscriptions.find(userId);
const erase = () =>
  eraseAccounts({
    database: fixture.mongo.database,
    personPayments,
    redis: fixture.redis,
    redisPrefix: fixture.redisPrefix,
    clock: () => payments.now,
    logger,
  });

describe('closing an account', () => {
  it('cancels what renews, with the period that is paid for, once', async () => {
    const id = await subscribed();
    expect(await stop()).toBe(0);
    await close(ruth);
    expect(await stop()).toBe(1);
    expect(await recordOf(ruth)).toMatchObject({ endsAt: new Date('2027-04-10T10:00:00Z'), cancelledAt: payments.now });
    expect(await payments.stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: true });
    expect(await stop()).toBe(0);
  });

  it('cancels also what a change of plan waits for', async () => {
    const id = await subscribed('solo_pro_monthly');
    await payments.change(ruth, id, 'solo_core_monthly');
    await payments.deliver();
    await close(ruth);
    expect(await stop()).toBe(1);
    expect(await recordOf(ruth)).toMatchObject({ endsAt: new Date('2027-04-10T10:00:00Z'), upcoming: null });
    payments.passTo('2027-06-01T00:00:00Z');
    expect(await payments.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
  });

  it('is not undone by reopening', async () => {
    await subscribed();
    await close(ruth);
    await stop();
    await fixture.mongo.database.users.reopen(ruth.userId, payments.now);
    expect(await stop()).toBe(0);
    expect(await recordOf(ruth)).toMatchObject({ endsAt: new Date('2027-04-10T10:00:00Z') });
  });

  it('whose cancelling failed is tried again until Stripe can be reached, and others do not wait for it', async () => {
    await subscribed();
    await close(ruth);
    const reachable = personPayments;
    personPayments = { ...reachable, stopRenewal: () => Promise.reject(new Error('Stripe is away')) };
    expect(await stop()).toBe(0);
    expect(await recordOf(ruth)).toMatchObject({ endsAt: null });
    personPayments = reachable;
    expect(await stop()).toBe(1);
  });

  it('finds a checkout that was paid after it', async () => {
    await close(ruth);
    expect(await stop()).toBe(0);
    await subscribed();
    expect(await stop()).toBe(1);
    expect(await recordOf(ruth)).toMatchObject({ cancelledAt: payments.now });
  });
});

describe('erasing an account', () => {
  it('ends the subscription at once and has Stripe forget the customer; what was paid stays on Stripe’s books', async () => {
    const id = await subscribed('solo_core_yearly');
    await close(ruth);
    await stop();
    payments.passTo('2027-04-20T10:00:00Z');
    expect(await erase()).toBe(1);
    expect(await payments.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    await expect(payments.stripe.customers.retrieve(ruth.customerId)).rejects.toThrow('No such customer');
    expect((await payments.stripe.invoices.list({ customer: ruth.customerId, status: 'paid' })).data).toHaveLength(1);
    expect(await fixture.mongo.database.customers.find(ruth.userId)).toBeNull();
    expect(await fixture.mongo.database.users.findById(ruth.userId)).toBeNull();
  });

  it('waits with all of it until Stripe can be reached, and may be repeated', async () => {
    await subscribed();
    await close(ruth);
    payments.passTo('2027-04-20T10:00:00Z');
    const reachable = personPayments;
    personPayments = { ...reachable, forget: () => Promise.reject(new Error('Stripe is away')) };
    await expect(erase()).rejects.toThrow('1 accounts could not be erased');
    expect(await fixture.mongo.database.customers.find(ruth.userId)).toBe(ruth.customerId);
    personPayments = reachable;
    await personPayments.forget(ruth.userId);
    expect(await erase()).toBe(1);
  });

  it('of an installation whose keys were taken away goes on, and tells the operator', async () => {
    await subscribed();
    await close(ruth);
    payments.passTo('2027-04-20T10:00:00Z');
    personPayments = createPersonPayments({
      database: fixture.mongo.database,
      payments: null,
      post: async () => undefined,
      clock: () => payments.now,
      logger,
    });
    expect(await erase()).toBe(1);
  });
});
