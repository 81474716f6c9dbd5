import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn, tokenOn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import {
  launchCoupon,
  listedPrice,
  listOf,
  NO_SUCH_COUPON,
  refusal,
  sellsEverything,
  startScriptedStripe,
  type ScriptedStripe,
} from './testing/scripted-stripe';

const CUSTOMERS = 'POST /v1/customers';
const SESSIONS = 'POST /v1/checkout/sessions';
const URL_OF = (id: string) => `https://checkout.stripe.example/${id}`;

let stripe: ScriptedStripe;
let api: TestApp;
let ada: SignedIn;

beforeEach(async () => {
  stripe = await startScriptedStripe();
  sellsEverything(stripe);
  stripe.on(CUSTOMERS, ({ idempotencyKey }) => ({ body: { id: `cus_${idempotencyKey?.slice(-6) ?? ''}` } }));
  stripe.on('GET /v1/subscriptions', { body: listOf([]) });
  stripe.on(SESSIONS, () => {
    const id = `cs_${stripe.count(SESSIONS)}`;
    stripe.on(`GET /v1/checkout/sessions/${id}`, { body: { id, status: 'open', url: URL_OF(id) } });
    return { body: { id, status: 'open', url: URL_OF(id) }, delayMs: 50 };
  });
  api = await createTestApp({ settings: { stripe: stripe.settings } });
  ada = await signedIn(api);
});
afterEach(async () => {
  await api.close();
  await stripe.close();
});

const CORE = { planType: 'solo_core', billingPeriod: 'monthly' };
const buy = (body: object = CORE, { bearer } = ada, on = api): Promise<Response> =>
  request(on.app).post('/api/payments/create-checkout-session').set('Authorization', bearer).send(body);
const urlOf = async (body?: object): Promise<string> => dataOf('createCheckoutSession', await buy(body)).url;
const lastAsked = (call: string) => stripe.asked.findLast((one) => one.call === call);

describe('POST /payments/create-checkout-session', () => {
  it('opens a checkout of the plan for the person, with the launch coupon, and leads there', async () => {
    expect(await urlOf({ planType: 'solo-pro', billingPeriod: 'yearly' })).toBe(URL_OF('cs_1'));
    expect(Object.fromEntries(lastAsked(SESSIONS)?.body ?? [])).toEqual({
      mode: 'subscription',
      customer: `cus_${ada.user.id.slice(-6)}`,
      client_reference_id: ada.user.id,
      'line_items[0][price]': 'price_solo_pro_yearly',
      'line_items[0][quantity]': '1',
      'discounts[0][coupon]': 'launch',
      'metadata[userId]': ada.user.id,
      'metadata[planType]': 'solo_pro',
      'metadata[billingPeriod]': 'yearly',
      'subscription_data[metadata][userId]': ada.user.id,
      success_url: 'http://localhost:3000/payment/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/payment/cancelled',
    });
    expect(Object.fromEntries(lastAsked(CUSTOMERS)?.body ?? [])).toEqual({
      email: ada.user.email,
      name: ada.user.name,
      'metadata[userId]': ada.user.id,
    });
  });

  it('is one checkout with one URL for five clicks at once, and one customer for ever', async () => {
    const other = await createTestApp({
      mongo: { ...api.mongo, drop: async () => undefined },
      settings: { stripe: stripe.settings, redisPrefix: api.dependencies.settings.redisPrefix },
    });
    const clicks = await Promise.all([1, 2, 3, 4, 5].map((click) => buy(CORE, ada, click % 2 === 0 ? other : api)));
    expect(clicks.map((click) => dataOf('createCheckoutSession', click).url)).toEqual(Array(5).fill(URL_OF('cs_1')));
    expect(await urlOf()).toBe(URL_OF('cs_1'));
    expect([stripe.count(SESSIONS), stripe.count(CUSTOMERS)]).toEqual([1, 1]);
    await other.close();
  });

  it.each(['expired', 'complete'])('begins anew where the one before is %s', async (status) => {
    await urlOf();
    stripe.on('GET /v1/checkout/sessions/cs_1', { body: { id: 'cs_1', status, url: null } });
    expect(await urlOf()).toBe(URL_OF('cs_2'));
    expect(stripe.count(CUSTOMERS)).toBe(1);
  });

  it('begins anew where Stripe does not know the one before', async () => {
    await urlOf();
    stripe.on('GET /v1/checkout/sessions/cs_1', {
      status: 404,
      body: refusal({ message: 'No such checkout.session', code: 'resource_missing', param: 'session' }),
    });
    expect(await urlOf()).toBe(URL_OF('cs_2'));
  });

  it('closes the open checkout of another plan, so that nobody pays for two', async () => {
    await urlOf();
    stripe.on('POST /v1/checkout/sessions/cs_1/expire', { body: { id: 'cs_1', status: 'expired' } });
    expect(await urlOf({ ...CORE, billingPeriod: 'yearly' })).toBe(URL_OF('cs_2'));
    expect(stripe.count('POST /v1/checkout/sessions/cs_1/expire')).toBe(1);
  });

  it.each([
    ['no coupon', NO_SUCH_COUPON],
    ['one that has run out', { body: launchCoupon({ valid: false }) }],
  ])('with %s charges the listed price', async (_what, answer) => {
    stripe.on('GET /v1/coupons/launch', answer);
    await urlOf();
    expect([...(lastAsked(SESSIONS)?.body.keys() ?? [])].join()).not.toContain('discount');
  });

  it('goes without the coupon that has run out in this moment', async () => {
    stripe.on(SESSIONS, ({ body }) =>
      body.has('discounts[0][coupon]')
        ? {
            status: 400,
            body: refusal({
              message: 'Coupon launch is expired and cannot be applied',
              code: 'coupon_expired',
              param: 'discounts[0][coupon]',
            }),
          }
        : { body: { id: 'cs_9', status: 'open', url: URL_OF('cs_9') } },
    );
    expect(await urlOf()).toBe(URL_OF('cs_9'));
  });
});

