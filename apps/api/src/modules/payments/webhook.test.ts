/** The door for the payment provider's events: whom it believes, what it keeps, and that it keeps it when things break. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDatabase } from '@parley/db';
import { createTcpProxy, everythingStored, targetOf, testMongoUri, type TcpProxy } from '@parley/db/testing';
import { HANDLED_EVENTS } from '@parley/payments';
import { createLogger, createMetricsRegistry, queuePrefix, redisReady } from '@parley/platform';
import { Queue } from 'bullmq';
import type { Express } from 'express';
import { Stripe } from 'stripe';
import request, { type Response } from 'supertest';
import { buildApp } from '../../app';
import { failureOf } from '../../testing/client';
import { createTestApp, testRedisUrl, type TestApp } from '../../testing/create-test-app';

const SECRET = 'whsec_the_right_one';
const STRIPE = { secretKey: 'sk_test_1', webhookSecret: SECRET, apiBase: 'http://127.0.0.1:9', launchCoupon: 'launch' };
const CARD = 'ruth.adeyemi@example.org';

const lines: string[] = [];
const logger = createLogger({
  service: 'api',
  level: 'trace',
  destination: { write: (line) => void lines.push(line) },
});
const logged = (): string => lines.splice(0).join('');

let api: TestApp;
let queue: Queue;
beforeAll(async () => {
  api = await createTestApp({ settings: { stripe: STRIPE }, dependencies: { logger } });
  const { hostname: host, port } = new URL(testRedisUrl());
  const prefix = queuePrefix(api.dependencies.settings.redisPrefix);
  queue = new Queue('payment', { connection: { host, port: Number(port) }, prefix });
});
afterAll(async () => {
  await queue.close();
  await api.close();
});

let count = 0;
interface Event {
  readonly id: string;
  readonly body: string;
}
function event({ object = {}, ...given }: Record<string, unknown> = {}): Event {
  count += 1;
  const id = `evt_${process.pid}_${count}`;
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2020-08-27',
    type: 'invoice.paid',
    created: 1_795_000_000,
    livemode: false,
    data: { object: { id: 'in_1', customer: 'cus_1', customer_email: CARD, ...(object as object) } },
    ...given,
  });
  return { id, body };
}

const secondsAgo = (seconds: number): number => Math.floor(Date.now() / 1000) - seconds;
const signature = (payload: string, { secret = SECRET, timestamp = secondsAgo(0) } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

function post(body: string, header: string | null = signature(body), app: Express = api.app): Promise<Response> {
  const sent = request(app).post('/api/payments/webhook').set('Content-Type', 'application/json; charset=utf-8');
  return Promise.resolve((header === null ? sent : sent.set('Stripe-Signature', header)).send(body));
}
const stored = (id: string) => api.database.webhookEvents.find(id);
const allStored = async () => (await everythingStored(api.mongo))['webhookEvents'] ?? [];
const queued = async (id: string) =>
  (await queue.getJobs()).filter(({ data }) => (data as { eventId: string }).eventId === id).length;
async function queuedOnce(id: string): Promise<void> {
  for (let looks = 0; looks < 200 && (await queued(id)) === 0; looks += 1) await pause(10);
  expect(await queued(id)).toBe(1);
}

describe('an event', () => {
  it('that is signed is stored without its contents, answered, and queued', async () => {
    const { id, body } = event();
    logged();
    const response = await post(body);
    expect([response.status, response.body]).toEqual([200, { success: true, data: { received: true } }]);
    expect(await stored(id)).toMatchObject({
      type: 'invoice.paid',
      created: new Date(1_795_000_000_000),
      customerId: 'cus_1',
      objectId: 'in_1',
      status: 'queued',
    });
    await queuedOnce(id);
    const everywhere = JSON.stringify(await everythingStored(api.mongo)) + logged();
    expect(everywhere).not.toContain('adeyemi');
    expect(everywhere).not.toContain(SECRET);
  });

  it('is stored and queued once, however often it comes, at two API processes at once', async () => {
    const { uri, name } = api.mongo;
    const database = await connectDatabase({ uri, databaseName: name });
    const metrics = createMetricsRegistry('api-test');
    const other = buildApp({ ...api.dependencies, database, metrics });
    const { id, body } = event();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(body, signature(body), index % 2 === 0 ? api.app : other)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await queuedOnce(id);
    expect((await post(body)).status).toBe(200);
    await queuedOnce(id);
    await database.close();
  });

  it('that has been handled is not queued again when it comes again; one that failed for good is', async () => {
    const { id, body } = event();
    await post(body);
    await queuedOnce(id);
    const take = async () => {
      const taken = await api.database.webhookEvents.claim(id, { now: new Date(), heldUntil: new Date() });
      if (taken === null) throw new Error('It was not there to be taken');
      return taken.claim;
    };
    await api.database.webhookEvents.markAttemptFailed(await take(), {
      error: 'gone',
      final: true,
      heldUntil: new Date(),
    });
    expect((await post(body)).status).toBe(200);
    expect((await stored(id))?.status).toBe('queued');
    await api.database.webhookEvents.complete(await take(), 'synced', new Date());
    const before = await queued(id);
    expect((await post(body)).status).toBe(200);
    expect([(await stored(id))?.status, await queued(id)]).toEqual(['handled', before]);
  });

  it('counts whatever version of the provider’s API it was made for, and whether its customer is a name or an object', async () => {
    for (const customer of ['cus_2', { id: 'cus_2', email: CARD }]) {
      const { id, body } = event({ api_version: null, object: { customer } });
      expect((await post(body)).status).toBe(200);
      expect((await stored(id))?.customerId).toBe('cus_2');
    }
  });

  it('that names no customer is stored all the same: a dispute', async () => {
    const { id, body } = event({
      type: 'charge.dispute.created',
      object: { id: 'dp_1', customer: undefined, charge: 'ch_1' },
    });
    expect((await post(body)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ customerId: null, objectId: 'dp_1' });
  });

  it.each(HANDLED_EVENTS)('of the type %s is kept', async (type) => {
    const { id, body } = event({ type });
    expect((await post(body)).status).toBe(200);
    expect((await stored(id))?.type).toBe(type);
  });

  it.each([
    ['nothing follows from', { type: 'customer.updated' }],
    ['is of the live mode while the key is a test key', { livemode: true }],
  ])('that %s is answered and not kept', async (_what, given) => {
    const { id, body } = event(given);
    expect((await post(body)).status).toBe(200);
    expect(await stored(id)).toBeNull();
    expect(await queued(id)).toBe(0);
  });
});

describe('what is refused', () => {
  it.each([
    ['another secret', (body: string) => signature(body, { secret: 'whsec_another' })],
    ['a signature of six minutes ago', (body: string) => signature(body, { timestamp: secondsAgo(360) })],
    ['a signature of another body', () => signature(event().body)],
    ['a signature that is none', () => 't=1,v1=deadbeef'],
    ['nonsense', () => 'nonsense'],
    ['an empty signature', () => ''],
    ['no signature', () => null],
  ])('is an event with %s: 400, nothing is stored, and its contents stay out of the log', async (_what, header) => {
    const before = await allStored();
    const { body } = event({ object: { card: '4242424242424242' } });
    logged();
    const response = await post(body, header(body));
    expect([response.status, failureOf(response).code]).toEqual([400, 'validation_failed']);
    expect(await allStored()).toEqual(before);
    const log = logged();
    expect(log).toContain('/api/payments/webhook');
    for (const secret of ['4242424242424242', 'adeyemi', SECRET, 'v1=']) expect(log).not.toContain(secret);
  });

  it('is a body that was changed on its way by one space', async () => {
    const { id, body } = event();
    expect((await post(`${body} `, signature(body))).status).toBe(400);
    expect(await stored(id)).toBeNull();
  });

  it('is not an event of 299 seconds ago', async () => {
    const { body } = event();
    expect((await post(body, signature(body, { timestamp: secondsAgo(290) }))).status).toBe(200);
  });

  it.each(['', 'not json', '[]', '{}', '{"id":"evt_1"}', JSON.stringify({ id: { $gt: '' }, type: 'invoice.paid' })])(
    'is a body that is signed and no event: %j',
    async (body) => {
      const before = await allStored();
      expect((await post(body)).status).toBe(400);
      expect(await allStored()).toEqual(before);
    },
  );

  it('is more than a megabyte, and not three quarters of one', async () => {
    const large = event({ object: { filling: 'x'.repeat(1_100_000) } });
    expect((await post(large.body)).status).toBe(413);
    expect(await stored(large.id)).toBeNull();
    const fitting = event({ object: { filling: 'x'.repeat(750_000) } });
    expect((await post(fitting.body)).status).toBe(200);
  });

  it('is everything where no payments are taken: there is no such door', async () => {
    const closed = await createTestApp();
    const { body } = event();
    expect((await post(body, signature(body), closed.app)).status).toBe(404);
    await closed.close();
  });

  it('is not a thousand events in a row: no request limit counts them', async () => {
    const limited = await createTestApp({ settings: { stripe: STRIPE, rateLimitScale: 1e-6 } });
    const answers = new Set<number>();
    for (let index = 0; index < 100; index += 1) {
      const { body } = event();
      answers.add((await post(body, signature(body), limited.app)).status);
    }
    expect(answers).toEqual(new Set([200]));
    await limited.close();
  });
});

describe('while a store is away', () => {
  let wire: TcpProxy;
  let broken: TestApp;
  afterEach(async () => {
    await wire.mend();
    await redisReady(broken.redis, 15_000);
    await broken.close();
    await wire.close();
  });
  it('MongoDB: 503, so that the provider sends it again; and then it is stored', async () => {
    wire = await createTcpProxy(targetOf(testMongoUri()));
    const mongoUri = `mongodb://127.0.0.1:${wire.port}/?directConnection=true`;
    broken = await createTestApp({ mongoUri, settings: { stripe: STRIPE } });
    const { id, body } = event();
    await wire.cut();
    const refused = await post(body, signature(body), broken.app);
    expect([refused.status, failureOf(refused).code]).toEqual([503, 'upstream_unavailable']);
    await wire.mend();
    let status = 0;
    for (let looks = 0; looks < 100 && status !== 200; looks += 1) {
      ({ status } = await post(body, signature(body), broken.app));
      if (status !== 200) await pause(50);
    }
    expect(status).toBe(200);
    expect(await broken.database.webhookEvents.find(id)).toMatchObject({ status: 'queued' });
  });

  it('Redis: stored and answered at once, for the sweep to find', async () => {
    wire = await createTcpProxy(targetOf(testRedisUrl()));
    broken = await createTestApp({ redisUrl: `redis://127.0.0.1:${wire.port}`, settings: { stripe: STRIPE } });
    await wire.cut();
    const { id, body } = event();
    const started = performance.now();
    expect((await post(body, signature(body), broken.app)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1_000);
    const later = new Date(Date.now() + 31_000);
    expect(await broken.database.webhookEvents.findLost(later, 10)).toEqual([id]);
  });
});
