/** MongoDB or Redis away: readiness goes red, requests fail fast with 503, and all comes back by itself. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isDatabaseUnavailable } from '@parley/db';
import { createTcpProxy, targetOf, testMongoUri, type TcpProxy } from '@parley/db/testing';
import request, { type Response } from 'supertest';
import { failureOf, signedIn } from './testing/client';
import { createTestApp, testRedisUrl, type TestApp } from './testing/create-test-app';

/** Ours is to answer within this, in ms. */
const FAST = 3_000;
/** A dead wire is noticed by silence alone, which takes a little longer, once. */
const NOTICED = 5_000;
const RECOVERY = 15_000;

let api: TestApp;
let wire: TcpProxy;
afterEach(async () => {
  // The database can only be dropped over a wire that works.
  await wire.mend();
  await api.close();
  await wire.close();
});

const ready = (): Promise<Response> => request(api.app).get('/api/health/ready');
const timed = async (send: () => Promise<Response>): Promise<{ response: Response; ms: number }> => {
  const started = performance.now();
  return { response: await send(), ms: performance.now() - started };
};
const expectUnavailable = async (send: () => Promise<Response>, within = FAST): Promise<void> => {
  const { response, ms } = await timed(send);
  expect(response.status).toBe(503);
  expect(failureOf(response)).toMatchObject({
    code: 'upstream_unavailable',
    message: 'The service is briefly unavailable. Please try again in a moment.',
  });
  expect(response.headers['retry-after']).toBe('5');
  expect(ms).toBeLessThan(within);
};
/** Asks until it is so. */
const eventually = async (send: () => Promise<Response>, status: number): Promise<Response> => {
  const deadline = performance.now() + RECOVERY;
  for (;;) {
    const response = await send();
    if (response.status === status || performance.now() > deadline) return response;
  }
};

describe('while MongoDB is away', () => {
  beforeEach(async () => {
    wire = await createTcpProxy(targetOf(testMongoUri()));
    api = await createTestApp({ mongoUri: `mongodb://127.0.0.1:${wire.port}/?directConnection=true` });
  });

  it('requests fail fast, readiness is red, liveness green, and all comes back', async () => {
    const { bearer, user } = await signedIn(api);
    const plan = () => request(api.app).get('/api/users/plan').set('Authorization', bearer);
    expect((await plan()).status).toBe(200);
    expect((await ready()).body).toEqual({ status: 'ok', checks: { mongo: 'ok', redis: 'ok' } });

    await wire.cut();
    await expectUnavailable(plan);
    await expectUnavailable(() => request(api.app).get('/api/scenarios').set('Authorization', bearer));
    await expectUnavailable(() =>
      request(api.app).post('/api/users/login').send({ email: user.email, password: 'any password' }),
    );
    await expectUnavailable(() =>
      request(api.app)
        .post('/api/users')
        .send({ name: 'Ada', email: 'away@example.org', password: 'any password', organization: 'Acme' }),
    );
    const red = await timed(ready);
    expect(red.response.status).toBe(503);
    expect(red.response.body).toEqual({ status: 'unavailable', checks: { mongo: 'unavailable', redis: 'ok' } });
    expect(red.ms).toBeLessThan(FAST);
    expect((await request(api.app).get('/api/health/live')).status).toBe(200);

    await wire.mend();
    expect((await eventually(ready, 200)).body).toEqual({ status: 'ok', checks: { mongo: 'ok', redis: 'ok' } });
    expect((await eventually(plan, 200)).status).toBe(200);
    expect(await api.database.users.findByEmail('away@example.org')).toBeNull();
  });

  it('without a word (the wire is dead, not cut) requests do not hang on it', async () => {
    const { bearer } = await signedIn(api);
    const plan = () => request(api.app).get('/api/users/plan').set('Authorization', bearer);
    wire.stall();
    await expectUnavailable(plan, NOTICED);
    await expectUnavailable(plan);
    expect((await ready()).status).toBe(503);
    await wire.mend();
    expect((await eventually(plan, 200)).status).toBe(200);
  });

  it('in the middle of a transaction, nobody waits for the server to hear of its end', async () => {
    const { database } = api;
    const person = { name: 'Ada', organization: 'Acme', passwordHash: null, now: new Date() };
    let stalledAt = 0;
    const stalled = database.inTransaction(async (session) => {
      await database.users.create({ ...person, email: 'before@example.org' }, session);
      wire.stall();
      stalledAt = performance.now();
      await database.users.create({ ...person, email: 'after@example.org' }, session);
    });
    const error: unknown = await stalled.catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(performance.now() - stalledAt).toBeLessThan(FAST);
    await wire.mend();
    await eventually(ready, 200);
    expect(await database.users.findByEmail('before@example.org')).toBeNull();
  });
});

describe('while Redis is away', () => {
  beforeEach(async () => {
    wire = await createTcpProxy(targetOf(testRedisUrl()));
    api = await createTestApp({ redisUrl: `redis://127.0.0.1:${wire.port}` });
  });

  it('limited requests fail fast, others go on, and all comes back', async () => {
    const { bearer } = await signedIn(api);
    const plan = () => request(api.app).get('/api/users/plan').set('Authorization', bearer);
    const login = () =>
      request(api.app).post('/api/users/login').send({ email: 'nobody@example.org', password: 'any password' });
    expect((await login()).status).toBe(401);

    await wire.cut();
    await expectUnavailable(login);
    await expectUnavailable(login);
    expect((await plan()).status).toBe(200);
    const red = await timed(ready);
    expect(red.response.body).toEqual({ status: 'unavailable', checks: { mongo: 'ok', redis: 'unavailable' } });
    expect(red.ms).toBeLessThan(FAST);

    await wire.mend();
    expect((await eventually(ready, 200)).status).toBe(200);
    expect((await login()).status).toBe(401);
  });
});
