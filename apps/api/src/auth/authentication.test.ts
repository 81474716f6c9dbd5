import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import bcrypt from 'bcrypt';
import jwt from 'jsonwebtoken';
import request, { type Response } from 'supertest';
import { failureOf, signedIn, tokenOn, type SignedIn } from '../testing/client';
import { createTestApp, TEST_JWT_SECRET, type TestApp } from '../testing/create-test-app';
import { createPasswords } from './passwords';
import { signToken, TOKEN_LIFETIME_SECONDS, tokenKey } from './tokens';

let api: TestApp;
let person: SignedIn;
let sessionId: string;
beforeAll(async () => {
  api = await createTestApp();
  person = await signedIn(api);
  sessionId = String(jwt.decode(person.token, { json: true })?.['sid']);
});
afterAll(() => api.close());

const planWith = (authorization: string): Promise<Response> =>
  request(api.app).get('/api/users/plan').set('Authorization', authorization);
const claims = (given: object = {}) => ({
  sub: person.user.id,
  ver: 0,
  sid: sessionId,
  iss: 'parley',
  exp: Math.floor(Date.now() / 1000) + 600,
  ...given,
});
const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const expectEnded = async (token: string): Promise<void> => {
  const response = await planWith(`Bearer ${token}`);
  expect(response.status).toBe(401);
  expect(response.headers['www-authenticate']).toBe('Bearer');
  expect(failureOf(response)).toMatchObject({
    code: 'unauthenticated',
    message: 'Your session has ended. Please sign in again.',
  });
};

describe('a bearer token', () => {
  it('of the account opens the door for seven days', async () => {
    expect((await planWith(person.bearer)).status).toBe(200);
    expect(TOKEN_LIFETIME_SECONDS).toBe(604_800);
    const payload = jwt.decode(person.token, { json: true });
    expect((payload?.exp ?? 0) - (payload?.iat ?? 0)).toBe(604_800);
  });

  it('that is missing asks to sign in', async () => {
    const response = await request(api.app).get('/api/users/plan');
    expect(failureOf(response)).toMatchObject({ code: 'unauthenticated', message: 'Please sign in to continue.' });
  });

  it('that was changed is refused', async () => {
    const [header, payload, signature] = person.token.split('.');
    const other = await signedIn(api);
    await expectEnded(`${header}.${base64url(claims({ sub: other.user.id }))}.${signature}`);
    await expectEnded(`${header}.${payload}.${signature?.slice(0, -2)}AA`);
    await expectEnded(`${header}.${payload}`);
    await expectEnded('not-a-token');
  });

  it('without a signature (alg none) is refused', async () => {
    await expectEnded(`${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(claims())}.`);
    await expectEnded(jwt.sign(claims(), '', { algorithm: 'none' }));
  });

  it('signed by another algorithm, or with another secret, is refused', async () => {
    await expectEnded(jwt.sign(claims(), TEST_JWT_SECRET, { algorithm: 'HS512' }));
    await expectEnded(jwt.sign(claims(), 'another-secret-that-is-long-enough-too', { algorithm: 'HS256' }));
  });

  it('that has run out, or was issued elsewhere, or lacks a claim, is refused', async () => {
    await expectEnded(
      signToken(
        tokenKey(TEST_JWT_SECRET),
        { userId: person.user.id, tokenVersion: 0, sessionId },
        new Date(Date.now() - (TOKEN_LIFETIME_SECONDS + 5) * 1000),
      ),
    );
    await expectEnded(jwt.sign(claims({ exp: Math.floor(Date.now() / 1000) }), TEST_JWT_SECRET));
    const { exp: _end, ...endless } = claims();
    await expectEnded(jwt.sign(endless, TEST_JWT_SECRET));
    await expectEnded(jwt.sign(claims({ iss: 'elsewhere' }), TEST_JWT_SECRET));
    await expectEnded(jwt.sign(claims({ sid: undefined }), TEST_JWT_SECRET));
    await expectEnded(jwt.sign(claims({ ver: '0' }), TEST_JWT_SECRET));
    await expectEnded(jwt.sign(claims({ sid: 'another' }), TEST_JWT_SECRET));
    await expectEnded(jwt.sign(claims({ sub: 'not-an-id' }), TEST_JWT_SECRET));
    await expectEnded(jwt.sign(claims({ sub: '0123456789abcdef01234567' }), TEST_JWT_SECRET));
    expect((await planWith(`Bearer ${jwt.sign(claims(), TEST_JWT_SECRET)}`)).status).toBe(200);
  });

  it('runs out by the clock of the application, whatever the machine says', async () => {
    let now = new Date('2020-01-01T00:00:00Z');
    const past = await createTestApp({ dependencies: { clock: () => now } });
    const old = await signedIn(past, { now });
    const plan = (): Promise<Response> =>
      Promise.resolve(request(past.app).get('/api/users/plan').set('Authorization', old.bearer));
    expect((await plan()).status).toBe(200);
    now = new Date(now.getTime() + (TOKEN_LIFETIME_SECONDS - 1) * 1000);
    expect((await plan()).status).toBe(200);
    now = new Date(now.getTime() + 1000);
    expect((await plan()).status).toBe(401);
    await past.close();
  });

  it('of a release that knew no sessions is refused', async () => {
    await expectEnded(jwt.sign(claims({ sid: undefined, jti: 'a-token' }), TEST_JWT_SECRET));
  });

  it('ends with every other one when all sessions are ended', async () => {
    const leaver = await signedIn(api);
    await api.database.users.endAllSessions(leaver.user.id, new Date());
    await expectEnded(leaver.token);
    const fresh = await tokenOn(api, { ...leaver.user, tokenVersion: 1 });
    expect((await planWith(`Bearer ${fresh}`)).status).toBe(200);
  });

  it('is read from the Authorization header alone', async () => {
    expect(
      (await request(api.app).get(`/api/users/plan?auth_token=${person.token}&access_token=${person.token}`)).status,
    ).toBe(401);
    expect((await request(api.app).get('/api/users/plan').set('Cookie', `token=${person.token}`)).status).toBe(401);
    expect((await planWith(`Basic ${person.token}`)).status).toBe(401);
  });
});

