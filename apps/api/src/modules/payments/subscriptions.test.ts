/** Somebody who pays: what they see, change, cancel and take back, against a server that keeps state as Stripe does. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { dataOf, failureOf, signedIn } from '../../testing/client';
import { createTestApp } from '../../testing/create-test-app';
import request from 'supertest';
import { createPayingWorld, lastPart, type PayingPerson, type PayingWorld } from './testing/paying-world';

let world: PayingWorld;
let ada: PayingPerson;
beforeEach(async () => {
  world = await createPayingWorld();
  ada = await world.person();
});
afterEach(() => world.close());

const shown = async (who = ada) => dataOf('getSubscription', await who.get('subscription'));
const running = async () => (await shown()).subscription;
const cancel = async () => dataOf('cancelSubscription', await ada.post('cancel-subscription')).subscription;
const resume = async () => dataOf('resumeSubscription', await ada.post('resume-subscription')).subscription;
const told = (response: Response) => [response.status, failureOf(response).message];
/** What Stripe was asked to do, without what it was only asked about. */
const changes = () =>
  world.standIn
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replaceAll(/\/[a-z]+_[A-Za-z0-9_]{8,}/g, '/*')}`);

describe('GET /payments/subscription', () => {
  it('is empty for somebody who has never paid', async () => {
    expect(await shown()).toEqual({ subscription: null, invoices: [], paymentsOpen: true });
  });

  it('shows plan, dates and invoices of somebody who pays', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const { subscription, invoices } = await shown();
    expect(subscription).toMatchObject({
      planType: 'solo_core',
      billing: 'monthly',
      state: 'active',
      endsAt: null,
      upcoming: null,
      canCancel: true,
      canResume: false,
    });
    expect(subscription?.nextBillingDate).toBe(subscription?.paidUntil);
    expect(invoices).toHaveLength(1);
    expect(invoices?.[0]).toMatchObject({ total: 15.99, currency: 'usd', status: 'paid' });
    expect(await shown(await world.person())).toMatchObject({ subscription: null, invoices: [] });
  });

  it('shows our copy, and no invoices, while Stripe can’t be asked', async () => {
    await ada.subscribe('solo_pro', 'yearly');
    world.standIn.breakWith({ status: 500 });
    expect(await shown()).toMatchObject({ subscription: { planType: 'solo_pro', billing: 'yearly' }, invoices: null });
  });

  it('shows the 24 latest invoices, the newest first', async () => {
    await ada.subscribe('solo_core', 'monthly');
    world.passDays(30 * 31);
    await ada.hear();
    const { invoices } = await shown();
    expect(invoices).toHaveLength(24);
    const days = invoices?.map(({ createdAt }) => createdAt) ?? [];
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('says that payments are not open where there are no keys, and lets nothing be changed', async () => {
    const closed = await createTestApp();
    try {
      const { bearer } = await signedIn(closed);
      const get = await request(closed.app).get('/api/payments/subscription').set('Authorization', bearer);
      expect(dataOf('getSubscription', get)).toEqual({ subscription: null, invoices: [], paymentsOpen: false });
      for (const path of ['cancel-subscription', 'resume-subscription', 'create-portal-session']) {
        const refused = await request(closed.app).post(`/api/payments/${path}`).set('Authorization', bearer);
        expect(told(refused)).toEqual([409, 'Online payment is not open on this installation yet.']);
      }
    } finally {
      await closed.close();
    }
  });
});

describe('cancelling', () => {
  it('ends with the period, shows at once, changes nothing the second time, and is taken back', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const cancelled = await cancel();
    expect(cancelled).toMatchObject({ state: 'cancelled', nextBillingDate: null, canCancel: false, canResume: true });
    expect(cancelled?.endsAt).toBe(cancelled?.paidUntil);
    const before = changes().length;
    expect(await cancel()).toEqual(cancelled);
    expect(changes()).toHaveLength(before);

    expect(await resume()).toMatchObject({ state: 'active', endsAt: null, canCancel: true, canResume: false });
    const after = changes().length;
    expect(await resume()).toMatchObject({ state: 'active' });
    expect(changes()).toHaveLength(after);
  });

  it('is one cancellation for five clicks at once', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const clicks = await Promise.all([1, 2, 3, 4, 5].map(() => ada.post('cancel-subscription')));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(changes().filter((change) => change === 'POST /v1/subscriptions/*')).toHaveLength(1);
  });

  it('reaches the account: the plan ends with the period', async () => {
    await ada.subscribe('solo_pro', 'monthly');
    await cancel();
    const account = await world.api.database.credits.read(ada.id, world.now());
    expect(account).toMatchObject({ planType: 'solo_pro', cancelledAt: expect.any(Date) });
    world.passDays(32);
    await ada.hear();
    expect(await running()).toMatchObject({ state: 'ended', canCancel: false, canResume: false });
    expect(told(await ada.post('resume-subscription'))).toEqual([
      409,
      'Your subscription has ended. Choose a plan to begin a new one.',
    ]);
  });

  it('of a subscription that is not paid ends it now, and its money is not asked for again', async () => {
    await ada.subscribe('solo_core', 'monthly');
    world.standIn.failNextPayments(await ada.customerId(), 10);
    world.passDays(32);
    await ada.hear();
    expect(await running()).toMatchObject({ state: 'payment_failed', canCancel: true });
    const ended = await cancel();
    expect(ended).toMatchObject({ state: 'ended', canCancel: false, canResume: false });
    expect(await cancel()).toEqual(ended);
  });

  it('that was chosen at Stripe for a certain day is taken back too', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const { data } = await world.stripe.subscriptions.list({ customer: await ada.customerId() });
    const tomorrow = Math.floor(world.now().getTime() / 1000) + 86_400;
    await world.stripe.subscriptions.update(data[0]?.id ?? '', { cancel_at: tomorrow });
    await ada.hear();
    expect(await running()).toMatchObject({ state: 'cancelled', endsAt: new Date(tomorrow * 1000).toISOString() });
    expect(await resume()).toMatchObject({ state: 'active', endsAt: null });
  });

  it('needs a subscription', async () => {
    for (const path of ['cancel-subscription', 'resume-subscription'])
      expect(told(await ada.post(path))).toEqual([409, 'You have no subscription yet. Choose a plan to begin one.']);
    expect(told(await ada.post('create-portal-session'))).toEqual([
      409,
      'You have not bought a plan yet: there is nothing to manage.',
    ]);
  });

  it('while Stripe is away changes nothing and says so; pressed again it works', async () => {
    await ada.subscribe('solo_core', 'monthly');
    world.standIn.breakWith({ status: 503 });
    const refused = await ada.post('cancel-subscription');
    expect(refused.status).toBe(503);
    expect(failureOf(refused).message).toContain('Nothing was charged.');
    world.standIn.breakWith(null);
    expect(await running()).toMatchObject({ state: 'active' });
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
  });
});

describe('another plan for somebody who pays', () => {
  it('is confirmed on a page of Stripe’s that leads back: more at once', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const url = await ada.checkout('solo_pro', 'monthly');
    expect(url).toMatch(/\/portal\//);
    expect((await running())?.planType).toBe('solo_core');
    const asked = world.standIn.requests().findLast(({ path }) => path === '/v1/billing_portal/sessions');
    expect(asked?.params).toMatchObject({
      flow_data: {
        type: 'subscription_update_confirm',
        after_completion: {
          redirect: { return_url: 'http://localhost:3000/dashboard?payment=success&plan=solo_pro&billing=monthly' },
        },
      },
    });
    world.standIn.confirmUpdate(lastPart(url));
    await ada.hear();
    expect(await running()).toMatchObject({ planType: 'solo_pro', billing: 'monthly', upcoming: null });
    expect(changes().filter((change) => change === 'POST /v1/checkout/sessions')).toHaveLength(1);
  });

  it('that is less waits for the period’s end, and is taken back by resuming', async () => {
    await ada.subscribe('solo_pro', 'monthly');
    world.standIn.confirmUpdate(lastPart(await ada.checkout('solo_core', 'monthly')));
    await ada.hear();
    expect(await running()).toMatchObject({
      planType: 'solo_pro',
      upcoming: { planType: 'solo_core', billing: 'monthly' },
      canCancel: true,
      canResume: true,
    });
    for (const planType of ['solo_core', 'solo_pro'] as const) {
      const refused = await ada.post('create-checkout-session', { planType, billingPeriod: 'yearly' });
      expect(told(refused)).toEqual([
        409,
        expect.stringMatching(/waits for \d+ \w+ \d{4}\..* first press “Stay on Solo Pro” in the settings/),
      ]);
    }
    expect(await resume()).toMatchObject({ planType: 'solo_pro', upcoming: null, canResume: false });
    expect(await ada.checkout('solo_pro', 'yearly')).toMatch(/\/portal\//);
  });

  it('is taken back by cancelling as well', async () => {
    await ada.subscribe('solo_pro', 'monthly');
    world.standIn.confirmUpdate(lastPart(await ada.checkout('solo_core', 'monthly')));
    await ada.hear();
    expect(await cancel()).toMatchObject({ planType: 'solo_pro', state: 'cancelled', upcoming: null });
  });

  it('can be chosen again once a change has come about', async () => {
    await ada.subscribe('solo_pro', 'monthly');
    world.standIn.confirmUpdate(lastPart(await ada.checkout('solo_core', 'monthly')));
    world.passDays(35);
    await ada.hear();
    expect(await running()).toMatchObject({ planType: 'solo_core', upcoming: null });
    expect(await ada.checkout('solo_pro', 'monthly')).toMatch(/\/portal\//);
  });

  it('is refused where it is the present one, and where the subscription is cancelled', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const again = () => ada.post('create-checkout-session', { planType: 'solo-core', billingPeriod: 'monthly' });
    expect(told(await again())).toEqual([409, 'You are already on Solo Core, billed monthly.']);
    await cancel();
    expect(told(await again())).toEqual([409, expect.stringMatching(/^You are on Solo Core until .*resume/)]);
    const other = await ada.post('create-checkout-session', { planType: 'solo_pro', billingPeriod: 'monthly' });
    expect(told(other)).toEqual([409, expect.stringContaining('resume it first')]);
  });

  it('leads to where the card is changed while a payment has failed, and to no second subscription', async () => {
    await ada.subscribe('solo_core', 'monthly');
    world.standIn.failNextPayments(await ada.customerId(), 10);
    world.passDays(32);
    for (const planType of ['solo_core', 'solo_pro'] as const)
      expect(await ada.checkout(planType, 'monthly')).toMatch(/\/portal\//);
    expect(changes().filter((change) => change === 'POST /v1/checkout/sessions')).toHaveLength(1);
  });

  it('is refused while the plan is paused', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const [invoice] = (await shown()).invoices ?? [];
    world.standIn.refund(invoice?.id ?? '');
    await ada.hear();
    expect(await running()).toMatchObject({ state: 'paused' });
    const refused = await ada.post('create-checkout-session', { planType: 'solo_pro', billingPeriod: 'monthly' });
    expect(told(refused)).toEqual([409, expect.stringContaining('Your plan is paused')]);
  });

  it('is a new subscription once the old one is over, of the same customer', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const customer = await ada.customerId();
    await cancel();
    world.passDays(40);
    await ada.hear();
    await ada.subscribe('solo_pro', 'yearly');
    expect(await ada.customerId()).toBe(customer);
    expect(await running()).toMatchObject({ planType: 'solo_pro', billing: 'yearly', state: 'active' });
  });
});

describe('a checkout against a Stripe with state', () => {
  it('is given again while it is open, and closed when another plan is chosen', async () => {
    const first = await ada.checkout('solo_core', 'monthly');
    expect(await ada.checkout('solo_core', 'monthly')).toBe(first);
    const second = await ada.checkout('solo_pro', 'monthly');
    expect(second).not.toBe(first);
    expect(() => world.standIn.payCheckout(lastPart(first))).toThrow(/expired/);
    world.standIn.payCheckout(lastPart(second));
    await ada.hear();
    expect(await running()).toMatchObject({ planType: 'solo_pro' });
  });

  it('begins anew once it has run out', async () => {
    const first = await ada.checkout('solo_core', 'monthly');
    world.passDays(2);
    const second = await ada.checkout('solo_core', 'monthly');
    expect(second).not.toBe(first);
  });

  it('that was paid a moment ago counts, though nobody has heard of it yet', async () => {
    world.standIn.payCheckout(lastPart(await ada.checkout('solo_core', 'monthly')));
    const again = await ada.post('create-checkout-session', { planType: 'solo_core', billingPeriod: 'monthly' });
    expect(told(again)).toEqual([409, 'You are already on Solo Core, billed monthly.']);
  });
});

describe('an open checkout of somebody who has come to pay by another way', () => {
  it('is closed at the next click, so that it is not paid as well', async () => {
    const left = await ada.checkout('solo_core', 'monthly');
    const { data } = await world.stripe.prices.list({ lookup_keys: ['solo_core_monthly'] });
    const other = await world.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: await ada.customerId(),
      line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
      success_url: 'http://localhost:3000/',
      cancel_url: 'http://localhost:3000/',
    });
    world.standIn.payCheckout(other.id);
    const again = await ada.post('create-checkout-session', { planType: 'solo_core', billingPeriod: 'monthly' });
    expect(told(again)).toEqual([409, 'You are already on Solo Core, billed monthly.']);
    expect(() => world.standIn.payCheckout(lastPart(left))).toThrow(/expired/);
  });
});

describe('the billing portal', () => {
  const configurations = async () => (await world.stripe.billingPortal.configurations.list({ limit: 100 })).data;

  it('is set up by us, once, however many come together, and leads back to the settings', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const answers = await Promise.all([1, 2, 3, 4].map(() => ada.post('create-portal-session')));
    for (const answer of answers) expect(dataOf('createPortalSession', answer).url).toMatch(/\/portal\//);
    const [made, ...more] = await configurations();
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      active: true,
      default_return_url: 'http://localhost:3000/settings?tab=billing',
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          proration_behavior: 'always_invoice',
          schedule_at_period_end: {
            conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
          },
        },
      },
    });
  });

  it('is set up anew where somebody has switched it off at Stripe', async () => {
    await ada.subscribe('solo_core', 'monthly');
    await ada.post('create-portal-session');
    const [made] = await configurations();
    await world.stripe.billingPortal.configurations.update(made?.id ?? '', { active: false });
    expect((await ada.post('create-portal-session')).status).toBe(200);
    expect((await configurations()).filter(({ active }) => active)).toHaveLength(1);
  });

  it('is open, and cancelling works, also where a price has gone astray at Stripe', async () => {
    await ada.subscribe('solo_core', 'monthly');
    const { data } = await world.stripe.prices.list({ lookup_keys: ['solo_pro_yearly'] });
    await world.stripe.prices.update(data[0]?.id ?? '', { active: false });
    world.passDays(1);
    expect((await ada.post('create-portal-session')).status).toBe(200);
    expect(await cancel()).toMatchObject({ state: 'cancelled' });
    const refused = await ada.post('create-checkout-session', { planType: 'solo_pro', billingPeriod: 'monthly' });
    expect(refused.status).toBe(500);
  });

  it('learns of new prices', async () => {
    await ada.subscribe('solo_core', 'monthly');
    await ada.post('create-portal-session');
    const { data } = await world.stripe.prices.list({ lookup_keys: ['solo_pro_monthly'] });
    const [old] = data;
    const dearer = await world.stripe.prices.create({
      product: typeof old?.product === 'string' ? old.product : (old?.product.id ?? ''),
      currency: 'usd',
      unit_amount: 4999,
      recurring: { interval: 'month' },
      lookup_key: 'solo_pro_monthly',
      transfer_lookup_key: true,
    });
    world.passDays(1);
    expect(await ada.checkout('solo_pro', 'monthly')).toMatch(/\/portal\//);
    const [made, ...more] = await configurations();
    expect(more).toEqual([]);
    expect(JSON.stringify(made?.features.subscription_update.products)).toContain(dearer.id);
  });
});
