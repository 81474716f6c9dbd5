/** Roles, removing, leaving, and what one's own team knows of one: over HTTP (product §18.3, §18.4, §18.7). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@parley/db';
import { everythingStored } from '@parley/db/testing';
import { endpoints } from '@parley/shared';
import { dataOf, failureOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { invitationToken } from '../../testing/mailed-token';
import { call, invited, joined, openTeam, statusesOf, type TeamPerson, type TestTeam } from './testing/team-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN_ID = '64b7f0c2a1d3e4f5a6b7c8d9';
const NO_ADMIN = "You don't have access to team admin features.";
const OWNER_STAYS = /^The owner can’t .* To hand the team over, please write to us\.$/;

let now = new Date('2026-11-23T09:00:00Z');
const wait = (ms: number): void => {
  now = new Date(now.getTime() + ms);
};
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ dependencies: { clock: () => now } });
});
afterAll(() => api.close());

const somebody = () => ({ name: 'Nia New', email: `nia-${randomUUID()}@example.org` });
const remove = (by: SignedIn | null, id: string) => call(api, by).delete(`/teams/members/${id}`);
const changeRole = (by: SignedIn | null, id: string, role: unknown) =>
  call(api, by).put(`/teams/members/${id}`, { role });
const leave = (by: SignedIn | null) => call(api, by).post('/teams/leave');
/** Whether the person passes for an admin: inviting is refused for the missing name alone. */
const passesForAdmin = async (person: SignedIn): Promise<boolean> =>
  (await call(api, person).post('/teams/members/nothing/resend')).status === 404;
const roleOf = async ({ team }: TestTeam, { member }: TeamPerson) =>
  (await api.database.teams.member(team.id, member.id))?.role;
const planOf = async (person: SignedIn) => dataOf('getPlan', await call(api, person).get('/users/plan'));
async function lettersTo(address: string): Promise<readonly Record<string, unknown>[]> {
  const { emailLog = [] } = await everythingStored(api.mongo);
  return emailLog.filter(({ to }) => (to as { address: string }).address === address);
}
/** What the team keeps of a completed conversation. */
async function practised(person: TeamPerson, overallScore: number, scenarioSlug: string | null): Promise<void> {
  wait(60_000);
  await api.database.inTransaction((session) =>
    api.database.teams.recordResult({
      userId: person.user.id,
      conversationId: newId(),
      startedAt: now,
      result: { completedAt: now, overallScore, scenarioSlug, skills: [{ skill: 'persuasion', score: overallScore }] },
      session,
    }),
  );
}

describe('every call of a team', () => {
  const ADMINS_ONLY = [
    ['inviteMember', (who: SignedIn | null) => call(api, who).post('/teams/invite', somebody())],
    ['inviteMembers', (who: SignedIn | null) => call(api, who).post('/teams/invitations', { people: [somebody()] })],
    ['resendInvitation', (who: SignedIn | null) => call(api, who).post(`/teams/members/${UNKNOWN_ID}/resend`)],
    ['changeMember', (who: SignedIn | null) => changeRole(who, UNKNOWN_ID, 'admin')],
    ['removeMember', (who: SignedIn | null) => remove(who, UNKNOWN_ID)],
  ] as const;
  const OWN_PLACE = [
    ['leaveTeam', leave],
    ['getMembership', (who: SignedIn | null) => call(api, who).get('/teams/membership')],
    ['shareScores', (who: SignedIn | null) => call(api, who).put('/teams/membership', { scoresShared: true })],
  ] as const;
  const BY_LINK = ['getInvitation', 'acceptInvitation'];

  it('is tried here', () => {
    const tried = [...ADMINS_ONLY, ...OWN_PLACE].map(([name]) => name);
    const paths = /^\/teams\/(?:invite|invitations|members|membership|leave)\b/;
    const rows = Object.entries(endpoints).flatMap(([name, { path }]) => (paths.test(path) ? [name] : []));
    expect([...tried, ...BY_LINK].toSorted()).toEqual(rows.toSorted());
  });

  it.each(ADMINS_ONLY)('%s is closed to members, to people of no team, and to visitors', async (_name, send) => {
    const team = await openTeam(api);
    for (const who of [await joined(api, team), await signedIn(api)]) {
      const refused = await send(who);
      expect([refused.status, failureOf(refused).message]).toEqual([403, NO_ADMIN]);
    }
    expect((await send(null)).status).toBe(401);
  });

  it.each(ADMINS_ONLY)('%s is closed to everybody once the team is over', async (_name, send) => {
    const team = await openTeam(api, { endsAt: new Date(now.getTime() + DAY_MS) });
    const admin = await joined(api, team, { role: 'admin' });
    wait(DAY_MS);
    for (const who of [team.owner, admin]) expect((await send(who)).status).toBe(403);
  });

  it.each(OWN_PLACE)(
    '%s is closed to visitors, and tells people of no team that they have no place',
    async (name, send) => {
      const answer = await send(await signedIn(api));
      const told = answer.status === 200 ? dataOf('getMembership', answer) : failureOf(answer).message;
      expect(told).toBe(name === 'getMembership' ? null : 'You are not in a team.');
      expect((await send(null)).status).toBe(401);
    },
  );
});

