import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import bcrypt from 'bcrypt';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { confirmationToken, passwordResetToken } from '../../testing/mailed-token';

const PASSWORD = 'analytical engine';
const DEAD = 'This link does not work any more: it has been used, or it is too old.';

let api: TestApp;
let passwordHash: string;
let people = 0;
beforeAll(async () => {
  api = await createTestApp();
  passwordHash = await bcrypt.hash(PASSWORD, 4);
});
afterAll(() => api.close());

const ask = ({ bearer }: SignedIn, email: string): Promise<Response> =>
  request(api.app)
    .put('/api/users/profile')
    .set('Authorization', bearer)
    .send({ name: 'Grace', email, organization: '', currentPassword: PASSWORD });
const confirm = (token: unknown): Promise<Response> =>
  request(api.app).post('/api/users/confirm-email').send({ token });
const cancel = ({ bearer }: SignedIn): Promise<Response> =>
  request(api.app).delete('/api/users/pending-email').set('Authorization', bearer);
const login = async (email: string): Promise<number> =>
  (await request(api.app).post('/api/users/login').send({ email, password: PASSWORD })).status;

/** Somebody who has asked for another address. */
async function waiting(wanted?: string): Promise<SignedIn & { readonly wanted: string }> {
  people += 1;
  const person = await signedIn(api, { passwordHash });
  const email = wanted ?? `wanted-${people}@example.org`;
  expect((await ask(person, email)).status).toBe(200);
  return { ...person, wanted: email };
}
const lettersOf = async (userId: string) => {
  const ids = await api.database.emailLog.findLost(new Date(Date.now() + 60_000), 1_000);
  const rows = await Promise.all(ids.map((id) => api.database.emailLog.find(id)));
  return rows.filter((row) => row?.userId === userId).map((row) => [row?.template, row?.to.address]);
};

describe('another e-mail address', () => {
  it('waits for the link that is owed to it, and the address that counts is owed a notice', async () => {
    const person = await waiting();
    expect(await lettersOf(person.user.id)).toEqual([
      ['email_confirmation', person.wanted],
      ['email_change_notice', person.user.email],
    ]);
    expect([await login(person.user.email), await login(person.wanted)]).toEqual([200, 401]);
  });

  it('counts once its link is opened, and no link to a new password survives it', async () => {
    const person = await waiting();
    const reset = await passwordResetToken(api, person.user);
    const token = await confirmationToken(api, person.user.id, person.wanted);
    expect(dataOf('confirmEmail', await confirm(token))).toEqual({ email: person.wanted });
    expect([await login(person.user.email), await login(person.wanted)]).toEqual([401, 200]);
    const tried = await request(api.app)
      .post('/api/users/reset-password')
      .send({ token: reset, password: 'engine no 2' });
    expect(failureOf(tried).message).toBe(DEAD);
    const read = await request(api.app).get('/api/users/profile').set('Authorization', person.bearer);
    expect(dataOf('getProfile', read)).toMatchObject({ email: person.wanted, pendingEmail: null });
  });

  it('is confirmed once, though many ask at once', async () => {
    const person = await waiting();
    const token = await confirmationToken(api, person.user.id, person.wanted);
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(failureOf(answer).message).toBe(DEAD);
  });

  it('is confirmed by no altered, foreign, replaced or cancelled link', async () => {
    const [person, other] = [await waiting(), await waiting()];
    const token = await confirmationToken(api, person.user.id, person.wanted);
    const foreign = await passwordResetToken(api, other.user);
    const cancelled = await confirmationToken(api, other.user.id, other.wanted);
    expect(dataOf('cancelEmailChange', await cancel(other))).toEqual({ pendingEmail: null });
    expect((await cancel(other)).status).toBe(200);
    await ask(person, `another-${person.wanted}`);
    for (const one of [token, `${token}x`, foreign, cancelled, 'never-sent']) {
      const response = await confirm(one);
      expect(response.status).toBe(400);
      expect(failureOf(response)).toMatchObject({ message: DEAD, details: [{ path: 'body.token', message: DEAD }] });
    }
    for (const { user, wanted } of [person, other])
      expect([await login(user.email), await login(wanted)]).toEqual([200, 401]);
  });

  it('that somebody else has taken meanwhile is refused in clear words, and waits no more', async () => {
    const [first, second] = [await waiting('both@example.org'), await waiting('both@example.org')];
    const tokens = [
      await confirmationToken(api, first.user.id, 'both@example.org'),
      await confirmationToken(api, second.user.id, 'both@example.org'),
    ];
    const answers = await Promise.all(tokens.map(confirm));
    const late = answers.findIndex(({ status }) => status === 409);
    expect(answers.map(({ status }) => status)).toEqual(late === 0 ? [409, 200] : [200, 409]);
    expect(failureOf(answers[late] ?? answers[0] ?? (await confirm('x'))).message).toBe(
      'This email address has come to belong to another account. Yours keeps the address it has.',
    );
    const loser = [first, second][late]?.user;
    expect(await api.database.users.findById(loser?.id ?? '')).toMatchObject({
      email: loser?.email,
      pendingEmail: null,
    });
    expect((await confirm(tokens[late])).status).toBe(400);
  });

  it('is sent three links an hour at most, whoever asks and in whatever spelling', async () => {
    const box = `box-${people}`;
    const statuses: number[] = [];
    for (let index = 0; index < 5; index += 1) {
      const person = await signedIn(api, { passwordHash });
      const response = await ask(person, `${box}+${index}@example.org`);
      statuses.push(response.status);
      if (response.status !== 429) continue;
      expect(Number(response.headers['retry-after'])).toBe(3600);
      expect(failureOf(response).message).toBe(
        'This address has been sent several letters already. Please try again in an hour.',
      );
      expect(await api.database.users.findById(person.user.id)).toMatchObject({ name: person.user.name });
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it.each([undefined, '', { $gt: '' }])('is not confirmed by %j', async (token) => {
    expect((await confirm(token)).status).toBe(400);
  });
});