describe('the price', () => {
  const dearer = () => {
    const rest = ['solo_core_yearly', 'solo_pro_monthly', 'solo_pro_yearly'] as const;
    const prices = [
      listedPrice('solo_core_monthly', { id: 'price_new', unit_amount: 2499 }),
      ...rest.map((key) => listedPrice(key)),
    ];
    stripe.on('GET /v1/prices', { body: listOf(prices) });
  };

  it('that the page showed is asked', async () => {
    expect(await urlOf({ ...CORE, priceId: 'price_solo_core_monthly' })).toBe(URL_OF('cs_1'));
  });

  it('that is no longer asked begins nothing, and the prices are read anew', async () => {
    await request(api.app).get('/api/payments/pricing');
    dearer();
    const refused = await buy({ ...CORE, priceId: 'price_of_yesterday' });
    expect(refused.status).toBe(409);
    expect(failureOf(refused)).toMatchObject({ code: 'conflict', message: expect.stringContaining('has changed') });
    expect(stripe.count(SESSIONS)).toBe(0);
    const now = dataOf('getPricing', await request(api.app).get('/api/payments/pricing'));
    expect(now.plans.solo_core.monthly).toMatchObject({ priceId: 'price_new', amount: 24.99 });
  });

  it('of today is taken also where this process has not heard of it', async () => {
    await request(api.app).get('/api/payments/pricing');
    dearer();
    expect(await urlOf({ ...CORE, priceId: 'price_new' })).toBe(URL_OF('cs_1'));
  });

  it('that was archived since it was read gives way to the new one', async () => {
    await request(api.app).get('/api/payments/pricing');
    dearer();
    stripe.on(SESSIONS, ({ body }) =>
      body.get('line_items[0][price]') === 'price_new'
        ? { body: { id: 'cs_9', status: 'open', url: URL_OF('cs_9') } }
        : {
            status: 400,
            body: refusal({ message: 'The price specified is inactive', param: 'line_items[0][price]' }),
          },
    );
    expect(await urlOf()).toBe(URL_OF('cs_9'));
  });
});