describe('PUT /teams/members/:id', () => {
  it('makes a member an admin, and an admin a member, from the next call on', async () => {
    const team = await openTeam(api);
    const person = await joined(api, team);
    expect(await passesForAdmin(person)).toBe(false);
    const row = dataOf('changeMember', await changeRole(team.owner, person.member.id, 'admin'));
    expect(row).toMatchObject({ _id: person.member.id, role: 'admin', status: 'active' });
    expect(await passesForAdmin(person)).toBe(true);
    expect((await planOf(person)).isTeamAdmin).toBe(true);
    await changeRole(team.owner, person.member.id, 'member').expect(200);
    const refused = await call(api, person).post('/teams/invite', somebody());
    expect([refused.status, failureOf(refused).message]).toEqual([403, NO_ADMIN]);
    expect((await planOf(person)).isTeamAdmin).toBe(false);
  });

  it('answers the figures of the person with it', async () => {
    const team = await openTeam(api);
    const person = await joined(api, team);
    await practised(person, 6, null);
    await practised(person, 7.25, null);
    const row = dataOf('changeMember', await changeRole(team.owner, person.member.id, 'admin'));
    expect(row).toMatchObject({ completedSimulations: 2, averageScore: 6.6, lastActive: now.toISOString() });
  });

  it('is the owner’s alone', async () => {
    const team = await openTeam(api);
    const [admin, person] = [await joined(api, team, { role: 'admin' }), await joined(api, team)];
    for (const target of [person, admin]) {
      const refused = await changeRole(admin, target.member.id, 'admin');
      expect([refused.status, failureOf(refused).message]).toEqual([
        403,
        'Only the owner of the team can change roles.',
      ]);
    }
    expect(await roleOf(team, person)).toBe('member');
  });

  it('leaves the owner’s role, and gives none to who has not joined', async () => {
    const team = await openTeam(api);
    const waiting = await invited(api, team, somebody());
    for (const id of [team.owner.member.id, waiting.id])
      expect((await changeRole(team.owner, id, 'admin')).status).toBe(409);
    expect(await roleOf(team, team.owner)).toBe('owner');
  });

  it('finds nobody of another team, and nobody who is gone', async () => {
    const [team, other] = [await openTeam(api), await openTeam(api)];
    const [stranger, gone] = [await joined(api, other), await joined(api, team)];
    await remove(team.owner, gone.member.id).expect(200);
    for (const id of [stranger.member.id, gone.member.id, UNKNOWN_ID, 'nothing', stranger.user.id])
      expect((await changeRole(team.owner, id, 'admin')).status).toBe(404);
    expect(await roleOf(other, stranger)).toBe('member');
  });

  it.each(['owner', 'none', '', null, { $ne: 'member' }])('refuses the role %j', async (role) => {
    const team = await openTeam(api);
    const person = await joined(api, team);
    expect((await changeRole(team.owner, person.member.id, role)).status).toBe(400);
    expect(await roleOf(team, person)).toBe('member');
  });
});

