import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { createPasswords } from './auth/passwords';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemoAccounts } from './demo-accounts';
import { dataOf } from './testing/client';
import { createTestApp, type TestApp } from './testing/create-test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const seed = () => seedDemoAccounts({ ...api.dependencies, passwords: createPasswords(4), now: new Date() });
const signIn = async (email: string) =>
  dataOf('login', await request(api.app).post('/api/users/login').send({ email, password: DEMO_PASSWORD }));

describe('the demo accounts', () => {
  it('sign in on the plan that their name says', async () => {
    await Promise.all([seed(), seed()]);
    const plans = await Promise.all(
      DEMO_ACCOUNTS.map(async ({ email }) => {
        const { token } = await signIn(email);
        const plan = dataOf(
          'getPlan',
          await request(api.app).get('/api/users/plan').set('Authorization', `Bearer ${token}`),
        );
        return [email, plan.planType, plan.creditsTotal, plan.entitlements.canStartConversation];
      }),
    );
    expect(plans).toEqual([
      ['trial@parley.example', 'free_trial', 20, true],
      ['core@parley.example', 'solo_core', 20, true],
      ['pro@parley.example', 'solo_pro', 60, true],
      ['expired@parley.example', 'free_trial', 20, false],
    ]);
  });

  it('stay as they are when they are seeded again', async () => {
    await seed();
    const { _id: userId, token } = await signIn('trial@parley.example');
    const now = new Date();
    await api.database.inTransaction((session) => api.database.credits.charge({ userId, key: 'a-talk', session, now }));
    await request(api.app)
      .put('/api/users/profile')
      .set('Authorization', `Bearer ${token}`)
      .send({ name: 'Renamed', email: 'trial@parley.example' });
    await seed();
    expect(await signIn('trial@parley.example')).toMatchObject({ _id: userId, name: 'Renamed' });
    expect(await api.database.credits.read(userId, now)).toMatchObject({ creditsUsed: 1 });
  });
});