describe('a checkout is refused', () => {
  it.each([
    ['an unknown plan', { ...CORE, planType: 'solo_max' }, 'Please choose a plan from the list'],
    ['no plan', { billingPeriod: 'monthly' }, 'Please choose a plan from the list'],
    ['an unknown period', { ...CORE, billingPeriod: 'weekly' }, 'Please choose monthly or yearly billing'],
    ['a pilot', { ...CORE, planType: 'team-pilot' }, /^Team Pilot is arranged with our sales team.*contact/],
    ['an enterprise plan', { ...CORE, planType: 'enterprise' }, /^Enterprise is arranged with our sales team/],
    ['a trial', { ...CORE, planType: 'free_trial' }, /^The free trial is not bought/],
  ])('for %s', async (_what, body, message) => {
    const refused = await buy(body);
    expect(refused.status).toBe(400);
    expect(failureOf(refused).code).toBe('validation_failed');
    expect(failureOf(refused).message).toMatch(message);
    expect(stripe.asked).toEqual([]);
  });

  it.each(['team_pilot', 'enterprise'] as const)('to somebody on %s, which was arranged by hand', async (type) => {
    const grace = await signedIn(api, { plan: { type, startedAt: new Date() } });
    const refused = await buy(CORE, grace);
    expect([refused.status, failureOf(refused).message]).toEqual([409, expect.stringContaining('sales team')]);
    expect(stripe.asked).toEqual([]);
  });

  it('to somebody on a team’s seat, who would pay for what does not count', async () => {
    const now = new Date();
    const terms = { name: 'Bridges', organization: '', planType: 'team_pilot', seats: 2, creditsPerSeat: 3 } as const;
    await api.database.teams.create({ ...terms, ownerId: ada.user.id, endsAt: null, now });
    const refused = await buy(CORE);
    expect([refused.status, failureOf(refused).message]).toEqual([
      409,
      'You have a seat in a team, whose sessions you use. You can buy a plan of your own once you have left the team, or it has ended.',
    ]);
    expect(stripe.asked).toEqual([]);
  });

  it('to somebody whose account is closed', async () => {
    const now = new Date();
    const closing = { closedAt: now, erasedAt: new Date(now.getTime() + 30 * 86_400_000) };
    await api.database.inTransaction((session) => api.database.users.close(ada.user.id, closing, session));
    const bearer = `Bearer ${await tokenOn(api, (await api.database.users.findById(ada.user.id)) ?? ada.user)}`;
    const refused = await buy(CORE, { ...ada, bearer });
    expect([refused.status, failureOf(refused).code]).toEqual([403, 'account_closing']);
    expect(stripe.asked).toEqual([]);
  });

  it('where this installation takes no payments', async () => {
    const closed = await createTestApp();
    try {
      const refused = await buy(CORE, await signedIn(closed), closed);
      expect(refused.status).toBe(409);
      expect(failureOf(refused).message).toBe('Online payment is not open on this installation yet.');
    } finally {
      await closed.close();
    }
  });

  it('where Stripe has a fault of its own, in words that say that nothing was charged, and works again after it', async () => {
    stripe.on(SESSIONS, { status: 500, body: refusal({ message: 'Oops', type: 'api_error' }) });
    const refused = await buy();
    expect(refused.status).toBe(503);
    expect(failureOf(refused)).toMatchObject({
      code: 'upstream_unavailable',
      message: expect.stringContaining('Nothing was charged.'),
    });
    const first = stripe.asked.find(({ call }) => call === SESSIONS);
    stripe.on(SESSIONS, { body: { id: 'cs_9', status: 'open', url: URL_OF('cs_9') } });
    expect(await urlOf()).toBe(URL_OF('cs_9'));
    // Stripe repeats its failure for the same key.
    expect(lastAsked(SESSIONS)?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it('where the line breaks; the same attempt is asked about again, so that one session comes of it', async () => {
    stripe.on(SESSIONS, {});
    expect((await buy()).status).toBe(503);
    const broken = lastAsked(SESSIONS)?.idempotencyKey;
    stripe.on(SESSIONS, { body: { id: 'cs_9', status: 'open', url: URL_OF('cs_9') } });
    expect(await urlOf()).toBe(URL_OF('cs_9'));
    expect(lastAsked(SESSIONS)?.idempotencyKey).toBe(broken);
    expect(broken).toMatch(/^parley:checkout:/);
  });

  it('where Stripe refuses what we sent: our fault', async () => {
    stripe.on(SESSIONS, {
      status: 400,
      body: refusal({ message: 'Received unknown parameter: colour', param: 'colour' }),
    });
    const refused = await buy();
    expect(refused.status).toBe(500);
    expect(failureOf(refused).message).toContain('Nothing was charged.');
    expect(refused.text).not.toContain('colour');
  });

  it('where Stripe gives a session without a URL', async () => {
    stripe.on(SESSIONS, { body: { id: 'cs_9', status: 'open', url: null } });
    expect((await buy()).status).toBe(500);
  });
});

describe('a customer', () => {
  it('that Stripe does not know any more gives way to another one', async () => {
    await urlOf();
    const [known] = [await api.database.customers.find(ada.user.id)];
    stripe.on('GET /v1/subscriptions', ({ query }) =>
      query.get('customer') === known
        ? {
            status: 404,
            body: refusal({ message: 'No such customer', code: 'resource_missing', param: 'customer' }),
          }
        : { body: listOf([]) },
    );
    stripe.on(CUSTOMERS, { body: { id: 'cus_second' } });
    expect(await urlOf()).toBe(URL_OF('cs_2'));
    expect(await api.database.customers.find(ada.user.id)).toBe('cus_second');
  });
});