describe('DELETE /teams/members/:id', () => {
  it('frees the seat, gives the person their own plan back as it was, and tells them by a letter', async () => {
    const team = await openTeam(api);
    const person = await joined(api, team, { plan: { type: 'solo_core', startedAt: now, billing: 'monthly' } });
    expect((await planOf(person)).planType).toBe('team_pilot');
    wait(60_000);
    expect(dataOf('removeMember', await remove(team.owner, person.member.id))).toEqual({ removed: true });
    expect(await planOf(person)).toMatchObject({ planType: 'solo_core', creditsUsed: 0, creditsTotal: 20 });
    expect((await api.database.teams.find(team.team.id))?.seatsTaken).toBe(1);
    expect(dataOf('getMembership', await call(api, person).get('/teams/membership'))).toBeNull();
    const { name, email, id } = person.user;
    const letters = (await lettersTo(email)).filter(({ template }) => template === 'team_removed');
    expect(letters).toEqual([
      expect.objectContaining({ to: { name, address: email }, data: { name, teamName: 'Bridges', at: now } }),
    ]);
    expect(String(letters[0]?.['userId'])).toBe(id);
  });

  it('takes back an invitation without a letter; its seat is free', async () => {
    const team = await openTeam(api, { seats: 2 });
    const person = somebody();
    const member = await invited(api, team, person);
    const token = await invitationToken(api, member);
    await remove(team.owner, member.id).expect(200);
    expect((await call(api, null).get(`/teams/invitations/${token}`)).status).toBe(404);
    expect(await lettersTo(person.email)).toEqual([]);
    await call(api, team.owner).post('/teams/invite', person).expect(201);
  });

  it('lets admins remove members, admins and themselves, and nobody the owner', async () => {
    const team = await openTeam(api);
    const [one, two] = [await joined(api, team, { role: 'admin' }), await joined(api, team, { role: 'admin' })];
    const member = await joined(api, team);
    for (const by of [one, team.owner]) {
      const refused = await remove(by, team.owner.member.id);
      expect(refused.status).toBe(409);
      expect(failureOf(refused).message).toMatch(OWNER_STAYS);
    }
    await remove(one, member.member.id).expect(200);
    await remove(one, two.member.id).expect(200);
    // The last admin: the owner stays.
    await remove(one, one.member.id).expect(200);
    expect((await remove(one, team.owner.member.id)).status).toBe(403);
    expect((await api.database.teams.seated(team.team.id)).map(({ id }) => id)).toEqual([team.owner.member.id]);
    // Who went by themselves needs no letter.
    expect((await lettersTo(one.user.email)).filter(({ template }) => template === 'team_removed')).toEqual([]);
  });

  it('shuts the person out at once', async () => {
    const team = await openTeam(api);
    const admin = await joined(api, team, { role: 'admin' });
    await remove(team.owner, admin.member.id).expect(200);
    const refused = await call(api, admin).post('/teams/invite', somebody());
    expect([refused.status, failureOf(refused).message]).toEqual([403, NO_ADMIN]);
  });

  it('is done once of several at once, and owes one letter', async () => {
    const team = await openTeam(api);
    const admin = await joined(api, team, { role: 'admin' });
    const person = await joined(api, team);
    const answers = await Promise.all([admin, team.owner, admin, team.owner].map((by) => remove(by, person.member.id)));
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404]);
    expect((await api.database.teams.find(team.team.id))?.seatsTaken).toBe(2);
    expect((await lettersTo(person.user.email)).filter(({ template }) => template === 'team_removed')).toHaveLength(1);
  });

  it('ends in one way where the person accepts while the invitation is revoked', async () => {
    const team = await openTeam(api);
    const person = await signedIn(api);
    const member = await invited(api, team, { name: 'N', email: person.user.email });
    const token = await invitationToken(api, member);
    const [accepted, removed] = await Promise.all([
      call(api, person).post(`/teams/invitations/${token}/accept`),
      remove(team.owner, member.id),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 404]).toContain(accepted.status);
    expect((await api.database.teams.find(team.team.id))?.seatsTaken).toBe(1);
    expect(dataOf('getMembership', await call(api, person).get('/teams/membership'))).toBeNull();
    expect((await planOf(person)).planType).toBe('free_trial');
  });

  it('finds nobody of another team, and nobody twice', async () => {
    const [team, other] = [await openTeam(api), await openTeam(api)];
    const stranger = await joined(api, other);
    const waiting = await invited(api, other, somebody());
    const person = await joined(api, team);
    await remove(team.owner, person.member.id).expect(200);
    for (const id of [stranger.member.id, waiting.id, other.owner.member.id, person.member.id, UNKNOWN_ID, 'x'])
      expect((await remove(team.owner, id)).status).toBe(404);
    expect((await api.database.teams.find(other.team.id))?.seatsTaken).toBe(3);
  });

  it('leaves nothing in the way of being invited again', async () => {
    const team = await openTeam(api);
    const person = await joined(api, team);
    await remove(team.owner, person.member.id).expect(200);
    const again = await invited(api, team, { name: 'N', email: person.user.email });
    const token = await invitationToken(api, again);
    await call(api, person).post(`/teams/invitations/${token}/accept`).expect(200);
    await remove(team.owner, again.id).expect(200);
    const letters = (await lettersTo(person.user.email)).filter(({ template }) => template === 'team_removed');
    expect(letters).toHaveLength(2);
  });
});

