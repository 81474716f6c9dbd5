import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { queryPlans } from '@parley/db/testing';
import bcrypt from 'bcrypt';
import request, { type Response } from 'supertest';
import { createSessions, SEEN_EVERY_MS } from '../../auth/sessions';
import { dataOf, failureOf, signedIn, tokenOn, type SignedIn } from '../../testing/client';
import { createTestApp, TEST_JWT_SECRET, type TestApp } from '../../testing/create-test-app';

const PASSWORD = 'analytical engine';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';
/** Whether a token has run out goes by the real time, so this one goes on from there. */
const BEGAN = Date.now();

/** Two processes over one database. */
let api: TestApp;
let other: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date(BEGAN);
  const dependencies = { clock: () => now };
  api = await createTestApp({ dependencies });
  other = await createTestApp({ dependencies, mongo: api.mongo });
});
afterAll(async () => {
  await api.close();
  await other.close();
});

const get = (token: string, path = '/users/plan', on = api): Promise<Response> =>
  request(on.app).get(`/api${path}`).set('Authorization', `Bearer ${token}`);
const post = (token: string, path: string, on = api): Promise<Response> =>
  request(on.app).post(`/api${path}`).set('Authorization', `Bearer ${token}`);
const end = (token: string, id: string, on = api): Promise<Response> =>
  request(on.app).delete(`/api/users/sessions/${id}`).set('Authorization', `Bearer ${token}`);
const devicesOf = async (token: string) => dataOf('listSessions', await get(token, '/users/sessions'));
const currentOf = async (token: string) => {
  const device = (await devicesOf(token)).find(({ current }) => current);
  if (!device) throw new Error('The list has no session of its own');
  return device;
};

/** Somebody who is signed in on two devices. */
async function onTwoDevices(): Promise<SignedIn & { readonly second: string }> {
  const person = await signedIn(api, { now });
  return { ...person, second: await tokenOn(api, person.user, { device: 'Safari on iPhone' }) };
}

describe('signing in', () => {
  it('adds the device, in words', async () => {
    const { user } = await signedIn(api, { now, passwordHash: await bcrypt.hash(PASSWORD, 4) });
    const login = async (agent: string) =>
      dataOf(
        'login',
        await request(api.app)
          .post('/api/users/login')
          .set('User-Agent', agent)
          .send({ email: user.email, password: PASSWORD }),
      );
    await login(FIREFOX);
    const { token } = await login(IPHONE);
    const devices = await devicesOf(token);
    expect(devices.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Firefox on Linux', false],
        ['Safari on iPhone', true],
      ]),
    );
    expect(devices.find(({ current }) => current)).toMatchObject({
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
    });
  });

  it('does so for a newcomer too', async () => {
    const response = await request(api.app)
      .post('/api/users')
      .set('User-Agent', FIREFOX)
      .send({ name: 'Ada', email: 'ada@devices.example', password: PASSWORD, organization: 'Acme' });
    expect(await devicesOf(dataOf('register', response).token)).toMatchObject([
      { device: 'Firefox on Linux', current: true },
    ]);
  });
});

describe('GET /users/sessions', () => {
  it("shows one's own alone, the one seen last first, and none that has run out", async () => {
    await onTwoDevices();
    const { user, token } = await signedIn(api, { now });
    const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000);
    await tokenOn(api, user, { device: 'Edge on Windows', lastSeenAt: minutes(-30) });
    await tokenOn(api, user, { device: 'Opera on Linux', lastSeenAt: minutes(-10) });
    await tokenOn(api, user, { device: 'Chrome on macOS', expiresAt: now });
    expect((await devicesOf(token)).map(({ device }) => device)).toEqual([
      'Firefox on Linux',
      'Opera on Linux',
      'Edge on Windows',
    ]);
  });
});

