import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import request, { type Response } from 'supertest';
import { failureOf } from '../testing/client';
import { createTestApp, type TestApp } from '../testing/create-test-app';
import { LIMITS, rateLimits, type EnforceLimit } from './rate-limit';

let api: TestApp;
let limits: EnforceLimit;
beforeAll(async () => {
  api = await createTestApp({ settings: { rateLimitScale: 1, trustProxy: 'loopback' } });
  limits = rateLimits({ redis: api.redis, redisPrefix: `${api.dependencies.settings.redisPrefix}-direct`, scale: 1 });
});
afterAll(() => api.close());

const login = (email: string, address: string): Promise<Response> =>
  request(api.app).post('/api/users/login').set('X-Forwarded-For', address).send({ email, password: 'wrong' });
const statuses = async (times: number, send: (index: number) => Promise<Response>): Promise<number[]> => {
  const answers: number[] = [];
  for (let index = 0; index < times; index += 1) answers.push((await send(index)).status);
  return answers;
};

describe('signing in', () => {
  it('is limited to 10 tries per e-mail and address, in any spelling of the e-mail', async () => {
    const tries = await statuses(10, (index) =>
      login(index % 2 === 0 ? 'ada@example.org' : ' ADA@Example.org', '10.0.0.1'),
    );
    expect(new Set(tries)).toEqual(new Set([401]));
    const refused = await login('ada@example.org', '10.0.0.1');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(failureOf(refused)).toMatchObject({
      code: 'rate_limited',
      message: 'Too many requests. Please try again in 15 minutes.',
    });
    expect((await login('ada@example.org', '10.0.0.2')).status).toBe(401);
    expect((await login('grace@example.org', '10.0.0.1')).status).toBe(401);
  });

  it('is limited to 100 tries per address', async () => {
    const tries = await statuses(100, (index) => login(`person-${index}@example.org`, '10.0.0.3'));
    expect(new Set(tries)).toEqual(new Set([401]));
    expect((await login('one-more@example.org', '10.0.0.3')).status).toBe(429);
  });

  it('counts bodies that are no sign-in at all', async () => {
    const send = () =>
      request(api.app)
        .post('/api/users/login')
        .set('X-Forwarded-For', '10.0.0.4')
        .send({ email: { $gt: '' } });
    expect(new Set(await statuses(100, send))).toEqual(new Set([400]));
    expect((await send()).status).toBe(429);
  });
});

describe('registering', () => {
  it('is limited to 60 an hour per address', async () => {
    const send = () => request(api.app).post('/api/users').set('X-Forwarded-For', '10.0.0.5').send({});
    expect(new Set(await statuses(60, send))).toEqual(new Set([400]));
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  });
});

describe('the limits of signed-in people', () => {
  const caller = (userId: string) => ({ userId, sessionId: 'a-session', isClosing: false });
  const req = express().request;

  it.each([
    ['start', 60],
    ['message', 60],
    ['tip', 60],
    ['branch', 30],
    ['comparison', 60],
    ['export', 30],
    ['data-download', 10],
    ['checkout', 60],
    ['billing', 120],
    ['subscription', 60],
  ] as const)('of %s count %d per person', async (name, points) => {
    for (let index = 0; index < points; index += 1) await limits(name, req, caller(`${name}-one`));
    await expect(limits(name, req, caller(`${name}-one`))).rejects.toMatchObject({ code: 'rate_limited' });
    await expect(limits(name, req, caller(`${name}-two`))).resolves.toBeUndefined();
  });
});

describe('the table of limits', () => {
  it('holds the figures that were decided', () => {
    const figures = Object.fromEntries(
      Object.entries(LIMITS).map(([name, rules]) => [
        name,
        rules.map(({ points, seconds }) => `${points}/${seconds}s`),
      ]),
    );
    expect(figures).toEqual({
      'sign-in': ['100/900s', '10/900s'],
      registration: ['60/3600s'],
      profile: ['60/3600s', '20/3600s'],
      'email-change': ['20/3600s', '10/3600s'],
      'forgot-password': ['30/3600s', '5/900s'],
      'mailed-link': ['60/3600s'],
      'password-change': ['20/3600s', '10/3600s'],
      start: ['60/3600s'],
      template: ['120/3600s'],
      draft: ['60/3600s'],
      branch: ['30/3600s'],
      comparison: ['60/60s'],
      message: ['60/60s'],
      tip: ['60/60s'],
      export: ['30/3600s'],
      'data-download': ['10/3600s'],
      'account-closing': ['20/3600s', '10/3600s'],
      enquiry: ['10/3600s'],
      invitation: ['60/3600s'],
      assignment: ['60/3600s'],
      'email-preferences': ['60/3600s'],
      checkout: ['60/3600s'],
      billing: ['120/3600s'],
      subscription: ['60/60s'],
    });
  });
});

describe('a forwarded address', () => {
  const tries = async (on: TestApp, forwarded: (index: number) => string): Promise<number[]> =>
    statuses(11, (index) =>
      request(on.app)
        .post('/api/users/login')
        .set('X-Forwarded-For', forwarded(index))
        .set('X-Real-IP', `10.9.9.${index}`)
        .set('Forwarded', `for=10.9.9.${index}`)
        .send({ email: 'forwarded@example.org', password: 'wrong' }),
    );

  it('is not believed unless a proxy is configured', async () => {
    const open = await createTestApp({ settings: { rateLimitScale: 1, trustProxy: false } });
    try {
      expect((await tries(open, (index) => `10.1.0.${index}`)).at(-1)).toBe(429);
    } finally {
      await open.close();
    }
  });

  it.each(['loopback', 1] as const)(
    'is the one that the proxy saw (TRUST_PROXY=%s), whatever the client put before it',
    async (trustProxy) => {
      const behind = await createTestApp({ settings: { rateLimitScale: 1, trustProxy } });
      try {
        expect((await tries(behind, (index) => `10.2.0.${index}, 127.0.0.9, 203.0.113.5`)).at(-1)).toBe(429);
        expect(new Set(await tries(behind, (index) => `10.2.0.1, 203.0.114.${index}`))).toEqual(new Set([401]));
      } finally {
        await behind.close();
      }
    },
  );

  it('of a connection that is no configured proxy is not believed', async () => {
    const elsewhere = await createTestApp({ settings: { rateLimitScale: 1, trustProxy: '10.0.0.0/8' } });
    try {
      expect((await tries(elsewhere, (index) => `10.3.0.${index}`)).at(-1)).toBe(429);
    } finally {
      await elsewhere.close();
    }
  });
});
