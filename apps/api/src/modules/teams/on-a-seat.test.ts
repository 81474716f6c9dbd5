/** The plan, the ledger and the account of somebody on a team's seat (product §5.22, §18.1). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scenarioContent } from '@parley/db/testing';
import { createPasswords } from '../../auth/passwords';
import { dataOf, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { createAccountClosing } from '../users/close-account';
import { call, joined, openTeam } from './testing/team-fixture';

const SCENARIO = 'board-date';
const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.database.scenarios.seed([scenarioContent(SCENARIO, { title: 'The board and the date' })]);
});
afterAll(() => api.close());

const planOf = async (person: SignedIn) => dataOf('getPlan', await call(api, person).get('/users/plan'));
const begin = (person: SignedIn) => call(api, person).post('/conversations', { scenarioId: SCENARIO });

describe('the plan object on a seat', () => {
  it('is the team’s, names the team and the role, and what lies beneath', async () => {
    const team = await openTeam(api);
    const [admin, member] = [await joined(api, team, { role: 'admin' }), await joined(api, team)];
    await begin(member);
    const seat = { planType: 'team_pilot', teamPilotDaysLeft: 60, state: 'active', nextBillingDate: null };
    expect(await planOf(member)).toMatchObject({
      ...seat,
      creditsUsed: 1,
      creditsTotal: 30,
      isTeamAdmin: false,
      team: { _id: team.team.id, name: 'Bridges', role: 'member' },
      ownPlan: { planType: 'free_trial', isTrialActive: true, creditsUsed: 0, creditsTotal: 20 },
      entitlements: { teamArea: false, liveTips: true, customScenarios: 'full', canStartConversation: true },
    });
    expect(await planOf(admin)).toMatchObject({ isTeamAdmin: true, entitlements: { teamArea: true } });
    expect(await planOf(team.owner)).toMatchObject({ isTeamAdmin: true, team: { role: 'owner' } });

    await call(api, member).post('/teams/leave');
    const own = { planType: 'free_trial', creditsUsed: 0, isTeamAdmin: false, team: null, ownPlan: null };
    expect(await planOf(member)).toMatchObject(own);
    await api.database.teams.change(team.team.id, { endsAt: new Date() }, new Date());
    for (const person of [admin, team.owner])
      expect(await planOf(person)).toMatchObject({ ...own, entitlements: { teamArea: false } });
  });

  it('has its lines in the ledger, beside those of one’s own', async () => {
    const team = await openTeam(api);
    const member = await joined(api, team);
    await begin(member);
    await api.database.teams.change(team.team.id, { creditsPerSeat: 35 }, new Date());
    await api.database.teams.change(team.team.id, { creditsPerSeat: 34 }, new Date());
    await call(api, member).post('/teams/leave');
    const lines = dataOf('listCredits', await call(api, member).get('/users/credits'));
    expect(lines.map(({ reason, balanceAfter }) => `${reason} (${balanceAfter})`)).toEqual([
      '33 unused sessions of your seat in Bridges lapsed (0)',
      '1 fewer session for your seat in Bridges (33)',
      '5 more sessions for your seat in Bridges (34)',
      'Conversation: The board and the date (29)',
      '30 sessions of your seat in Bridges (30)',
      '20 sessions of your free trial (20)',
    ]);
  });

  it('that is unlimited says so in the ledger', async () => {
    const { owner } = await openTeam(api, { planType: 'enterprise', seats: null, creditsPerSeat: null, endsAt: null });
    const [line] = dataOf('listCredits', await call(api, owner).get('/users/credits'));
    expect(line).toMatchObject({ reason: 'Unlimited sessions of your seat in Bridges', balanceAfter: null });
    expect(await planOf(owner)).toMatchObject({ planType: 'enterprise', creditsTotal: null, endsAt: null });
  });
});

describe('an account that is closed', () => {
  /** Closes it as `POST /users/close-account` does, with a token of Google that is right. */
  const close = ({ user }: SignedIn) =>
    createAccountClosing({
      database: api.database,
      passwords: createPasswords(4),
      google: { verify: () => Promise.reject(new Error('Nobody signs in')), verifyFresh: () => Promise.resolve() },
      mail: api.dependencies.backgroundWork.mail,
      brand: api.dependencies.settings.brand,
      clock: () => new Date(),
    }).close(user.id, { idToken: 'fresh' });
  const lettersTo = async (person: SignedIn) => {
    const letters: string[] = [];
    for await (const { template } of api.database.emailLog.ofPerson(person.user.id)) letters.push(template);
    return letters;
  };

  it('leaves its team at once, and reopening does not take that back', async () => {
    const team = await openTeam(api);
    const member = await joined(api, team);
    await close(member);
    expect((await api.database.teams.find(team.team.id))?.seatsTaken).toBe(1);
    expect(await api.database.teams.member(team.team.id, member.member.id)).toMatchObject({ status: 'left' });
    await api.database.users.reopen(member.user.id, new Date());
    expect(await api.database.teams.membershipOf(member.user.id, new Date())).toBeNull();
    expect(await lettersTo(team.owner)).not.toContain('team_inherited');
  });

  it('of an owner leaves the team to the admin who joined first, who is told', async () => {
    const team = await openTeam(api);
    const first = await joined(api, team, { role: 'admin' });
    const second = await joined(api, team, { role: 'admin' });
    await Promise.all([close(team.owner), close(team.owner)]);
    expect(await planOf(first)).toMatchObject({ team: { role: 'owner' } });
    expect(await planOf(second)).toMatchObject({ team: { role: 'admin' } });
    expect((await lettersTo(first)).filter((template) => template === 'team_inherited')).toHaveLength(1);
    expect(await lettersTo(second)).not.toContain('team_inherited');
  });

  it('of an owner without admins leaves it without one, and the operator is told how to name one', async () => {
    const team = await openTeam(api);
    const member = await joined(api, team);
    const key = `team_owner:${team.owner.member.id}`;
    await close(team.owner);
    expect((await api.database.teams.find(team.team.id))?.ownerId).toBeNull();
    expect([...(await api.database.emailLog.owedAmong([key]))]).toEqual([key]);
    expect(await planOf(member)).toMatchObject({ team: { role: 'member' } });
    await api.database.teams.setOwner({ teamId: team.team.id, memberId: member.member.id });
    expect(await planOf(member)).toMatchObject({ team: { role: 'owner' }, isTeamAdmin: true });
  });

  it('that is erased leaves the team its numbers, and no invitation to the address', async () => {
    const team = await openTeam(api);
    const member = await joined(api, team);
    const { database } = api;
    await begin(member);
    const now = new Date();
    const result = { completedAt: now, overallScore: 7, skills: [], scenarioSlug: null };
    const named = { userId: member.user.id, conversationId: member.member.id, startedAt: now };
    await database.inTransaction((session) => database.teams.recordResult({ ...named, result, session }));
    await close(member);
    const other = await openTeam(api);
    await call(api, other.owner).post('/teams/invite', { name: 'Mira', email: member.user.email });
    expect((await database.teams.find(other.team.id))?.seatsTaken).toBe(2);

    await database.erasure.begin(member.user.id, new Date(now.getTime() + 31 * DAY_MS));
    for (let twice = 0; twice < 2; twice += 1) await database.erasure.eraseHeld(member.user.id);
    expect(await database.teams.member(team.team.id, member.member.id)).toMatchObject({
      userId: null,
      name: '',
      email: '',
      creditsUsed: 1,
      status: 'left',
    });
    expect(await database.teams.results(team.team.id)).toMatchObject([{ overallScore: 7 }]);
    expect((await database.teams.find(other.team.id))?.seatsTaken).toBe(1);
    expect(await database.teams.seated(other.team.id)).toHaveLength(1);
  });
});