describe('DELETE /users/sessions/{id}', () => {
  it('ends that device at once on every process, and no other', async () => {
    const { token, second } = await onTwoDevices();
    const { _id } = await currentOf(second);
    expect((await get(second, '/users/plan', other)).status).toBe(200);
    expect(dataOf('endSession', await end(token, _id))).toEqual({ revoked: true });
    for (const on of [api, other]) {
      const refused = await get(second, '/users/plan', on);
      expect([refused.status, failureOf(refused).message]).toEqual([
        401,
        'Your session has ended. Please sign in again.',
      ]);
      expect((await get(token, '/users/plan', on)).status).toBe(200);
    }
    expect((await devicesOf(token)).map(({ current }) => current)).toEqual([true]);
  });

  it('of many at once ends it for one and tells the others that it has ended', async () => {
    const { token, second } = await onTwoDevices();
    const { _id } = await currentOf(second);
    const answers = await Promise.all([api, other, api, other].map((on) => end(token, _id, on)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404', '404']);
  });

  it("does not find somebody else's, nor what is no session", async () => {
    const [mine, theirs] = [await signedIn(api, { now }), await signedIn(api, { now })];
    const { _id } = await currentOf(theirs.token);
    for (const id of [_id, 'no-such-id', '0123456789abcdef01234567', '%24ne']) {
      const response = await end(mine.token, id);
      expect([response.status, failureOf(response).code]).toEqual([404, 'not_found']);
    }
    expect((await get(theirs.token)).status).toBe(200);
  });

  it('may end the device it is called from', async () => {
    const { token } = await onTwoDevices();
    expect((await end(token, (await currentOf(token))._id)).status).toBe(200);
    expect((await get(token)).status).toBe(401);
  });
});

describe('POST /users/logout', () => {
  it('ends the session it is called with on every process, and no other', async () => {
    const { token, second } = await onTwoDevices();
    expect(dataOf('logout', await post(token, '/users/logout'))).toEqual({ revoked: true });
    for (const on of [api, other]) {
      expect((await get(token, '/users/plan', on)).status).toBe(401);
      expect((await get(second, '/users/plan', on)).status).toBe(200);
    }
    expect((await post(token, '/users/logout')).status).toBe(401);
  });
});

describe('POST /users/logout-everywhere', () => {
  it('ends every session of the person on every process, and of nobody else', async () => {
    const [{ token, second, user }, stranger] = [await onTwoDevices(), await signedIn(api, { now })];
    expect(dataOf('logoutEverywhere', await post(token, '/users/logout-everywhere'))).toEqual({ revoked: true });
    for (const on of [api, other]) {
      for (const ended of [token, second]) expect((await get(ended, '/users/plan', on)).status).toBe(401);
      expect((await get(stranger.token, '/users/plan', on)).status).toBe(200);
    }
    expect(await api.database.users.listSessions(user.id, now)).toEqual([]);
  });
});

describe('keeping one session alone', () => {
  it('ends the others on every process and gives this one a new token, which alone counts', async () => {
    const { user, token, second } = await onTwoDevices();
    const before = await currentOf(token);
    const sessions = createSessions({ database: api.database, jwtSecret: TEST_JWT_SECRET, clock: () => now });
    const renewed = await sessions.keepOnly({ userId: user.id, sessionId: before._id });
    for (const on of [api, other]) {
      for (const ended of [token, second]) expect((await get(ended, '/users/plan', on)).status).toBe(401);
      expect((await get(renewed, '/users/plan', on)).status).toBe(200);
    }
    expect(await devicesOf(renewed)).toEqual([before]);
  });

  it('is refused to a session that has ended', async () => {
    const { user, token } = await onTwoDevices();
    const { _id } = await currentOf(token);
    await post(token, '/users/logout');
    const sessions = createSessions({ database: api.database, jwtSecret: TEST_JWT_SECRET, clock: () => now });
    await expect(sessions.keepOnly({ userId: user.id, sessionId: _id })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('a device in use', () => {
  it('is seen every five minutes, and costs a read and nothing else in between', async () => {
    const { token, second } = await onTwoDevices();
    const authenticate = () => queryPlans(api.mongo, () => get(token, '/users/sessions'));
    const ofUsers = async () => (await authenticate()).filter(({ collection }) => collection === 'users');
    // One read that authenticates, one that lists.
    const plans = await ofUsers();
    expect(plans.map(({ command, docsExamined }) => [command, docsExamined])).toEqual([
      ['find', 1],
      ['find', 1],
    ]);
    expect(plans[0]?.indexes).toEqual(['_id_']);

    now = new Date(BEGAN + SEEN_EVERY_MS - 1);
    expect((await ofUsers()).map(({ command }) => command)).toEqual(['find', 'find']);
    expect((await currentOf(token)).lastSeenAt).toBe(new Date(BEGAN).toISOString());

    now = new Date(BEGAN + SEEN_EVERY_MS);
    expect((await ofUsers()).map(({ command }) => command)).toEqual(['find', 'update', 'find']);
    expect((await ofUsers()).map(({ command }) => command)).toEqual(['find', 'find']);
    const devices = await devicesOf(token);
    expect(devices.map(({ lastSeenAt, current }) => [lastSeenAt, current])).toEqual([
      [now.toISOString(), true],
      [new Date(BEGAN).toISOString(), false],
    ]);
    expect((await get(second)).status).toBe(200);
  });
});
