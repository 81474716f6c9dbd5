/** What follows from what happens at Stripe: the subscription, the credits and the letters, whatever breaks meanwhile. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@parley/db/testing';
import { createCustomerReader } from '@parley/payments';
import { PaymentsFixture, type Payer } from './testing/payments-fixture';

let mongo: TestDatabase;
let payments: PaymentsFixture;
let ruth: Payer;
beforeAll(async () => {
  mongo = await createTestDatabase();
});
beforeEach(async () => {
  payments = await PaymentsFixture.open(mongo.database, '2027-03-10T10:00:00Z');
  ruth = await payments.payer();
});
afterEach(() => payments.close());
afterAll(() => mongo.drop());

const recordOf = ({ userId }: Payer) => mongo.database.subscriptions.find(userId);
const accountOf = ({ userId }: Payer) => mongo.database.credits.read(userId, payments.now);
const lettersOf = async ({ userId }: Payer): Promise<string[]> => {
  const templates = [];
  for await (const { template } of mongo.database.emailLog.ofPerson(userId)) templates.push(template);
  return templates;
};
async function bought(key: Parameters<PaymentsFixture['buy']>[1] = 'solo_core_monthly'): Promise<string> {
  const subscription = await payments.buy(ruth, key);
  if (subscription === null) throw new Error('The card was declined');
  await payments.deliver();
  return subscription;
}

describe('a subscription', () => {
  it('counts once it is paid: its plan, its month, its credits', async () => {
    const id = await bought();
    expect(await recordOf(ruth)).toEqual({
      id,
      ...ruth,
      planType: 'solo_core',
      billing: 'monthly',
      priceId: expect.stringMatching(/^price_/),
      startedAt: new Date('2027-03-10T10:00:00Z'),
      anchor: new Date('2027-03-10T10:00:00Z'),
      paidUntil: new Date('2027-04-10T10:00:00Z'),
      endsAt: null,
      cancelledAt: null,
      paymentFailedAt: null,
      pausedAt: null,
      upcoming: null,
      syncedAt: payments.now,
    });
    expect(await accountOf(ruth)).toMatchObject({ planType: 'solo_core', creditsTotal: 20, creditsLeft: 20 });
  });

  it('that was never paid for is none, and costs the trial nothing', async () => {
    expect(await payments.buy(ruth, 'solo_core_monthly', 'declines')).toBeNull();
    await payments.deliver();
    expect(await recordOf(ruth)).toBeNull();
    expect(await accountOf(ruth)).toMatchObject({ planType: 'free_trial', creditsLeft: 20 });
  });

  it('is paid until its invoices say so: an unpaid renewal adds nothing, is told once, and is forgotten once paid', async () => {
    await bought();
    payments.standIn.failNextPayments(ruth.customerId);
    payments.passTo('2027-04-10T12:00:00Z');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({
      paidUntil: new Date('2027-04-10T10:00:00Z'),
      paymentFailedAt: new Date('2027-04-10T10:00:00Z'),
      endsAt: null,
    });
    expect(await lettersOf(ruth)).toEqual(['payment_failed']);
    expect(payments.posted).toHaveLength(1);
    payments.passTo('2027-04-14T12:00:00Z');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({
      paidUntil: new Date('2027-05-10T10:00:00Z'),
      paymentFailedAt: null,
    });
    expect(await lettersOf(ruth)).toEqual(['payment_failed']);
  });

  it('that nobody pays any more is over with the grace, however long Stripe tries', async () => {
    await bought();
    payments.standIn.setCard(ruth.customerId, 'declines');
    payments.passTo('2027-05-20T12:00:00Z');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({
      paidUntil: new Date('2027-04-10T10:00:00Z'),
      endsAt: new Date('2027-04-17T10:00:00Z'),
    });
    expect(await accountOf(ruth)).toMatchObject({ creditsLeft: 0 });
  });

  it('that is cancelled goes on to its end, and renews again when that is taken back', async () => {
    const id = await bought();
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({
      endsAt: new Date('2027-04-10T10:00:00Z'),
      cancelledAt: payments.now,
    });
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({ endsAt: null, cancelledAt: null });
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    payments.passTo('2027-04-11T00:00:00Z');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({ endsAt: new Date('2027-04-10T10:00:00Z') });
  });

  it('is dearer at once and cheaper with its next period', async () => {
    const id = await bought();
    payments.passTo('2027-03-20T10:00:00Z');
    await payments.change(ruth, id, 'solo_pro_monthly');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({ planType: 'solo_pro', paidUntil: new Date('2027-04-10T10:00:00Z') });
    expect(await accountOf(ruth)).toMatchObject({ planType: 'solo_pro', creditsTotal: 60, creditsLeft: 60 });
    await payments.change(ruth, id, 'solo_core_monthly');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({
      planType: 'solo_pro',
      upcoming: { planType: 'solo_core', billing: 'monthly', at: new Date('2027-04-10T10:00:00Z') },
    });
    payments.passTo('2027-04-10T12:00:00Z');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({ planType: 'solo_core', upcoming: null });
    expect(await accountOf(ruth)).toMatchObject({ planType: 'solo_core', creditsTotal: 20, creditsLeft: 20 });
  });

  it('goes on under a price that was sold before, and whose lookup key has gone to a newer one', async () => {
    await bought();
    const [sold] = (await payments.stripe.prices.list({ lookup_keys: ['solo_core_monthly'] })).data;
    if (sold === undefined) throw new Error('Nothing is sold');
    await payments.stripe.prices.create({
      product: typeof sold.product === 'string' ? sold.product : sold.product.id,
      currency: sold.currency,
      unit_amount: 2_499,
      recurring: { interval: 'month' },
      lookup_key: 'solo_core_monthly',
      transfer_lookup_key: true,
    });
    payments.passTo('2027-04-10T12:00:00Z');
    const renewal = payments.happened().find(({ type }) => type === 'invoice.paid');
    if (renewal === undefined) throw new Error('Nothing was paid');
    await payments.receive(renewal);
    // A process that has never seen the price under its old name.
    const reader = createCustomerReader({ stripe: payments.stripe, launchCoupon: 'launch' });
    expect(await payments.handle(renewal.id, { reader })).toBe('synced');
    expect(await recordOf(ruth)).toMatchObject({
      planType: 'solo_core',
      billing: 'monthly',
      priceId: sold.id,
      paidUntil: new Date('2027-05-10T10:00:00Z'),
    });
  });

  it('is paused by a refund of all that was paid for its period, not by one of a part', async () => {
    await bought();
    const invoice = await payments.lastPaid(ruth);
    payments.standIn.refund(invoice, 500);
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({ pausedAt: null });
    payments.standIn.refund(invoice);
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({ pausedAt: payments.now });
    expect(await lettersOf(ruth)).toEqual(['plan_paused']);
    payments.passTo('2027-04-10T12:00:00Z');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({ pausedAt: null, paidUntil: new Date('2027-05-10T10:00:00Z') });
  });

  it.each(['won', 'lost'] as const)(
    'is paused by a dispute, and after one that was %s accordingly',
    async (outcome) => {
      await bought();
      const { id: dispute } = payments.standIn.dispute(await payments.lastPaid(ruth));
      await payments.deliver();
      expect(await recordOf(ruth)).toMatchObject({ pausedAt: payments.now });
      const disputedAt = payments.now;
      payments.passTo('2027-03-25T10:00:00Z');
      payments.standIn.closeDispute(dispute, outcome);
      await payments.deliver();
      expect(await recordOf(ruth)).toMatchObject({ pausedAt: outcome === 'won' ? null : disputedAt });
      expect(await lettersOf(ruth)).toEqual(['plan_paused']);
    },
  );

  it('that somebody has twice is the newer one; the older ends, and what was not used of it is credited', async () => {
    const older = await bought();
    payments.passTo('2027-03-10T10:00:05Z');
    const newer = await payments.buy(ruth, 'solo_pro_monthly');
    await payments.deliver();
    expect(await recordOf(ruth)).toMatchObject({ id: newer, planType: 'solo_pro', endsAt: null });
    expect(await payments.stripe.subscriptions.retrieve(older)).toMatchObject({ status: 'canceled' });
    const ending = payments.standIn.requests().filter(({ method }) => method === 'DELETE');
    expect(ending).toMatchObject([
      { path: `/v1/subscriptions/${older}`, params: { prorate: 'true', invoice_now: 'true' } },
    ]);
  });
});

describe('an event', () => {
  it('of a customer of nobody is kept for the operator', async () => {
    const { id: customer } = await payments.stripe.customers.create({ email: 'nobody@example.org' });
    await payments.buy({ userId: '', customerId: customer }, 'solo_core_monthly');
    const events = payments.happened();
    for (const event of events) if (await payments.receive(event)) await payments.handle(event.id);
    const [last] = events.slice(-1);
    expect(await mongo.database.webhookEvents.find(last?.id ?? '')).toMatchObject({
      status: 'handled',
      outcome: 'unknown_customer',
      customerId: customer,
    });
  });

  it('is tried again while Stripe is away, and says in its row why', async () => {
    await payments.buy(ruth, 'solo_core_monthly');
    const [event] = payments.happened().slice(-1);
    if (event === undefined) throw new Error('Nothing happened');
    await payments.receive(event);
    const stopped = await PaymentsFixture.open(mongo.database, '2027-03-10T10:00:00Z');
    await stopped.close();
    const { reader, stripe } = stopped.settings;
    await expect(payments.handle(event.id, { reader, stripe })).rejects.toThrow(/connect/i);
    expect(await mongo.database.webhookEvents.find(event.id)).toMatchObject({ status: 'queued', attempts: 1 });
    expect((await mongo.database.webhookEvents.find(event.id))?.error).toMatch(/connect/i);
    expect(await payments.handle(event.id)).toBe('synced');
    expect(await recordOf(ruth)).toMatchObject({ planType: 'solo_core' });
  });

  it('is answered by one reading with all others of its customer that wait', async () => {
    await payments.buy(ruth, 'solo_core_monthly');
    const events = payments.happened();
    for (const event of events) await payments.receive(event);
    expect(events.length).toBeGreaterThan(3);
    const asked = payments.standIn.requests().length;
    for (const { id } of events) await payments.handle(id);
    expect(payments.outcomes).toEqual(['synced']);
    expect(payments.standIn.requests().length - asked).toBeLessThan(8);
  });

  it('changes nothing when a reading that began later has written already', async () => {
    const id = await bought();
    const { reader } = payments.settings;
    let overtaken = false;
    await payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const [event] = payments.happened().slice(-1);
    if (event === undefined) throw new Error('Nothing happened');
    await payments.receive(event);
    const slow: typeof reader = {
      ...reader,
      read: async (customerId) => {
        const old = await reader.read(customerId);
        if (!overtaken) {
          overtaken = true;
          await payments.stripe.subscriptions.update(id, { cancel_at_period_end: false });
          await payments.deliver();
        }
        return old;
      },
    };
    expect(await payments.handle(event.id, { reader: slow })).toBe('superseded');
    expect(await recordOf(ruth)).toMatchObject({ endsAt: null });
  });
});
