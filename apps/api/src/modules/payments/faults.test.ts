/** Stripe slow, away, or answering what it should not: people hear of it in time, and the log keeps its secrets. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLogger } from '@parley/platform';
import request from 'supertest';
import { failureOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import {
  listOf,
  refusal,
  SCRIPTED_KEY,
  sellsEverything,
  startScriptedStripe,
  type ScriptedStripe,
} from './testing/scripted-stripe';

const CARD = '4242424242424242';
const SECRETS = [SCRIPTED_KEY, 'scriptedSecret42', 'cs_test_1_secret_abc', 'whsec_scripted', CARD];

let stripe: ScriptedStripe;
let api: TestApp;
let ada: SignedIn;
let lines: string[];
beforeEach(async () => {
  lines = [];
  stripe = await startScriptedStripe();
  sellsEverything(stripe);
  stripe.on('POST /v1/customers', { body: { id: 'cus_1' } });
  stripe.on('GET /v1/subscriptions', { body: listOf([]) });
  const logger = createLogger({
    service: 'api',
    level: 'trace',
    destination: { write: (line) => void lines.push(line) },
  });
  api = await createTestApp({ settings: { stripe: stripe.settings }, dependencies: { logger } });
  ada = await signedIn(api);
});
afterEach(async () => {
  await api.close();
  await stripe.close();
});

const buy = async () =>
  request(api.app)
    .post('/api/payments/create-checkout-session')
    .set('Authorization', ada.bearer)
    .send({ planType: 'solo_core', billingPeriod: 'monthly' });

describe('a Stripe that', () => {
  it('says nothing for ten seconds is given up, in words; everything else goes on', async () => {
    stripe.on('POST /v1/checkout/sessions', { delayMs: 13_000, body: { id: 'cs_late', url: 'https://late.example' } });
    const started = performance.now();
    const slow = buy();
    const meanwhile = await request(api.app).get('/api/payments/pricing');
    expect(meanwhile.status).toBe(200);
    expect(performance.now() - started).toBeLessThan(3_000);
    const refused = await slow;
    const waited = performance.now() - started;
    expect(waited).toBeGreaterThan(9_500);
    expect(waited).toBeLessThan(12_000);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(failureOf(refused)).toMatchObject({
      code: 'upstream_unavailable',
      message:
        'The payment provider cannot be reached at the moment. Nothing was charged. Please try again in a few minutes.',
    });
  }, 20_000);

  it.each([
    ['is not there', {}, 503],
    ['has a fault', { status: 500, body: refusal({ message: 'Oops', type: 'api_error' }) }, 503],
    ['has too much to do', { status: 429, body: refusal({ message: 'Too many requests', code: 'rate_limit' }) }, 503],
    ['is doing the same already', { status: 409, body: refusal({ message: 'Idempotent', code: 'lock' }) }, 503],
    ['answers in no language we know', { body: '<html>Gateway</html>' }, 503],
    ['refuses the key', { status: 401, body: refusal({ message: `Invalid API Key provided: ${SCRIPTED_KEY}` }) }, 500],
    ['does not let us', { status: 403, body: refusal({ message: 'This key may not do that' }) }, 500],
  ] as const)('%s is told of as that, and that nothing was charged', async (_what, answer, status) => {
    stripe.on('POST /v1/checkout/sessions', answer);
    const refused = await buy();
    expect(refused.status).toBe(status);
    expect(failureOf(refused).message).toContain('Nothing was charged.');
  });
});

describe('the log of what Stripe refused', () => {
  const logged = (): string => lines.join('');

  it.each([400, 401, 402, 403, 500])(
    'tells which request it was (%d), and no key, client secret or card',
    async (status) => {
      const error = {
        type: 'invalid_request_error',
        code: 'odd_state',
        message: `Invalid: ${SCRIPTED_KEY} with cs_test_1_secret_abc`,
        param: 'customer_email',
        payment_method: { card: { number: CARD, last4: '4242' } },
        payment_intent: { client_secret: 'cs_test_1_secret_abc' },
        headers: { authorization: `Bearer ${SCRIPTED_KEY}` },
      };
      stripe.on('POST /v1/checkout/sessions', { status, body: { error } });
      expect((await buy()).status).toBeGreaterThanOrEqual(500);
      const log = logged();
      expect(log).toContain('odd_state');
      expect(log).toContain('req_scripted');
      expect(log).toContain('Invalid: [redacted] with [redacted]');
      for (const secret of SECRETS) expect(log).not.toContain(secret);
      expect(log).not.toContain(ada.user.email);
    },
  );

  it('holds none of them either where prices or invoices can’t be read', async () => {
    await api.database.customers.keep({ userId: ada.user.id, customerId: 'cus_1', now: new Date() });
    const answer = { status: 401, body: refusal({ message: `Invalid API Key provided: ${SCRIPTED_KEY}` }) };
    stripe.on('GET /v1/prices', answer);
    stripe.on('GET /v1/invoices', answer);
    await request(api.app).get('/api/payments/pricing');
    const shown = await request(api.app).get('/api/payments/subscription').set('Authorization', ada.bearer);
    expect(shown.status).toBe(200);
    expect(logged()).toContain('the prices could not be read from Stripe');
    expect(logged()).toContain('invoices could not be read from Stripe');
    for (const secret of SECRETS) expect(logged()).not.toContain(secret);
  });

  it('tells the operator which price is missing, in one line', async () => {
    stripe.on('GET /v1/prices', { body: listOf([]) });
    await request(api.app).get('/api/payments/pricing');
    expect(logged()).toContain("Stripe has no active price with the lookup key 'solo_core_monthly'");
    expect((await buy()).status).toBe(500);
  });
});
