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
      ['owner@parley.example', 'team_pilot', 300, true],
      ['member@parley.example', 'team_pilot', 300, true],
    ]);
  });

  it('have a team to look at, which is one however often it is seeded', async () => {
    await Promise.all([seed(), seed()]);
    const { token, _id: ownerId } = await signIn('owner@parley.example');
    const { teams } = await api.database.teams.list({ limit: 10, after: null });
    expect(teams).toMatchObject([{ name: 'Halden PMO', ownerId, seats: 12, seatsTaken: 9 }]);
    const answer = await request(api.app).get('/api/teams/dashboard').set('Authorization', `Bearer ${token}`);
    const { memberStats, teamTotals, skills, leaderboard } = dataOf('getTeamDashboard', answer);
    expect(memberStats).toHaveLength(9);
    expect(teamTotals).toMatchObject({ completedSimulations: 29, creditsUsed: 29, daysRemaining: 22 });
    expect(skills.averages).toHaveLength(6);
    // Without the one whose scores are private, and those who have none.
    expect(leaderboard).toHaveLength(5);
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
