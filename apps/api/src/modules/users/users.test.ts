import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import bcrypt from 'bcrypt';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

let count = 0;
const registration = (given: object = {}) => {
  count += 1;
  return {
    name: 'Ada Lovelace',
    email: `ada-${count}@example.org`,
    password: 'analytical engine',
    organization: 'Acme',
    ...given,
  };
};
const register = (body: object): Promise<Response> => request(api.app).post('/api/users').send(body);
const login = (body: object): Promise<Response> => request(api.app).post('/api/users/login').send(body);

/** The welcomes that are owed to addresses like this. */
async function welcomesTo(address: RegExp): Promise<string[]> {
  const ids = await api.database.emailLog.findLost(new Date(Date.now() + 3_600_000), 10_000);
  const emails = await Promise.all(ids.map((id) => api.database.emailLog.find(id)));
  return emails.flatMap((email) =>
    email?.template === 'welcome' && address.test(email.to.address) ? [email.to.address] : [],
  );
}

describe('POST /users', () => {
  it('opens an account on a free trial and signs in', async () => {
    const body = registration({ email: '  Ada.L@Example.ORG ' });
    const user = dataOf('register', await register(body));
    expect(user).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada.l@example.org',
      organization: 'Acme',
      plan: 'free_trial',
      isNewUser: true,
      photoURL: null,
    });
    const plan = await request(api.app).get('/api/users/plan').set('Authorization', `Bearer ${user.token}`);
    expect(dataOf('getPlan', plan)).toMatchObject({
      planType: 'free_trial',
      isTrialActive: true,
      trialDaysLeft: 14,
      creditsUsed: 0,
      creditsTotal: 20,
    });
  });

  it('stores a bcrypt hash of the configured cost, never the password', async () => {
    const body = registration();
    await register(body);
    const stored = await api.database.users.findByEmail(body.email);
    expect(stored?.passwordHash).toMatch(/^\$2b\$04\$/);
    expect(JSON.stringify(stored)).not.toContain(body.password);
  });

  it('owes the newcomer one welcome e-mail', async () => {
    const user = dataOf('register', await register(registration()));
    const repeated = await api.database.emailLog.create({
      key: `welcome:${user._id}`,
      template: 'welcome',
      userId: user._id,
      to: { name: user.name, address: user.email },
      data: { name: user.name },
      now: new Date(),
    });
    expect(repeated).toBeNull();
  });

  it('writes to one mailbox three times an hour, however its address is spelt, and opens the accounts all the same', async () => {
    const addresses = Array.from({ length: 12 }, (_unused, index) =>
      index % 2 === 0 ? `flood+${index}@example.org` : `FLOOD+${index}@Example.org`,
    );
    const answers = await Promise.all(addresses.map((email) => register(registration({ email }))));
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 201));
    expect(await welcomesTo(/^flood\+/)).toHaveLength(3);
  });

  it('counts no welcome for an account that was not opened', async () => {
    const body = registration({ email: 'taken@example.org' });
    for (let again = 0; again < 5; again += 1) await register(body);
    for (const tag of ['a', 'b', 'c']) await register(registration({ email: `taken+${tag}@example.org` }));
    expect(await welcomesTo(/^taken/)).toHaveLength(3);
  });

  it('keeps name and organization as one line of visible text', async () => {
    const user = dataOf(
      'register',
      await register(registration({ name: ' Ada\r\n\tLove\u200blace\u202e ', organization: 'Ac\0me\u2028Jose\u0301' })),
    );
    expect(user).toMatchObject({ name: 'Ada Lovelace', organization: 'Ac me Jos\u00e9' });
  });

  it('refuses an address that has an account, in any case', async () => {
    const body = registration();
    await register(body);
    const again = await register({ ...body, email: body.email.toUpperCase(), name: 'Someone else' });
    expect(again.status).toBe(409);
    expect(failureOf(again)).toMatchObject({
      code: 'conflict',
      message: 'An account with this email already exists. Please sign in instead.',
      details: [{ path: 'body.email', message: 'An account with this email already exists. Please sign in instead.' }],
    });
  });

  it('opens one account for two requests at the same moment', async () => {
    const body = registration();
    const answers = await Promise.all([register(body), register(body), register(body)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
  });

  it.each([
    ['name', { name: '' }, 'Name is required'],
    ['name', { name: '   ' }, 'Name is required'],
    ['name', { name: '\u200b\u2060\0' }, 'Name is required'],
    ['name', { name: undefined }, 'Name is required'],
    ['name', { name: 'x'.repeat(101) }, 'Name must be at most 100 characters long'],
    ['name', { name: 'x'.repeat(10_000) }, 'Name must be at most 100 characters long'],
    ['name', { name: '\u3164\u2800' }, 'Name is required'],
    ['name', { name: '\ud800' }, 'Name is required'],
    ['email', { email: '' }, 'Email is required'],
    ['email', { email: undefined }, 'Email is required'],
    ['email', { email: 'no-at-sign' }, 'Please enter a valid email address'],
    ['email', { email: { $gt: '' } }, 'Email is required'],
    ['email', { email: ['a@example.org'] }, 'Email is required'],
    ['organization', { organization: undefined }, 'Organization is required'],
    ['organization', { organization: { $ne: null } }, 'Organization is required'],
    ['password', { password: undefined }, 'Password is required'],
    ['password', { password: 12_345_678 }, 'Password is required'],
    ['password', { password: { $gt: '' } }, 'Password is required'],
    ['password', { password: '1234567' }, 'Password must be at least 8 characters long'],
    ['password', { password: 'ü'.repeat(37) }, 'Password must be at most 72 bytes long'],
    ['password', { password: 'e\u0301'.repeat(7) }, 'Password must be at least 8 characters long'],
    ['password', { password: 'good enough \ud800' }, 'Password contains a character that can not be used'],
    ['password', { password: 'Password123' }, 'This password is one of the most common ones. Please choose another'],
    ['password', { password: 'AdaLovelace' }, 'Password must not be your name, organization or email'],
    [
      'password',
      { organization: 'Acme Rockets', password: 'acme rockets' },
      'Password must not be your name, organization or email',
    ],
    [
      'password',
      { email: 'a.byron+x@example.org', password: 'A.Byron+X' },
      'Password must not be your name, organization or email',
    ],
  ])('refuses a wrong %s: %j', async (field, given, message) => {
    const response = await register(registration(given));
    expect(response.status).toBe(400);
    expect(failureOf(response)).toMatchObject({
      code: 'validation_failed',
      message,
      details: [{ path: `body.${field}`, message }],
    });
  });

  it('names every fault at once, the first one as the message', async () => {
    const response = await register({});
    expect(failureOf(response)).toMatchObject({
      message: 'Name is required',
      details: [
        { path: 'body.name', message: 'Name is required' },
        { path: 'body.email', message: 'Email is required' },
        { path: 'body.password', message: 'Password is required' },
        { path: 'body.organization', message: 'Organization is required' },
      ],
    });
  });

  it.each([[[]], [[{ name: 'Ada' }]]])('refuses the body %j, which is no object', async (body) => {
    const response = await register(body);
    expect(response.status).toBe(400);
    expect(failureOf(response).message).toBe('The request body must be a JSON object');
  });

  it('takes passwords of exactly 8 characters and exactly 72 bytes', async () => {
    expect((await register(registration({ password: 'ab12.xyz' }))).status).toBe(201);
    expect((await register(registration({ password: 'ü'.repeat(36) }))).status).toBe(201);
  });
});

