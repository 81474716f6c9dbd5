/**
 * Every request that the code can make of Stripe is made here, by the code that makes it, and taken by a server that
 * keeps state; `npm run test:stripe` has each of them judged by Stripe's mock server as well (decision 0022).
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createCustomerReader, deleteCustomer } from '@parley/payments';
import { createPayingWorld, lastPart, type PayingPerson, type PayingWorld } from './testing/paying-world';
import { routeOf, stripeCallsInCode } from './testing/stripe-calls';
import { startStripeTee, type StripeTee } from './testing/stripe-tee';

const calls = stripeCallsInCode();
const { STRIPE_MOCK_URL: judge } = process.env;

let world: PayingWorld;
let tee: StripeTee;
beforeAll(async () => {
  world = await createPayingWorld({
    by: async (url) => {
      tee = await startStripeTee(url, judge);
      return tee.url;
    },
  });
  await buysAndChanges(await world.person());
  await doesNotPay(await world.person());
  await hasMoneyBack(await world.person());
  await whatFewReach();
}, 60_000);
afterAll(async () => {
  await world.close();
  await tee.close();
});

/** Begins one checkout and then another, pays, goes up and down, cancels and comes back. */
async function buysAndChanges(ada: PayingPerson): Promise<void> {
  await ada.get('pricing');
  await ada.checkout('solo_core', 'monthly');
  await ada.subscribe('solo_core', 'yearly');
  await ada.get('subscription');
  world.standIn.confirmUpdate(lastPart(await ada.checkout('solo_pro', 'yearly')));
  await ada.hear();
  world.standIn.confirmUpdate(lastPart(await ada.checkout('solo_core', 'monthly')));
  await ada.hear();
  for (const path of ['resume-subscription', 'cancel-subscription', 'resume-subscription', 'create-portal-session'])
    expect((await ada.post(path)).status).toBe(200);
  await cancelsOnADay(ada);
  await pricesChange();
  await ada.checkout('solo_pro', 'monthly');
}

async function cancelsOnADay(ada: PayingPerson): Promise<void> {
  const { data } = await world.stripe.subscriptions.list({ customer: await ada.customerId() });
  const nextWeek = Math.floor(world.now().getTime() / 1000) + 7 * 86_400;
  await world.stripe.subscriptions.update(data[0]?.id ?? '', { cancel_at: nextWeek });
  expect((await ada.post('resume-subscription')).status).toBe(200);
}

async function pricesChange(): Promise<void> {
  const { data } = await world.stripe.prices.list({ lookup_keys: ['solo_pro_monthly'] });
  const [old] = data;
  if (old === undefined) throw new Error('Solo Pro has no price');
  await world.stripe.prices.create({
    product: typeof old.product === 'string' ? old.product : old.product.id,
    currency: 'usd',
    unit_amount: 4999,
    recurring: { interval: 'month' },
    lookup_key: 'solo_pro_monthly',
    transfer_lookup_key: true,
  });
  world.passDays(0.01);
}

async function doesNotPay(ben: PayingPerson): Promise<void> {
  await ben.subscribe('solo_core', 'monthly');
  world.standIn.failNextPayments(await ben.customerId(), 10);
  world.passDays(32);
  await ben.hear();
  await ben.checkout('solo_pro', 'monthly');
  expect((await ben.post('cancel-subscription')).status).toBe(200);
  await deleteCustomer(world.stripe, await ben.customerId());
}

async function hasMoneyBack(cleo: PayingPerson): Promise<void> {
  await cleo.subscribe('solo_pro', 'monthly');
  const reader = createCustomerReader({ stripe: world.stripe, launchCoupon: 'launch' });
  const customer = await cleo.customerId();
  const invoices = async () => (await world.stripe.invoices.list({ customer })).data;
  const [first] = await invoices();
  const dispute = world.standIn.dispute(first?.id ?? '');
  await cleo.hear();
  expect(await reader.customerOf({ type: 'charge.dispute.created', objectId: dispute.id })).toBe(customer);
  world.standIn.closeDispute(dispute.id, 'won');
  world.passDays(32);
  const [second] = await invoices();
  const refund = world.standIn.refund(second?.id ?? '');
  await cleo.hear();
  expect(await reader.customerOf({ type: 'refund.updated', objectId: refund.id })).toBe(customer);
}

/** What takes more lines or payments than anybody has, or a price that nothing else tells of. */
async function whatFewReach(): Promise<void> {
  const { stripe } = world;
  const [invoice] = (await stripe.invoices.list({ limit: 1 })).data;
  const id = invoice?.id ?? '';
  await stripe.invoices.listLineItems(id, { limit: 100 });
  await stripe.invoicePayments.list({ invoice: id, limit: 100 });
  const [price] = (await stripe.prices.list({ limit: 1 })).data;
  await stripe.prices.retrieve(price?.id ?? '');
}

describe('requests of Stripe', () => {
  it('are found in the code', () => {
    expect(calls).toEqual(expect.arrayContaining(['checkout.sessions.create', 'prices.list', 'subscriptions.update']));
  });

  it('that Stripe does not describe are found out where its mock server judges', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Authorization: 'Bearer sk_test_other' };
    await fetch(new URL('/v1/products', tee.url), { method: 'POST', headers, body: 'name=Tea&colour=green' });
    const verdicts = tee.sent.flatMap(({ route, refused }) => (route === 'POST /v1/products' ? [refused] : []));
    expect(verdicts.map((words) => /^400 .*additional properties/s.test(words ?? ''))).toEqual([judge !== undefined]);
  });

  it.each(calls)('%s is made, and taken as it is', async (call) => {
    const route = await routeOf(call);
    const made = tee.sent.filter((one) => one.route === route);
    expect(made.length).toBeGreaterThan(0);
    expect(made.flatMap(({ url, body, refused }) => (refused === null ? [] : [{ url, body, refused }]))).toEqual([]);
  });
});
