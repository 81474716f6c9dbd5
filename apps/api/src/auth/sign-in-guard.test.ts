import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@parley/shared';
import bcrypt from 'bcrypt';
import request, { type Response } from 'supertest';
import { failureOf, signedIn } from '../testing/client';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { createSignInGuard, SIGN_IN_BOUNDS, type SignInGuard } from './sign-in-guard';

let api: TestApp;
let guard: SignInGuard;
beforeAll(async () => {
  api = await createTestApp({ settings: { rateLimitScale: 1, trustProxy: 'loopback' } });
  const { redisPrefix } = api.dependencies.settings;
  guard = createSignInGuard({ redis: api.redis, redisPrefix: `${redisPrefix}-direct`, scale: 1 });
});
afterAll(() => api.close());

const wrong = async (): Promise<never> => {
  throw new AppError('unauthenticated', 'wrong');
};
const right = async (): Promise<string> => 'the person';
/** The codes of so many wrong tries at once; the networks come from `address`. */
const tries = (email: string, times: number, address: (index: number) => string): Promise<string[]> =>
  Promise.all(
    Array.from({ length: times }, (_unused, index) =>
      guard.attempt(email, address(index), wrong).catch((error: unknown) => {
        if (error instanceof AppError) return error.code;
        throw error;
      }),
    ),
  );
const count = (codes: readonly string[], code: string): number => codes.filter((one) => one === code).length;

describe('wrong passwords for one account', () => {
  it('are bounded a day, from however many networks they come, and all at the same moment', async () => {
    const codes = await tries('spread@example.org', 300, (index) => `10.${index}.0.1`);
    expect(count(codes, 'unauthenticated')).toBe(SIGN_IN_BOUNDS.strangers.points);
    expect(count(codes, 'rate_limited')).toBe(200);
    await expect(guard.attempt(' SPREAD@example.org', '192.0.2.1', right)).rejects.toMatchObject({
      code: 'rate_limited',
      message: 'Too many requests. Please try again in 24 hours.',
    });
  });

  it('from one network use up a part of the bound only, an IPv6 site counting as one', async () => {
    for (const address of [() => '10.0.0.1', (index: number) => `2001:db8:1:${index}::1`]) {
      const codes = await tries('one@example.org', 40, address);
      expect(count(codes, 'unauthenticated')).toBe(SIGN_IN_BOUNDS.stranger.points);
    }
    await expect(guard.attempt('one@example.org', '192.0.2.1', right)).resolves.toBe('the person');
  });

  it('from strangers do not keep out who has signed in from their network', async () => {
    await guard.attempt('owner@example.org', '198.51.100.7', right);
    await tries('owner@example.org', 150, (index) => `10.${index}.0.1`);
    await expect(guard.attempt('owner@example.org', '192.0.2.1', right)).rejects.toMatchObject({
      code: 'rate_limited',
    });
    await expect(guard.attempt('owner@example.org', '198.51.100.7', right)).resolves.toBe('the person');
    await expect(guard.attempt('owner@example.org', '::ffff:198.51.100.7', right)).resolves.toBe('the person');
    expect(count(await tries('owner@example.org', 120, () => '198.51.100.7'), 'rate_limited')).toBe(20);
  });

  it('are what counts: neither right ones nor failures of ours do', async () => {
    for (let index = 0; index < 30; index += 1) await guard.attempt('often@example.org', `10.0.${index}.1`, right);
    const failure = new Error('the database is away');
    for (let index = 0; index < 30; index += 1)
      await expect(guard.attempt('away@example.org', '10.0.0.1', () => Promise.reject(failure))).rejects.toBe(failure);
    await expect(guard.attempt('away@example.org', '10.0.0.1', right)).resolves.toBe('the person');
  });

  it('leave neither addresses nor networks in Redis', async () => {
    await guard.attempt('secret@example.org', '198.51.100.77', right);
    const keys: string[] = [];
    for await (const some of api.redis.scanStream({ match: '*', count: 1_000 })) keys.push(...(some as string[]));
    expect(keys.some((key) => key.includes('known-network'))).toBe(true);
    expect(keys.filter((key) => /secret|198\.51\.100\.77/.test(key))).toEqual([]);
  });
});

describe('POST /users/login', () => {
  const login = (email: string, password: string, address: string): Promise<Response> =>
    request(api.app).post('/api/users/login').set('X-Forwarded-For', address).send({ email, password });

  it('answers 429 for accounts that exist and that do not, and lets the owner in from where they were', async () => {
    const { user } = await signedIn(api, { passwordHash: await bcrypt.hash('analytical engine', 4) });
    expect((await login(user.email, 'analytical engine', '198.51.100.7')).status).toBe(200);
    for (const email of [user.email, 'nobody@example.org']) {
      const answers: number[] = [];
      for (let index = 0; index < 100; index += 1)
        answers.push((await login(email, 'wrong', `203.0.${index}.1`)).status);
      expect(new Set(answers)).toEqual(new Set([401]));
      const refused = await login(email, 'wrong', '203.0.200.1');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
      expect(failureOf(refused).code).toBe('rate_limited');
    }
    expect((await login(user.email, 'analytical engine', '192.0.2.200')).status).toBe(429);
    expect((await login(user.email, 'analytical engine', '198.51.100.7')).status).toBe(200);
  });

  it('knows the network that the account was opened from', async () => {
    const body = { name: 'Grace', organization: 'Navy', email: 'opened@example.org', password: 'nano second' };
    await request(api.app).post('/api/users').set('X-Forwarded-For', '198.51.100.9').send(body);
    for (let index = 0; index < 101; index += 1) await login(body.email, 'wrong', `203.1.${index}.1`);
    expect((await login(body.email, body.password, '192.0.2.201')).status).toBe(429);
    expect((await login(body.email, body.password, '198.51.100.9')).status).toBe(200);
  });
});