describe('passwords', () => {
  it('cost the same time whether or not there is an account', async () => {
    const passwords = createPasswords(10);
    const hash = await passwords.hash('the right one');
    const timed = async (against: string | null): Promise<number> => {
      const started = performance.now();
      expect(await passwords.verify('a wrong ﬁne one', against)).toBe('wrong');
      return performance.now() - started;
    };
    await timed(null);
    // The least of several: whatever else this machine does only ever adds time.
    let [known, unknown] = [Infinity, Infinity];
    for (let round = 0; round < 6; round += 1) {
      known = Math.min(known, await timed(hash));
      unknown = Math.min(unknown, await timed(null));
    }
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('match only themselves', async () => {
    const passwords = createPasswords(4);
    const hash = await passwords.hash('pass\0word');
    expect(await passwords.verify('pass\0word', hash)).toBe('right');
    expect(await passwords.verify('pass\0other', hash)).toBe('wrong');
    expect(await passwords.verify('pass', hash)).toBe('wrong');
  });

  it('match in every form of the same text', async () => {
    const passwords = createPasswords(4);
    const hash = await passwords.hash('Cafe\u0301 ﬁxe 8');
    for (const typed of ['Caf\u00e9 ﬁxe 8', 'Cafe\u0301 fixe 8', 'Ｃａｆé fixe 8'])
      expect(await passwords.verify(typed, hash)).toBe('right');
    expect(await passwords.verify('Cafe fixe 8', hash)).toBe('wrong');
  });

  it('that were hashed as they were typed still match, and say so', async () => {
    const passwords = createPasswords(4);
    const typed = 'Cafe\u0301 ﬁxe 8';
    expect(await passwords.verify(typed, await bcrypt.hash(typed, 4))).toBe('outdated');
    expect(await passwords.verify('Cafe fixe 8', await bcrypt.hash(typed, 4))).toBe('wrong');
    // Normalised it would be longer than what bcrypt reads: this hash has to stay.
    const long = 'ﷺ'.repeat(24);
    expect(await passwords.verify(long, await bcrypt.hash(long, 4))).toBe('right');
    expect(await passwords.verify(`${long}x`, await bcrypt.hash(long, 4))).toBe('wrong');
  });
});
