import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FALLBACK_PRICING } from '@parley/payments';
import request, { type Response } from 'supertest';
import { dataOf } from '../../testing/client';
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

const PRICES = 'GET /v1/prices';

let stripe: ScriptedStripe;
let api: TestApp;
beforeEach(async () => {
  stripe = await startScriptedStripe();
  sellsEverything(stripe);
  api = await createTestApp({ settings: { stripe: stripe.settings } });
});
afterEach(async () => {
  await api.close();
  await stripe.close();
});

const ask = (): Promise<Response> => request(api.app).get('/api/payments/pricing');
const pricing = async () => dataOf('getPricing', await ask());

describe('GET /payments/pricing', () => {
  it("gives Stripe's prices in whole units, found by lookup key, and the launch coupon", async () => {
    const { plans, discounts, features, source } = await pricing();
    expect(source).toBe('stripe');
    expect(plans.solo_core.monthly).toEqual({
      key: 'solo_core_monthly',
      priceId: 'price_solo_core_monthly',
      amount: 19.99,
      currency: 'usd',
      interval: 'month',
      intervalCount: 1,
      product: { name: 'The prod_core', description: null },
    });
    expect([plans.solo_core.yearly.amount, plans.solo_pro.monthly.amount, plans.solo_pro.yearly.amount]).toEqual([
      199.92, 39.99, 399.92,
    ]);
    expect(plans.team_pilot).toMatchObject({ key: 'team_pilot', amount: 956, interval: null, intervalCount: null });
    expect(discounts.launch).toMatchObject({ id: 'launch', percentOff: 20, duration: 'forever', valid: true });
    expect(features.solo_core).toContain('PDF feedback report');
    const first = stripe.asked.find(({ call }) => call === PRICES);
    expect(first?.query.getAll('lookup_keys[0]')).toEqual(['solo_core_monthly']);
    expect(first?.query.get('active')).toBe('true');
    expect(first?.query.get('expand[0]')).toBe('data.product');
  });

  it('asks Stripe once for many who come together, and not again for a while', async () => {
    await Promise.all(Array.from({ length: 20 }, pricing));
    await pricing();
    expect(stripe.count(PRICES)).toBe(1);
  });

  it('may be kept by browsers that ask each time whether it still counts', async () => {
    const first = await ask();
    expect(first.headers['cache-control']).toBe('public, max-age=0');
    const again = await request(api.app)
      .get('/api/payments/pricing')
      .set('If-None-Match', String(first.headers['etag']));
    expect(again.status).toBe(304);
  });

  it('says that there is no launch discount where Stripe has none, and shows one that has run out as that', async () => {
    stripe.on('GET /v1/coupons/launch', NO_SUCH_COUPON);
    expect((await pricing()).discounts.launch).toBeNull();
    const other = await createTestApp({ settings: { stripe: stripe.settings } });
    try {
      stripe.on('GET /v1/coupons/launch', {
        body: launchCoupon({ valid: false, percent_off: null, amount_off: 500, currency: 'usd' }),
      });
      const { discounts } = dataOf('getPricing', await request(other.app).get('/api/payments/pricing'));
      expect(discounts.launch).toMatchObject({ valid: false, percentOff: null, amountOff: 5, currency: 'usd' });
    } finally {
      await other.close();
    }
  });

  it("shows the catalogue's price for the pilot, which is sold by hand, where Stripe has none", async () => {
    const sold = ['solo_core_monthly', 'solo_core_yearly', 'solo_pro_monthly', 'solo_pro_yearly'] as const;
    stripe.on(PRICES, { body: listOf(sold.map((key) => listedPrice(key))) });
    const { plans, source } = await pricing();
    expect([source, plans.team_pilot.amount, plans.team_pilot.priceId]).toEqual(['stripe', 956, null]);
  });
});

describe('prices that Stripe does not give', () => {
  const expectFallback = async (): Promise<void> => {
    const started = performance.now();
    expect(await pricing()).toEqual(FALLBACK_PRICING);
    expect(performance.now() - started).toBeLessThan(3_000);
  };

  it.each([
    ['a fault of its own', { status: 500, body: refusal({ message: 'Oops', type: 'api_error' }) }],
    ['a line that breaks', {}],
    ['a refused key', { status: 401, body: refusal({ message: 'Invalid API Key provided' }) }],
    ['something that is no JSON', { body: '<html>' }],
    ['too few prices', { body: listOf([listedPrice('solo_core_monthly')]) }],
    ['none at all', { body: listOf([]) }],
  ])('for %s are the catalogue’s, and it is not asked again at once', async (_what, answer) => {
    stripe.on(PRICES, answer);
    await expectFallback();
    const asked = stripe.count(PRICES);
    await expectFallback();
    expect(stripe.count(PRICES)).toBe(asked);
  });

  it.each([
    ['no plain amount', { unit_amount: null }],
    ['another interval', { recurring: { interval: 'year', interval_count: 1 } }],
    ['every second month', { recurring: { interval: 'month', interval_count: 2 } }],
  ])('because one has %s are the catalogue’s', async (_what, given) => {
    const rest = ['solo_core_yearly', 'solo_pro_monthly', 'solo_pro_yearly'] as const;
    stripe.on(PRICES, {
      body: listOf([listedPrice('solo_core_monthly', given), ...rest.map((key) => listedPrice(key))]),
    });
    await expectFallback();
  });

  it('in time are shown once they come: nobody waits longer than two seconds for them', async () => {
    stripe.on(PRICES, { delayMs: 4_000, body: listOf([]) });
    await expectFallback();
    // The second one does not wait at all.
    const started = performance.now();
    await expectFallback();
    expect(performance.now() - started).toBeLessThan(500);
    expect(stripe.count(PRICES)).toBe(1);
  });

  it('are the catalogue’s on an installation without keys, which asks nobody', async () => {
    const closed = await createTestApp();
    try {
      expect(dataOf('getPricing', await request(closed.app).get('/api/payments/pricing'))).toEqual(FALLBACK_PRICING);
      expect(stripe.asked).toEqual([]);
    } finally {
      await closed.close();
    }
  });
});
