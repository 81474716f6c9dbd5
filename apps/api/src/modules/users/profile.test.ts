import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import bcrypt from 'bcrypt';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

const PASSWORD = 'analytical engine';

let api: TestApp;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApp();
  passwordHash = await bcrypt.hash(PASSWORD, 4);
});
afterAll(() => api.close());

const person = (on: TestApp = api): Promise<SignedIn> =>
  signedIn(on, { passwordHash, plan: { type: 'solo_pro', startedAt: new Date() } });
const update = (bearer: string, body: object, on: TestApp = api): Promise<Response> =>
  request(on.app).put('/api/users/profile').set('Authorization', bearer).send(body);

describe('PUT /users/profile', () => {
  it('changes name and organization, and answers the user without a token', async () => {
    const { bearer, user } = await person();
    const changed = dataOf(
      'updateProfile',
      await update(bearer, { name: ' Grace\nHopper ', email: user.email.toUpperCase(), organization: 'Na\u200bvy' }),
    );
    expect(changed).toMatchObject({
      _id: user.id,
      name: 'Grace Hopper',
      email: user.email,
      organization: 'Navy',
      plan: 'solo_pro',
      isNewUser: false,
    });
    expect(changed).not.toHaveProperty('token');
  });

  it('lets another e-mail wait, with the current password, and saves the rest at once', async () => {
    const { bearer, user } = await person();
    const body = { name: 'Grace', organization: 'Navy', email: `New-${user.email}`, currentPassword: PASSWORD };
    const changed = dataOf('updateProfile', await update(bearer, body));
    expect(changed).toMatchObject({
      name: 'Grace',
      organization: 'Navy',
      email: user.email,
      pendingEmail: `new-${user.email}`,
      hasPassword: true,
    });
    const read = await request(api.app).get('/api/users/profile').set('Authorization', bearer);
    expect(dataOf('getProfile', read)).toEqual(changed);
  });

  it('lets the organization be left out, and the address stay', async () => {
    const { bearer, user } = await person();
    expect(dataOf('updateProfile', await update(bearer, { name: 'Grace', email: user.email }))).toMatchObject({
      organization: '',
      email: user.email,
    });
  });

  it.each([
    [undefined, 400, 'validation_failed', 'Please enter your current password to change your email'],
    ['', 400, 'validation_failed', 'Please enter your current password to change your email'],
    ['a wrong one', 403, 'forbidden', 'Your current password is not correct'],
  ] as const)(
    'with the password %j tells nothing about the new address, and changes nothing',
    async (currentPassword, status, code, message) => {
      const [{ bearer, user }, { user: other }] = [await person(), await person()];
      for (const email of [other.email, `free-${user.email}`]) {
        const response = await update(bearer, { name: 'Mallory', email, currentPassword });
        expect(response.status).toBe(status);
        const { requestId: _id, ...failure } = failureOf(response);
        expect(failure).toEqual({
          success: false,
          code,
          message,
          details: [{ path: 'body.currentPassword', message }],
        });
      }
      expect(await api.database.users.findById(user.id)).toMatchObject({ name: user.name, email: user.email });
    },
  );

  it('refuses the address of another account, once the password is right', async () => {
    const [{ bearer }, { user: other }] = [await person(), await person()];
    const response = await update(bearer, {
      name: 'Grace',
      email: other.email.toUpperCase(),
      organization: '',
      currentPassword: PASSWORD,
    });
    expect(response.status).toBe(409);
    expect(failureOf(response)).toMatchObject({
      code: 'conflict',
      message: 'This email address belongs to another account.',
    });
  });

  it('refuses another e-mail to an account without a password', async () => {
    const { bearer, user } = await signedIn(api);
    const response = await update(bearer, { name: 'Grace', email: `new-${user.email}`, currentPassword: PASSWORD });
    expect(response.status).toBe(403);
    expect(failureOf(response)).toMatchObject({
      code: 'forbidden',
      message: 'This account has no password yet, which a new email address needs. Please set one first.',
    });
  });

  it.each([
    [{ email: 'a@example.org' }, 'Name is required'],
    [{ name: 'Ada' }, 'Email is required'],
    [{ name: { $set: 1 }, email: 'a@example.org' }, 'Name is required'],
    [{ name: 'Ada', email: 'a@example.org', currentPassword: { $ne: '' } }, 'Password is required'],
    [{ name: 'Ada', email: 'a@example.org', organization: null }, 'Organization must be a text'],
  ])('refuses %j', async (body, message) => {
    const { bearer } = await person();
    const response = await update(bearer, body);
    expect(response.status).toBe(400);
    expect(failureOf(response).message).toBe(message);
  });

  it('needs a token', async () => {
    const response = await request(api.app).put('/api/users/profile').send({ name: 'Ada', email: 'a@example.org' });
    expect(response.status).toBe(401);
    expect(failureOf(response)).toMatchObject({ code: 'unauthenticated', message: 'Please sign in to continue.' });
  });

  it('takes 20 changes an hour, and 10 tries at another e-mail, all at once or one by one', async () => {
    const limited = await createTestApp({ settings: { rateLimitScale: 1 } });
    try {
      const [{ bearer, user }, { bearer: other, user: owner }] = [await person(limited), await person(limited)];
      const saved = await Promise.all(
        Array.from({ length: 30 }, () => update(bearer, { name: 'Grace', email: user.email }, limited)),
      );
      expect(saved.filter(({ status }) => status === 200)).toHaveLength(20);
      expect(saved.filter(({ status }) => status === 429)).toHaveLength(10);

      const tried = await Promise.all(
        Array.from({ length: 14 }, (_unused, index) =>
          update(other, { name: 'Eve', email: `${index}@example.org`, currentPassword: `guess ${index}` }, limited),
        ),
      );
      expect(tried.filter(({ status }) => status === 403)).toHaveLength(10);
      expect(tried.filter(({ status }) => status === 429)).toHaveLength(4);
      const right = await update(other, { name: 'Eve', email: 'x@example.org', currentPassword: PASSWORD }, limited);
      expect(right.status).toBe(429);
      expect((await update(other, { name: 'Eve', email: owner.email }, limited)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});
