import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import bcrypt from 'bcrypt';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn, tokenOn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { confirmationToken, passwordResetToken } from '../../testing/mailed-token';

const OLD = 'analytical engine';
const NEW = 'difference engine 2';

let api: TestApp;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApp({ settings: { trustProxy: 'loopback' } });
  passwordHash = await bcrypt.hash(OLD, 4);
});
afterAll(() => api.close());

const reset = (body: object, on: TestApp = api, address = '198.51.100.1'): Promise<Response> =>
  request(on.app).post('/api/users/reset-password').set('X-Forwarded-For', address).send(body);
const login = async (email: string, password: string, address = '198.51.100.2'): Promise<number> =>
  (await request(api.app).post('/api/users/login').set('X-Forwarded-For', address).send({ email, password })).status;
const planStatus = async (token: string): Promise<number> =>
  (await request(api.app).get('/api/users/plan').set('Authorization', `Bearer ${token}`)).status;
const DEAD = 'This link does not work any more: it has been used, or it is too old.';

function expectDead(response: Response): void {
  expect(response.status).toBe(400);
  expect(failureOf(response)).toMatchObject({
    code: 'validation_failed',
    message: DEAD,
    details: [{ path: 'body.token', message: DEAD }],
  });
}

describe('POST /users/reset-password', () => {
  it('sets the new password, signs out everywhere and owes a notice', async () => {
    const { user, token: session } = await signedIn(api, { passwordHash });
    const other = await tokenOn(api, user);
    const token = await passwordResetToken(api, user);
    expect(dataOf('resetPassword', await reset({ token, password: NEW }))).toEqual({ reset: true });
    expect(await login(user.email, OLD)).toBe(401);
    expect(await login(user.email, NEW)).toBe(200);
    expect([await planStatus(session), await planStatus(other)]).toEqual([401, 401]);
    expect(await noticesOf(user.id)).toEqual([{ template: 'password_changed', address: user.email, how: 'reset' }]);
  });

  it('works once, though it is asked many times at once', async () => {
    const { user } = await signedIn(api, { passwordHash });
    const token = await passwordResetToken(api, user);
    const passwords = Array.from({ length: 8 }, (_unused, index) => `difference engine ${index}`);
    const answers = await Promise.all(passwords.map((password) => reset({ token, password })));
    const winners = passwords.filter((_password, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectDead(answer);
    expect(await login(user.email, winners[0] ?? '')).toBe(200);
    expect(await noticesOf(user.id)).toHaveLength(1);
  });

  it('refuses a used, expired, altered or invented token in the same words', async () => {
    const { user } = await signedIn(api, { passwordHash });
    const used = await passwordResetToken(api, user);
    await reset({ token: used, password: NEW });
    const live = await passwordResetToken(api, user);
    const altered = `${live.slice(0, -1)}${live.endsWith('A') ? 'B' : 'A'}`;
    const expired = await passwordResetToken(api, user, new Date(Date.now() - 60 * 60 * 1000));
    for (const token of [used, expired, altered, 'x', `${live} `, live.toUpperCase(), user.id]) {
      expectDead(await reset({ token, password: 'another engine 3' }));
    }
    expect(await login(user.email, NEW)).toBe(200);
    expect((await reset({ token: live, password: 'another engine 3' })).status).toBe(200);
  });

  it('opens the account of its own person alone, and nothing with the token of another kind', async () => {
    const [{ user }, { user: other }] = [await signedIn(api, { passwordHash }), await signedIn(api, { passwordHash })];
    await reset({ token: await passwordResetToken(api, other), password: NEW });
    expect(await login(user.email, OLD)).toBe(200);
    await api.database.users.requestEmailChange(user.id, {
      email: `new-${user.email}`,
      now: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    expectDead(await reset({ token: await confirmationToken(api, user.id, `new-${user.email}`), password: NEW }));
    expect(await login(user.email, OLD)).toBe(200);
  });

  it('voids the other links of the account, and the address that waited', async () => {
    const { user } = await signedIn(api, { passwordHash });
    const [first, second] = [await passwordResetToken(api, user), await passwordResetToken(api, user)];
    await api.database.users.requestEmailChange(user.id, {
      email: `new-${user.email}`,
      now: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await reset({ token: first, password: NEW })).status).toBe(200);
    expectDead(await reset({ token: second, password: 'another engine 3' }));
    expect(await api.database.users.findById(user.id)).toMatchObject({ pendingEmail: null });
  });

  it('sets a first password for who signs in another way', async () => {
    const { user } = await signedIn(api, {
      passwordHash: null,
      identities: [{ provider: 'google', subject: 'g-reset', linkedAt: new Date() }],
    });
    expect((await reset({ token: await passwordResetToken(api, user), password: NEW })).status).toBe(200);
    expect(await login(user.email, NEW)).toBe(200);
    const { identities } = (await api.database.users.findById(user.id)) ?? {};
    expect(identities?.map(({ provider }) => provider)).toEqual(['google', 'password']);
  });

  it.each([
    ['short', 'Password must be at least 8 characters long'],
    ['ü'.repeat(37), 'Password must be at most 72 bytes long'],
    ['Password123', 'This password is one of the most common ones. Please choose another'],
    ['Robin  Reyes', 'Password must not be your name, organization or email'],
    [undefined, 'Password is required'],
  ])('refuses %j as a password, and the link goes on working', async (password, message) => {
    const { user } = await signedIn(api, { passwordHash });
    const token = await passwordResetToken(api, user);
    const refused = await reset({ token, password });
    expect(refused.status).toBe(400);
    expect(failureOf(refused)).toMatchObject({ message, details: [{ path: 'body.password', message }] });
    expect((await reset({ token, password: NEW })).status).toBe(200);
  });

  it.each([undefined, '', 7, { $gt: '' }, 'x'.repeat(201)])('refuses the token %j', async (token) => {
    const response = await reset({ token, password: NEW });
    expect(response.status).toBe(400);
    expect(failureOf(response).code).toBe('validation_failed');
  });

  it('lets its person in from where the link was opened, though strangers keep guessing', async () => {
    const limited = await createTestApp({ settings: { rateLimitScale: 1, trustProxy: 'loopback' } });
    try {
      const { user } = await signedIn(limited, { passwordHash });
      const tryIn = (password: string, address: string): Promise<Response> =>
        request(limited.app)
          .post('/api/users/login')
          .set('X-Forwarded-For', address)
          .send({ email: user.email, password });
      for (let index = 0; index < 101; index += 1) await tryIn('wrong', `203.0.${index}.1`);
      expect((await tryIn(OLD, '192.0.2.7')).status).toBe(429);
      const token = await passwordResetToken(limited, user);
      expect((await reset({ token, password: NEW }, limited, '192.0.2.7')).status).toBe(200);
      expect((await tryIn(NEW, '192.0.2.7')).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('takes 60 tries an hour from one network', async () => {
    const limited = await createTestApp({ settings: { rateLimitScale: 1, trustProxy: 'loopback' } });
    try {
      const answers = await Promise.all(
        Array.from({ length: 63 }, (_unused, index) => reset({ token: `guess-${index}`, password: NEW }, limited)),
      );
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(3);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_000);
    } finally {
      await limited.close();
    }
  });
});

/** What the account has been told about its passwords. */
async function noticesOf(userId: string): Promise<{ template: string; address: string; how: unknown }[]> {
  const ids = await api.database.emailLog.findLost(new Date(Date.now() + 60_000), 1_000);
  const rows = await Promise.all(ids.map((id) => api.database.emailLog.find(id)));
  return rows
    .filter((row) => row !== null && row.userId === userId)
    .map((row) => ({
      template: row?.template ?? '',
      address: row?.to.address ?? '',
      how: row?.data['how'],
    }));
}
