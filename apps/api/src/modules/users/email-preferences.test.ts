import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createLogger, unsubscribeToken } from '@parley/platform';
import { EMAIL_PREFERENCE_DEFAULTS, EMAIL_PREFERENCES, type EmailPreference } from '@parley/shared';
import { dataOf, failureOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';

const PATH = '/api/users/email-preferences';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const read = async ({ bearer }: SignedIn) =>
  dataOf('getEmailPreferences', await request(api.app).get(PATH).set('Authorization', bearer));
const save = ({ bearer }: SignedIn, body: object) => request(api.app).put(PATH).set('Authorization', bearer).send(body);
const ALL = Object.fromEntries(EMAIL_PREFERENCES.map((preference) => [preference, true]));

/** The token a letter to this person would hold. */
async function tokenFor({ user }: SignedIn, preference: EmailPreference, on = api): Promise<string> {
  const settings = await on.database.users.mailSettings(user.id);
  if (settings === null) throw new Error('There is no such account');
  return unsubscribeToken(settings.unsubscribeKey, { userId: user.id, preference });
}

describe('e-mail preferences', () => {
  it('are the defaults until something was chosen, and then what was chosen', async () => {
    const ada = await signedIn(api);
    expect(await read(ada)).toEqual(EMAIL_PREFERENCE_DEFAULTS);
    const chosen = { ...EMAIL_PREFERENCE_DEFAULTS, monthlyProgress: false, marketingEmails: true };
    expect(dataOf('saveEmailPreferences', await save(ada, chosen))).toEqual(chosen);
    expect(await read(ada)).toEqual(chosen);
  });

  it('are one person’s alone', async () => {
    const [ada, eve] = [await signedIn(api), await signedIn(api)];
    await save(eve, { ...ALL, trialEnding: false });
    expect((await read(ada)).trialEnding).toBe(true);
  });

  it.each([
    ['one is missing', { trialEnding: true }],
    ['one is no boolean', { ...ALL, trialEnding: 'no' }],
    ['nothing is sent', {}],
  ])('are refused when %s, and stay', async (_what, body) => {
    const ada = await signedIn(api);
    const refused = await save(ada, body);
    expect(refused.status).toBe(400);
    expect(failureOf(refused).code).toBe('validation_failed');
    expect(await read(ada)).toEqual(EMAIL_PREFERENCE_DEFAULTS);
  });

  it('need a sign-in', async () => {
    expect((await request(api.app).get(PATH)).status).toBe(401);
    expect((await request(api.app).put(PATH).send(ALL)).status).toBe(401);
  });
});

describe('unsubscribing by the link of a letter', () => {
  it('switches that preference off without a sign-in, however the mail program posts, and as often as it likes', async () => {
    const ada = await signedIn(api);
    const token = await tokenFor(ada, 'monthlyProgress');
    const post = () => request(api.app).post(`/api/unsubscribe/${token}`);
    const answers = await Promise.all([
      post().type('form').send('List-Unsubscribe=One-Click'),
      post().field('List-Unsubscribe', 'One-Click'),
      post(),
    ]);
    for (const answer of answers)
      expect(dataOf('unsubscribe', answer)).toEqual({ preference: 'monthlyProgress', wanted: false });
    expect(await read(ada)).toEqual({ ...EMAIL_PREFERENCE_DEFAULTS, monthlyProgress: false });
  });

  it('asks first when the link is opened: scanners of mail open every link', async () => {
    const ada = await signedIn(api);
    const token = await tokenFor(ada, 'trialEnding');
    const opened = await request(api.app).get(`/api/unsubscribe/${token}`);
    expect(opened.status).toBe(303);
    expect(opened.headers['location']).toBe(`${api.dependencies.settings.brand.publicUrl}/unsubscribe?token=${token}`);
    expect(await read(ada)).toEqual(EMAIL_PREFERENCE_DEFAULTS);
  });

  it('refuses what no letter of ours held, and changes nothing', async () => {
    const [ada, eve] = [await signedIn(api), await signedIn(api)];
    const [hers, own] = [await tokenFor(ada, 'trialEnding'), await tokenFor(eve, 'trialEnding')];
    const forged = [
      own.replace(eve.user.id, ada.user.id),
      hers.replace('trialEnding', 'planExpiration'),
      `${hers.slice(0, -1)}${hers.endsWith('A') ? 'B' : 'A'}`,
      `${ada.user.id}.trialEnding.`,
      hers.replace(ada.user.id, '64b7f0c2a1d3e4f5a6b7c8d9'),
      'x',
    ];
    for (const token of forged) {
      const refused = await request(api.app).post(`/api/unsubscribe/${encodeURIComponent(token)}`);
      expect(refused.status).toBe(404);
      expect(failureOf(refused).message).toBe(
        'This link is not one of ours, or its account is gone. Nothing was changed.',
      );
    }
    expect(await read(ada)).toEqual(EMAIL_PREFERENCE_DEFAULTS);
    expect(await read(eve)).toEqual(EMAIL_PREFERENCE_DEFAULTS);
  });

  it('stands in no line of the log', async () => {
    const lines: string[] = [];
    const logger = createLogger({
      service: 'api',
      level: 'trace',
      destination: { write: (line) => void lines.push(line) },
    });
    const logging = await createTestApp({ dependencies: { logger } });
    const token = await tokenFor(await signedIn(logging), 'trialEnding', logging);
    await request(logging.app).get(`/api/unsubscribe/${token}`);
    await request(logging.app).post(`/api/unsubscribe/${token}`);
    await request(logging.app).post(`/api/unsubscribe/${token}x`);
    await logging.close();
    expect(lines.join('')).toContain('/api/unsubscribe/:token');
    expect(lines.join('')).not.toContain(token);
  });

  it('leads to our own page only', async () => {
    const opened = await request(api.app).get(`/api/unsubscribe/${encodeURIComponent('//evil.example/?x=#')}`);
    const { publicUrl } = api.dependencies.settings.brand;
    expect(opened.headers['location']).toBe(
      `${publicUrl}/unsubscribe?token=${encodeURIComponent('//evil.example/?x=#')}`,
    );
  });
});