describe('POST /teams/leave', () => {
  it.each(['member', 'admin'] as const)('frees the seat of a %s, who is back on their own plan', async (role) => {
    const team = await openTeam(api);
    const person = await joined(api, team, { role });
    expect(dataOf('leaveTeam', await leave(person))).toEqual({ left: true });
    expect((await planOf(person)).planType).toBe('free_trial');
    expect((await api.database.teams.find(team.team.id))?.seatsTaken).toBe(1);
    expect((await lettersTo(person.user.email)).filter(({ template }) => template === 'team_removed')).toEqual([]);
    expect((await leave(person)).status).toBe(404);
  });

  it('tells the owner to hand the team over first', async () => {
    const team = await openTeam(api);
    const refused = await leave(team.owner);
    expect(refused.status).toBe(409);
    expect(failureOf(refused).message).toMatch(OWNER_STAYS);
    expect(await roleOf(team, team.owner)).toBe('owner');
  });

  it('is done once of several at once', async () => {
    const team = await openTeam(api);
    const person = await joined(api, team);
    const answers = await Promise.all([1, 2, 3].map(() => leave(person)));
    expect(statusesOf(answers)).toEqual([200, 404, 404]);
    expect((await api.database.teams.find(team.team.id))?.seatsTaken).toBe(1);
  });
});

describe('/teams/membership', () => {
  const membershipOf = async (person: SignedIn) => {
    const membership = dataOf('getMembership', await call(api, person).get('/teams/membership'));
    if (membership === null) throw new Error('The person is in no team');
    return membership;
  };
  const share = (person: SignedIn, scoresShared: unknown) =>
    call(api, person).put('/teams/membership', { scoresShared });

  it('tells all that the admins see, and who they are; of a scenario of one’s own not even its title', async () => {
    const team = await openTeam(api);
    const admin = await joined(api, team, { role: 'admin', name: 'Abe Admin' });
    const person = await joined(api, team, { name: 'Mia Member' });
    await practised(person, 6, 'scope-change-request');
    await practised(person, 7, null);
    const seen = await membershipOf(person);
    expect(seen).toMatchObject({
      team: { _id: team.team.id, name: 'Bridges', organization: 'Halden Freight', planType: 'team_pilot' },
      role: 'member',
      expiresAt: team.team.endsAt?.toISOString(),
      scoresShared: true,
      row: { name: 'Mia Member', completedSimulations: 2, averageScore: 6.5, lastActive: now.toISOString() },
      position: 1,
    });
    expect(seen.results.map(({ scenarioTitle, overallScore }) => [scenarioTitle, overallScore])).toEqual([
      [null, 7],
      ['Scope Change Request', 6],
    ]);
    expect(seen.admins.toSorted()).toEqual([admin.user.name, 'Olga Owner']);
    // The very row that stands in the admins' table.
    const row = dataOf('changeMember', await changeRole(team.owner, person.member.id, 'member'));
    expect(seen.row).toEqual(row);
  });

  it('keeps scores out of the comparison, and takes them in again', async () => {
    const team = await openTeam(api);
    const person = await joined(api, team);
    await practised(person, 8, null);
    expect((await membershipOf(person)).position).toBe(1);
    const kept = dataOf('shareScores', await share(person, false));
    expect(kept).toMatchObject({ scoresShared: false, position: null, row: { averageScore: 8, scoresShared: false } });
    expect(await membershipOf(person)).toEqual(kept);
    expect(dataOf('shareScores', await share(person, true))).toMatchObject({ scoresShared: true, position: 1 });
  });

  it.each([undefined, 'no', 0, null])('refuses %j in place of yes or no', async (scoresShared) => {
    const person = await joined(api, await openTeam(api));
    expect((await share(person, scoresShared)).status).toBe(400);
    expect((await membershipOf(person)).scoresShared).toBe(true);
  });

  it('is none once the team is over, and is there again when it is extended', async () => {
    const team = await openTeam(api, { endsAt: new Date(now.getTime() + DAY_MS) });
    const person = await joined(api, team);
    wait(DAY_MS);
    expect(dataOf('getMembership', await call(api, person).get('/teams/membership'))).toBeNull();
    expect((await share(person, false)).status).toBe(404);
    await api.database.teams.change(team.team.id, { endsAt: new Date(now.getTime() + DAY_MS) }, now);
    expect((await membershipOf(person)).scoresShared).toBe(true);
  });
});
