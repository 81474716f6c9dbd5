import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everythingStored } from '@parley/db/testing';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ settings: { trustProxy: 'loopback' } });
});
afterAll(() => api.close());

const forgot = (email: unknown, on: TestApp = api, address = '198.51.100.1'): Promise<Response> =>
  request(on.app).post('/api/users/forgot-password').set('X-Forwarded-For', address).send({ email });
/** The letters owed to an address, as they lie in MongoDB. */
async function owedTo(address: string): Promise<readonly Record<string, unknown>[]> {
  const { emailLog = [] } = await everythingStored(api.mongo);
  return emailLog.filter(({ to }) => (to as { address: string }).address === address);
}

describe('POST /users/forgot-password', () => {
  it('answers a known and an unknown address alike, having done the same', async () => {
    const { user } = await signedIn(api);
    const answers = [await forgot(user.email.toUpperCase()), await forgot('nobody@example.org')];
    const bodies = answers.map((answer) => dataOf('forgotPassword', answer));
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]?.message).toMatch(/^If an account exists/);
    const headers = answers.map(({ headers: { date: _date, 'x-request-id': _id, ...rest } }) => rest);
    expect(headers[0]).toEqual(headers[1]);

    // The same rows but for the address: whether there is an account, only the worker looks up.
    const [known, unknown] = [await owedTo(user.email), await owedTo('nobody@example.org')];
    const bare = ({ _id, key: _key, createdAt: _at, heldUntil: _until, to: _to, ...rest }: Record<string, unknown>) =>
      rest;
    expect(known).toHaveLength(1);
    expect(known.map(bare)).toEqual(unknown.map(bare));
    expect(known[0]).toMatchObject({ template: 'password_reset', status: 'queued', userId: null, data: {} });
    expect(await api.database.users.findById(user.id)).toEqual(user);
  });

  it.each([
    [undefined, 'Email is required'],
    ['', 'Email is required'],
    [{ $gt: '' }, 'Email is required'],
    ['ada', 'Please enter a valid email address'],
  ])('refuses %j', async (email, message) => {
    const response = await forgot(email);
    expect(response.status).toBe(400);
    expect(failureOf(response)).toMatchObject({ code: 'validation_failed', message });
  });

  it('owes an address five letters an hour at most, from wherever and however often it is asked', async () => {
    const { user } = await signedIn(api);
    for (const email of [user.email, 'nobody-at-all@example.org']) {
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_unused, index) => forgot(email, api, `10.1.${index}.1`)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await owedTo(email)).toHaveLength(5);
    }
    // What others asked for with a tag or another domain takes nothing from the owner of the mailbox.
    const { user: owner } = await signedIn(api, { email: 'ada.b@gmail.com' });
    for (const email of ['ada.b+1@gmail.com', 'adab@googlemail.com', 'adab@gmail.com'])
      for (let index = 0; index < 6; index += 1) await forgot(email, api, `10.2.${index}.1`);
    await forgot(owner.email);
    expect(await owedTo(owner.email)).toHaveLength(1);
  });

  it('takes 5 requests in 15 minutes for an address from one network, and 30 an hour from the network', async () => {
    const limited = await createTestApp({ settings: { rateLimitScale: 1, trustProxy: 'loopback' } });
    try {
      const { user } = await signedIn(limited);
      for (const email of [user.email, 'nobody@example.org']) {
        const answers = await Promise.all(Array.from({ length: 8 }, () => forgot(email, limited, '10.3.0.1')));
        const refused = answers.filter(({ status }) => status === 429);
        expect(refused).toHaveLength(3);
        for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(800);
      }
      // Its owner asks from elsewhere.
      expect((await forgot(user.email, limited, '10.4.0.1')).status).toBe(200);
      const many = await Promise.all(
        Array.from({ length: 34 }, (_unused, index) => forgot(`${index}@example.org`, limited, '10.5.0.1')),
      );
      expect(many.filter(({ status }) => status === 429)).toHaveLength(4);
    } finally {
      await limited.close();
    }
  });

  it('keeps no address in Redis', async () => {
    await forgot('kept-nowhere@example.org');
    const keys: string[] = [];
    for await (const some of api.redis.scanStream({ match: '*password-reset*', count: 1_000 }))
      keys.push(...(some as string[]));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => key.includes('kept-nowhere'))).toEqual([]);
  });
});
