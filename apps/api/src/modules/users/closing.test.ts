/** Closing an account: what it asks for, what it shuts, and how it is taken back. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createUser } from '@parley/db/testing';
import { AppError, endpoints, type EndpointDefinition } from '@parley/shared';
import request, { type Response } from 'supertest';
import { createPasswords } from '../../auth/passwords';
import { dataOf, failureOf } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { createAccountClosing } from './close-account';

const DAY_MS = 24 * 60 * 60 * 1000;
const PASSWORD = 'a parley a day';
const START = new Date('2026-11-20T09:00:00Z');
const CLOSED = 'This account is closed. Reopen it to go on.';
const NO_GOOGLE = 'Google sign-in is not set up on this installation.';
const closing = { closedAt: '2026-11-20T09:00:00.000Z', erasedAt: '2026-12-20T09:00:00.000Z' };

let now = START;
let api: TestApp;
let people = 0;
beforeAll(async () => {
  api = await createTestApp({ dependencies: { clock: () => now } });
});
afterAll(() => api.close());
beforeEach(() => {
  now = START;
});

interface Somebody {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}
async function somebody(): Promise<Somebody> {
  people += 1;
  const email = `ada${people}@example.org`;
  const sent = await request(api.app)
    .post('/api/users')
    .send({ name: 'Ada Byron', email, password: PASSWORD, organization: 'Acme' });
  const { _id: id, token } = dataOf('register', sent);
  return { id, email, token };
}
const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, token: string, body: object = {}) =>
  Promise.resolve(request(api.app)[method](`/api${path}`).set('Authorization', `Bearer ${token}`).send(body));
const close = (token: string, body: object = { password: PASSWORD }) =>
  call('post', '/users/close-account', token, body);
const signIn = (email: string) => request(api.app).post('/api/users/login').send({ email, password: PASSWORD });
const signedInAgain = async (email: string) => dataOf('login', await signIn(email));
const expectRefusal = (response: Response, status: number, code: string, message: string): void => {
  expect({ status: response.status, ...failureOf(response) }).toMatchObject({ status, code, message });
};
async function lettersTo({ id }: Somebody) {
  const letters = [];
  for await (const { template, to, data } of api.database.emailLog.ofPerson(id)) letters.push({ template, to, data });
  return letters.filter(({ template }) => template === 'account_closing');
}

describe('POST /users/close-account', () => {
  it('signs out everywhere, says when it is erased, and writes how to undo it', async () => {
    const ada = await somebody();
    const { token: second } = await signedInAgain(ada.email);
    expect(dataOf('closeAccount', await close(ada.token))).toEqual(closing);
    for (const token of [ada.token, second]) expect((await call('get', '/users/plan', token)).status).toBe(401);
    expect(await lettersTo(ada)).toEqual([
      {
        template: 'account_closing',
        to: { name: 'Ada Byron', address: ada.email },
        data: {
          name: 'Ada Byron',
          closedAt: START,
          erasedAt: new Date(START.getTime() + 30 * DAY_MS),
          planEndsAt: null,
        },
      },
    ]);
  });

  it.each([
    ['that renews: it is cancelled', {}, new Date('2026-12-10T09:00:00Z')],
    ['that ends anyway: nothing', { endsAt: new Date('2026-12-10T09:00:00Z'), cancelledAt: START }, null],
  ] as const)('says of a subscription %s', async (_what, given, planEndsAt) => {
    const ada = await somebody();
    const { customers, subscriptions } = api.database;
    await customers.keep({ userId: ada.id, customerId: `cus_${ada.id}`, now: START });
    const ticket = await subscriptions.beginReading(`cus_${ada.id}`);
    if (ticket === null) throw new Error('There is no customer');
    const record = {
      id: `sub_${ada.id}`,
      planType: 'solo_core',
      billing: 'monthly',
      priceId: 'price_1',
      startedAt: START,
      anchor: START,
      paidUntil: new Date('2026-12-10T09:00:00Z'),
      endsAt: null,
      cancelledAt: null,
      paymentFailedAt: null,
      pausedAt: null,
      upcoming: null,
      syncedAt: START,
      ...given,
    } as const;
    await api.database.inTransaction((session) => subscriptions.write(ticket, record, session));
    await close(ada.token);
    expect(await lettersTo(ada)).toMatchObject([{ data: { planEndsAt } }]);
  });

  it('closes once, and writes once, however often it is asked at the same time', async () => {
    const ada = await somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => close(ada.token)));
    const closed = answers.filter(({ status }) => status === 200);
    expect(closed.length).toBeGreaterThan(0);
    for (const answer of closed) expect(dataOf('closeAccount', answer)).toEqual(closing);
    // Those who came after it was done find their session ended.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, ...(closed.length < 8 ? [401] : [])]));
    expect(await lettersTo(ada)).toHaveLength(1);
  });

  it.each([
    ['no password', {}, 400, 'validation_failed', 'Please enter your password to close your account'],
    ['a wrong one', { password: 'a parley a week' }, 403, 'forbidden', 'Your password is not correct'],
    ['something else', { password: { $ne: '' } }, 400, 'validation_failed', 'Password is required'],
    ['a token of a Google that is not set up', { idToken: 'a.b.c' }, 403, 'forbidden', NO_GOOGLE],
  ])('is refused with %s, and nothing happens', async (_, body, status, code, message) => {
    const ada = await somebody();
    expectRefusal(await close(ada.token, body), status, code, message);
    expect((await call('get', '/users/plan', ada.token)).status).toBe(200);
    expect(await lettersTo(ada)).toEqual([]);
  });

  it('takes a fresh token of Google from somebody without a password, and nothing else', async () => {
    const user = await createUser(api.database);
    const stale = new AppError('forbidden', 'Please sign in with Google again to confirm that it is you');
    const asked: string[] = [];
    const service = createAccountClosing({
      database: api.database,
      passwords: createPasswords(4),
      google: {
        verify: () => Promise.reject(stale),
        verifyFresh: async (_user, idToken) => {
          asked.push(idToken);
          if (idToken !== 'fresh') throw stale;
        },
      },
      mail: api.dependencies.backgroundWork.mail,
      brand: api.dependencies.settings.brand,
      clock: () => now,
    });
    await expect(service.close(user.id, {})).rejects.toMatchObject({ code: 'forbidden' });
    await expect(service.close(user.id, { password: 'x' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(service.close(user.id, { idToken: 'old' })).rejects.toBe(stale);
    expect((await api.database.users.findById(user.id))?.closing).toBeNull();
    await service.close(user.id, { idToken: 'fresh' });
    expect(asked).toEqual(['old', 'fresh']);
    expect((await api.database.users.findById(user.id))?.closing).toMatchObject({ closedAt: START });
  });

  it('is a guess at a password: 10 an hour', async () => {
    const strict = await createTestApp({
      settings: { rateLimitScale: 1 },
      dependencies: { clock: () => now },
      mongo: { ...api.mongo, drop: async () => undefined },
    });
    const { token } = await somebody();
    const guess = () =>
      request(strict.app)
        .post('/api/users/close-account')
        .set('Authorization', `Bearer ${token}`)
        .send({ password: 'wrong' });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(403);
    expect((await guess()).status).toBe(429);
    await strict.close();
  });
});

describe('a closed account', () => {
  it('can be signed in to, says so, and is shut: 403 from everything but signing out and reopening', async () => {
    const ada = await somebody();
    await close(ada.token);
    const again = await signedInAgain(ada.email);
    expect(again.closing).toEqual(closing);
    const shut = Object.values<EndpointDefinition>(endpoints).filter(
      ({ access, whileClosing }) => access === 'user' && !whileClosing,
    );
    expect(shut.length).toBeGreaterThan(40);
    for (const { method, path } of shut) {
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      expectRefusal(await call(verb, path.replaceAll(/:\w+/g, 'x'), again.token), 403, 'account_closing', CLOSED);
    }
    const open = Object.values<EndpointDefinition>(endpoints).filter(({ whileClosing }) => whileClosing);
    expect(open.map(({ path }) => path).toSorted()).toEqual(['/users/logout', '/users/reopen-account']);
    expect((await call('post', '/users/logout', again.token)).status).toBe(200);
    expect((await call('post', '/users/reopen-account', again.token)).status).toBe(401);
  });

  it('keeps its address: nobody else can register with it', async () => {
    const ada = await somebody();
    await close(ada.token);
    const sent = await request(api.app)
      .post('/api/users')
      .send({ name: 'Ben', email: ada.email, password: PASSWORD, organization: 'Acme' });
    expect(sent.status).toBe(409);
  });
});

describe('POST /users/reopen-account', () => {
  it('takes it back on the 29th day, with everything that was there, and may be repeated', async () => {
    const ada = await somebody();
    const before = await api.database.users.findById(ada.id);
    await close(ada.token);
    now = new Date(START.getTime() + 29 * DAY_MS);
    const { token } = await signedInAgain(ada.email);
    for (let times = 0; times < 2; times += 1) {
      const user = dataOf('reopenAccount', await call('post', '/users/reopen-account', token));
      expect(user).toMatchObject({ _id: ada.id, name: 'Ada Byron', plan: 'free_trial' });
      expect(user.closing).toBeUndefined();
    }
    expect((await call('get', '/users/plan', token)).status).toBe(200);
    const after = await api.database.users.findById(ada.id);
    expect({ ...after, tokenVersion: 0, updatedAt: START }).toEqual({ ...before, tokenVersion: 0, updatedAt: START });
  });

  it('leaves the account to be closed another time, with a letter and 30 days of its own', async () => {
    const ada = await somebody();
    await close(ada.token);
    const { token } = await signedInAgain(ada.email);
    await call('post', '/users/reopen-account', token);
    now = new Date(START.getTime() + DAY_MS);
    expect(dataOf('closeAccount', await close(token)).erasedAt).toBe('2026-12-21T09:00:00.000Z');
    expect(await lettersTo(ada)).toHaveLength(2);
  });
});

describe('erasing', () => {
  const { findDue, begin } = {
    findDue: (at: Date) => api.database.erasure.findDue(at, 100),
    begin: (id: string, at: Date) => api.database.erasure.begin(id, at),
  };
  const due = new Date(START.getTime() + 30 * DAY_MS);

  it('or reopening: one of the two, whichever comes first', async () => {
    for (let round = 0; round < 12; round += 1) {
      const ada = await somebody();
      await close(ada.token);
      const { token } = await signedInAgain(ada.email);
      const [erased, reopened] = await Promise.all([begin(ada.id, due), call('post', '/users/reopen-account', token)]);
      const user = await api.database.users.findByEmail(ada.email);
      const outcome = { erased, reopened: reopened.status, account: user && { closing: user.closing } };
      expect([
        { erased: null, reopened: 200, account: { closing: null } },
        { erased: { userId: ada.id, email: ada.email }, reopened: 401, account: null },
      ]).toContainEqual(outcome);
    }
  });

  it('does not begin before its day, nor with an account that is open', async () => {
    const [ada, ben] = [await somebody(), await somebody()];
    await close(ada.token);
    const early = new Date(due.getTime() - 1);
    expect(await findDue(early)).not.toContain(ada.id);
    expect(await begin(ada.id, early)).toBeNull();
    expect(await begin(ben.id, due)).toBeNull();
    expect(await findDue(due)).toContain(ada.id);
    expect(await signedInAgain(ada.email)).toMatchObject({ closing });
  });

  it('frees the address and ends every way in, once it has begun', async () => {
    const ada = await somebody();
    await close(ada.token);
    const { token } = await signedInAgain(ada.email);
    await begin(ada.id, due);
    expect((await signIn(ada.email)).status).toBe(401);
    expect((await call('post', '/users/logout', token)).status).toBe(401);
    const sent = await request(api.app)
      .post('/api/users')
      .send({ name: 'Ada again', email: ada.email, password: PASSWORD, organization: 'Acme' });
    expect(dataOf('register', sent)._id).not.toBe(ada.id);
  });
});