describe('POST /users/login', () => {
  it('gives a token that works, whatever the case of the address', async () => {
    const body = registration();
    await register(body);
    const user = dataOf('login', await login({ email: body.email.toUpperCase(), password: body.password }));
    expect(user).toMatchObject({ email: body.email, isNewUser: false, plan: 'free_trial' });
    const plan = await request(api.app).get('/api/users/plan').set('Authorization', `Bearer ${user.token}`);
    expect(plan.status).toBe(200);
  });

  it('refuses a wrong password and an unknown address with the same words', async () => {
    const body = registration();
    await register(body);
    for (const attempt of [
      { email: body.email, password: 'wrong password' },
      { email: body.email, password: `${body.password} ` },
      { email: 'nobody@example.org', password: body.password },
    ]) {
      const response = await login(attempt);
      expect(response.status).toBe(401);
      expect(failureOf(response)).toMatchObject({
        code: 'unauthenticated',
        message: 'Failed to login. Please check your credentials.',
      });
    }
  });

  it('takes the password in every form of the same text', async () => {
    const body = registration({ password: 'Cafe\u0301 ﬁxe' });
    await register(body);
    expect((await login({ email: body.email, password: 'Caf\u00e9 fixe' })).status).toBe(200);
    expect((await login({ email: body.email, password: 'Cafe fixe' })).status).toBe(401);
  });

  it('takes a password that was hashed as it was typed, and hashes it anew', async () => {
    const typed = 'Cafe\u0301 ﬁxe';
    const { user, bearer } = await signedIn(api, { passwordHash: await bcrypt.hash(typed, 4) });
    expect((await login({ email: user.email, password: 'Caf\u00e9 fixe' })).status).toBe(401);
    expect((await login({ email: user.email, password: typed })).status).toBe(200);
    expect((await login({ email: user.email, password: 'Caf\u00e9 fixe' })).status).toBe(200);
    expect((await request(api.app).get('/api/users/plan').set('Authorization', bearer)).status).toBe(200);
  });

  it('refuses a longer password whose first 72 bytes are right', async () => {
    const body = registration({ password: 'p'.repeat(72) });
    await register(body);
    expect((await login({ email: body.email, password: 'p'.repeat(72) })).status).toBe(200);
    expect((await login({ email: body.email, password: 'p'.repeat(73) })).status).toBe(401);
  });

  it('refuses an account without a password', async () => {
    const { user } = await signedIn(api);
    expect((await login({ email: user.email, password: 'anything at all' })).status).toBe(401);
  });

  it.each([
    [{ password: 'x' }, 'Email is required'],
    [{ email: 'ada@example.org' }, 'Password is required'],
    [{ email: 'ada@example.org', password: '' }, 'Password is required'],
    [{ email: { $gt: '' }, password: { $gt: '' } }, 'Email is required'],
    [{ email: 'ada@example.org', password: { $ne: null } }, 'Password is required'],
    [{ email: 'not an address', password: 'x' }, 'Please enter a valid email address'],
  ])('refuses %j', async (body, message) => {
    const response = await login(body);
    expect(response.status).toBe(400);
    expect(failureOf(response)).toMatchObject({ code: 'validation_failed', message });
  });
});
