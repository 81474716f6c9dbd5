import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import bcrypt from 'bcrypt';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn, tokenOn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { passwordResetToken } from '../../testing/mailed-token';

const OLD = 'analytical engine';
const NEW = 'difference engine 2';

let api: TestApp;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApp({ settings: { trustProxy: 'loopback' } });
  passwordHash = await bcrypt.hash(OLD, 4);
});
afterAll(() => api.close());

const person = (on: TestApp = api): Promise<SignedIn> => signedIn(on, { passwordHash });
const change = (token: string, body: object, on: TestApp = api): Promise<Response> =>
  request(on.app).post('/api/users/change-password').set('Authorization', `Bearer ${token}`).send(body);
const login = async (email: string, password: string): Promise<number> =>
  (await request(api.app).post('/api/users/login').send({ email, password })).status;
const planStatus = async (token: string): Promise<number> =>
  (await request(api.app).get('/api/users/plan').set('Authorization', `Bearer ${token}`)).status;

function expectRefused(response: Response, status: number, field: string, message: string): void {
  expect(response.status).toBe(status);
  expect(failureOf(response)).toMatchObject({ message, details: [{ path: `body.${field}`, message }] });
}

describe('POST /users/change-password', () => {
  it('gives this session a new token, ends every other one, and owes a notice', async () => {
    const { user, token } = await person();
    const other = await tokenOn(api, user);
    const fresh = dataOf('changePassword', await change(token, { currentPassword: OLD, newPassword: NEW })).token;
    expect([await planStatus(fresh), await planStatus(token), await planStatus(other)]).toEqual([200, 401, 401]);
    expect([await login(user.email, OLD), await login(user.email, NEW)]).toEqual([401, 200]);
    const sessions = await request(api.app).get('/api/users/sessions').set('Authorization', `Bearer ${fresh}`);
    // The one that changed it, and the sign-in above.
    expect(dataOf('listSessions', sessions).filter(({ current }) => current)).toHaveLength(1);
    const ids = await api.database.emailLog.findLost(new Date(Date.now() + 60_000), 1_000);
    const rows = await Promise.all(ids.map((id) => api.database.emailLog.find(id)));
    expect(rows.filter((row) => row?.userId === user.id)).toEqual([
      expect.objectContaining({
        template: 'password_changed',
        to: { name: user.name, address: user.email },
        data: expect.objectContaining({ how: 'changed', name: user.name }),
      }),
    ]);
  });

  it('answers a wrong current password 403, and the session goes on', async () => {
    const { token, user } = await person();
    const refused = await change(token, { currentPassword: 'a wrong one', newPassword: NEW });
    expectRefused(refused, 403, 'currentPassword', 'Your current password is not correct');
    expect(await planStatus(token)).toBe(200);
    expect(await login(user.email, OLD)).toBe(200);
  });

  it('is done by one of several at the same moment', async () => {
    const { user, token } = await person();
    const passwords = Array.from({ length: 6 }, (_unused, index) => `difference engine ${index}`);
    const answers = await Promise.all(
      passwords.map((newPassword) => change(token, { currentPassword: OLD, newPassword })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const { status } of answers) expect([200, 401, 403]).toContain(status);
    for (const answer of done) expect(await planStatus(dataOf('changePassword', answer).token)).toBe(200);
    const working = await Promise.all(passwords.map((password) => login(user.email, password)));
    expect(working.filter((status) => status === 200)).toHaveLength(1);
  });

  it('voids mailed links and the address that waits', async () => {
    const { user, token } = await person();
    const link = await passwordResetToken(api, user);
    const later = new Date(Date.now() + 60_000);
    await api.database.users.requestEmailChange(user.id, {
      email: `n-${user.email}`,
      now: new Date(),
      expiresAt: later,
    });
    expect((await change(token, { currentPassword: OLD, newPassword: NEW })).status).toBe(200);
    const reset = await request(api.app)
      .post('/api/users/reset-password')
      .send({ token: link, password: 'x engine 33' });
    expect(reset.status).toBe(400);
    expect(await api.database.users.findById(user.id)).toMatchObject({ pendingEmail: null });
  });

  it.each([
    ['short', 'Password must be at least 8 characters long'],
    ['a'.repeat(73), 'Password must be at most 72 bytes long'],
    ['Robin Reyes', 'Password must not be your name, organization or email'],
    ['password', 'This password is one of the most common ones. Please choose another'],
  ])('refuses %j', async (newPassword, message) => {
    const { token } = await person();
    expectRefused(await change(token, { currentPassword: OLD, newPassword }), 400, 'newPassword', message);
  });

  it('asks for the current password, and tells who has none how to get one', async () => {
    const { token } = await person();
    expectRefused(await change(token, { newPassword: NEW }), 400, 'currentPassword', 'Password is required');
    const google = await signedIn(api);
    expectRefused(
      await change(google.token, { currentPassword: OLD, newPassword: NEW }),
      403,
      'currentPassword',
      'This account has no password yet. Have a link mailed to you to set one.',
    );
  });

  it('needs a token', async () => {
    const response = await request(api.app).post('/api/users/change-password').send({});
    expect(response.status).toBe(401);
  });

  it('takes 10 tries an hour, all at once or one by one, and keeps nobody else out', async () => {
    const limited = await createTestApp({ settings: { rateLimitScale: 1, trustProxy: 'loopback' } });
    try {
      const { token } = await person(limited);
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_unused, index) =>
          change(token, { currentPassword: `guess ${index}`, newPassword: NEW }, limited),
        ),
      );
      expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(4);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3_000);
      const other = await person(limited);
      expect((await change(other.token, { currentPassword: OLD, newPassword: NEW }, limited)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
