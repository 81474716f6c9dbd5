/** Signing in with Google, through Firebase's own emulator. Whose signature counts: auth/google.test.ts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInToEmulator, startAuthEmulator, type AuthEmulator, type GoogleAccount } from '@parley/auth-emulator';
import bcrypt from 'bcrypt';
import jwt from 'jsonwebtoken';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

const START_MS = 60_000;
const PASSWORD = 'analytical engine';
const FAILED = 'Google sign-in failed. Please try again.';

let emulator: AuthEmulator;
let api: TestApp;
let now: Date | null = null;
beforeAll(async () => {
  emulator = await startAuthEmulator();
  // Firebase's library asks the environment and nobody else.
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator.host;
  const { projectId, host: emulatorHost } = emulator;
  const google = { projectId, emulatorHost, apiKey: null, authDomain: 'unused.example', serviceAccount: null };
  api = await createTestApp({ settings: { google }, dependencies: { clock: () => now ?? new Date() } });
}, START_MS);
afterAll(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await api.close();
  await emulator.stop();
});

let count = 0;
const somebody = (given: Partial<GoogleAccount> = {}): GoogleAccount => {
  count += 1;
  return {
    sub: `google-${count}`,
    email: `grace-${count}@example.org`,
    name: 'Grace Hopper',
    picture: 'https://photos.example/grace.jpg',
    ...given,
  };
};
const googleAuth = (body: object, bearer?: string, on = api): Promise<Response> => {
  const call = request(on.app).post('/api/users/google-auth').set('User-Agent', 'Firefox/132.0 (X11; Linux x86_64)');
  return (bearer === undefined ? call : call.set('Authorization', bearer)).send(body);
};
const enter = async (account: GoogleAccount) => signInToEmulator(emulator, account);
const arrive = async (account: GoogleAccount) =>
  dataOf('googleAuth', await googleAuth({ idToken: (await enter(account)).idToken }));
const get = (path: string, token: string): Promise<Response> =>
  request(api.app).get(`/api${path}`).set('Authorization', `Bearer ${token}`);
const expectRefused = (response: Response, status: number, message: string): void =>
  expect([response.status, failureOf(response).message]).toEqual([status, message]);

describe('somebody new', () => {
  it('gets an account with a trial, its welcome and a session, of what Google says', async () => {
    const account = somebody({ email: 'Grace.New@Example.org', name: '  Grace\n Hopper' });
    const { idToken, uid } = await enter(account);
    const user = dataOf(
      'googleAuth',
      await googleAuth({ idToken, email: account.email, name: account.name, photoURL: account.picture, uid }),
    );
    expect(user).toMatchObject({
      name: 'Grace Hopper',
      email: 'grace.new@example.org',
      organization: '',
      photoURL: 'https://photos.example/grace.jpg',
      plan: 'free_trial',
      isNewUser: true,
    });
    expect(dataOf('getPlan', await get('/users/plan', user.token))).toMatchObject({ creditsTotal: 20 });
    expect(dataOf('listSessions', await get('/users/sessions', user.token))).toMatchObject([{ current: true }]);
    const stored = await api.database.users.findById(user._id);
    expect(stored?.passwordHash).toBeNull();
    expect(stored?.identities).toMatchObject([{ provider: 'google', subject: uid }]);
    const welcome = {
      key: `welcome:${user._id}`,
      template: 'welcome' as const,
      userId: user._id,
      data: { name: user.name },
    };
    const again = { ...welcome, to: { name: user.name, address: user.email }, now: new Date() };
    expect(await api.database.emailLog.create(again)).toBeNull();
  });

  it('is new once, and known by their Google account whatever becomes of their address there', async () => {
    const account = somebody();
    const first = await arrive(account);
    const later = await arrive({ ...account, email: `moved-${account.email}`, name: 'Rear Admiral Hopper' });
    expect(later).toMatchObject({ _id: first._id, email: first.email, name: 'Grace Hopper', isNewUser: false });
  });

  it('gets one account from several tabs at the same moment', async () => {
    const { idToken } = await enter(somebody());
    const answers = await Promise.all(Array.from({ length: 4 }, () => googleAuth({ idToken })));
    const users = answers.map((answer) => dataOf('googleAuth', answer));
    expect(new Set(users.map(({ _id }) => _id)).size).toBe(1);
    expect(users.filter(({ isNewUser }) => isNewUser)).toHaveLength(1);
  });

  it('without a name is called by their address', async () => {
    expect((await arrive(somebody({ email: 'amazing@example.org', name: '\u200b' }))).name).toBe('amazing');
  });

  it('without an address is refused', async () => {
    const { email: _none, ...nameless } = somebody();
    const { idToken } = await enter(nameless);
    expectRefused(
      await googleAuth({ idToken }),
      403,
      'Your Google account has no email address that could be used here.',
    );
  });
});

describe('somebody with an account', () => {
  it('is joined to it when Google has verified the address; the password stays', async () => {
    const account = somebody();
    const passwordHash = await bcrypt.hash(PASSWORD, 4);
    const { user } = await signedIn(api, { name: 'Grace H.', email: account.email ?? '', passwordHash });
    const joined = await arrive({ ...account, email: account.email?.toUpperCase() ?? '' });
    expect(joined).toMatchObject({ _id: user.id, name: 'Grace H.', isNewUser: false, photoURL: account.picture });
    const stored = await api.database.users.findById(user.id);
    expect(stored?.identities.map(({ provider }) => provider)).toEqual(['password', 'google']);
    await arrive(account);
    expect((await api.database.users.findById(user.id))?.identities).toHaveLength(2);
    const login = await request(api.app).post('/api/users/login').send({ email: user.email, password: PASSWORD });
    expect(login.status).toBe(200);
  });

  it('is not, as long as the address is unverified', async () => {
    const { user } = await signedIn(api);
    const { idToken } = await enter(somebody({ email: user.email, emailVerified: false }));
    expectRefused(
      await googleAuth({ idToken }),
      403,
      'Google has not verified this email address. Please sign in with your password instead.',
    );
    expect((await api.database.users.findById(user.id))?.identities).toHaveLength(0);
  });
});

describe('a token', () => {
  it('is what counts: a body that says otherwise is refused, whatever it says', async () => {
    const account = somebody();
    const { idToken } = await enter(account);
    for (const [field, said] of [
      ['email', 'mallory@example.org'],
      ['uid', 'another-uid'],
      ['name', 'Mallory'],
      ['photoURL', 'https://photos.example/mallory.jpg'],
    ] as const) {
      const response = await googleAuth({ idToken, [field]: said });
      expectRefused(response, 400, FAILED);
      expect(failureOf(response).details?.map(({ path }) => path)).toEqual([`body.${field}`]);
    }
    expect(await api.database.users.findByEmail(account.email ?? '')).toBeNull();
    expect((await googleAuth({ idToken, email: '', name: null })).status).toBe(200);
  });

  it('of nobody, of another project, altered, or none at all is refused', async () => {
    const { idToken } = await enter(somebody());
    const claims = jwt.decode(idToken, { json: true }) ?? {};
    const unsigned = (given: object): string => jwt.sign({ ...claims, ...given }, '', { algorithm: 'none' });
    for (const forged of [
      unsigned({ sub: 'nobody', user_id: 'nobody' }),
      unsigned({ aud: 'other-project' }),
      unsigned({ iss: 'https://securetoken.google.com/other-project' }),
      unsigned({ exp: 1_000_000_000, iat: 999_990_000 }),
      jwt.sign(claims, 'a-secret-of-my-own', { algorithm: 'HS256' }),
      'not-a-token',
    ])
      expectRefused(await googleAuth({ idToken: forged }), 401, FAILED);
    for (const idToken of [undefined, '', { $gt: '' }, 'x'.repeat(10_001)])
      expectRefused(await googleAuth({ idToken }), 400, 'The Google sign-in gave no token');
  });

  it('of somebody who was blocked at Google is refused', async () => {
    const { idToken, uid } = await enter(somebody());
    const path = `/identitytoolkit.googleapis.com/v1/projects/${emulator.projectId}/accounts:update`;
    const blocked = await fetch(`http://${emulator.host}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, disableUser: true }),
    });
    expect(blocked.status).toBe(200);
    expectRefused(await googleAuth({ idToken }), 401, FAILED);
  });

  it('counts for five minutes', async () => {
    const { idToken } = await enter(somebody());
    const { iat = 0 } = jwt.decode(idToken, { json: true }) ?? {};
    try {
      now = new Date((iat + 301) * 1000);
      expectRefused(await googleAuth({ idToken }), 401, FAILED);
      now = new Date((iat + 300) * 1000);
      expect((await googleAuth({ idToken })).status).toBe(200);
    } finally {
      now = null;
    }
  });
});

describe('a page that is open for long', () => {
  it('comes again with a new token and stays the device it is', async () => {
    const account = somebody();
    const first = await arrive(account);
    const { idToken } = await enter(account);
    const again = dataOf('googleAuth', await googleAuth({ idToken }, `Bearer ${first.token}`));
    expect(dataOf('listSessions', await get('/users/sessions', again.token))).toHaveLength(1);
    expect((await get('/users/plan', first.token)).status).toBe(200);
    // Without the token of a session it is another device.
    await googleAuth({ idToken });
    expect(dataOf('listSessions', await get('/users/sessions', again.token))).toHaveLength(2);
    const stranger = await signedIn(api);
    await googleAuth({ idToken }, stranger.bearer);
    expect(dataOf('listSessions', await get('/users/sessions', stranger.token))).toHaveLength(1);
    expect(dataOf('listSessions', await get('/users/sessions', again.token))).toHaveLength(3);
  });
});

describe('an installation', () => {
  it('without Google says so, and tells the browser nothing to begin with', async () => {
    const without = await createTestApp();
    try {
      const { idToken } = await enter(somebody());
      const refused = await googleAuth({ idToken }, undefined, without);
      expectRefused(refused, 403, 'Google sign-in is not set up on this installation.');
      const config = dataOf('getPublicConfig', await request(without.app).get('/api/config'));
      expect(config.google).toBeNull();
    } finally {
      await without.close();
    }
  });

  it('with it tells the browser where to begin', async () => {
    const config = dataOf('getPublicConfig', await request(api.app).get('/api/config'));
    expect(config.google).toEqual({
      projectId: 'demo-parley',
      apiKey: 'any',
      authDomain: 'unused.example',
      emulatorUrl: `http://${emulator.host}`,
    });
  });

  it('whose Google can not be reached says that, and nothing about the token', async () => {
    const { idToken } = await enter(somebody());
    const cutOff = await createTestApp({ settings: { google: api.dependencies.settings.google } });
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = '127.0.0.1:9';
    try {
      const response = await googleAuth({ idToken }, undefined, cutOff);
      expectRefused(response, 503, 'Google can not be reached. Please try again later.');
    } finally {
      process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator.host;
      await cutOff.close();
    }
  });
});
