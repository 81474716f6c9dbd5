/** Inviting, sending again, joining: over HTTP, with every fault that can come between (product §18.2). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everythingStored } from '@parley/db/testing';
import { dataOf, failureOf, signedIn, tokenOn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { invitationToken } from '../../testing/mailed-token';
import { call, invited, joined, openTeam, statusesOf, type TestTeam } from './testing/team-fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN_ID = '64b7f0c2a1d3e4f5a6b7c8d9';
const NO_ADMIN = "You don't have access to team admin features.";
const DEAD =
  'This invitation does not work any more: it was used, revoked, or is over. Ask whoever invited you for a new one.';

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
const seatsTaken = async ({ team }: TestTeam) => (await api.database.teams.find(team.id))?.seatsTaken;
async function lettersTo(address: string): Promise<readonly Record<string, unknown>[]> {
  const { emailLog = [] } = await everythingStored(api.mongo);
  return emailLog.filter(({ to }) => (to as { address: string }).address === address);
}

describe('POST /teams/invite', () => {
  it('takes a seat, answers the row, and owes a letter that is filled in when it is sent', async () => {
    const team = await openTeam(api);
    const { name, email } = somebody();
    const answer = await call(api, team.owner).post('/teams/invite', { name: ` ${name} `, email: email.toUpperCase() });
    const row = dataOf('inviteMember', answer);
    const endsAt = new Date(now.getTime() + 7 * DAY_MS);
    expect(row).toEqual({
      _id: row._id,
      name,
      email,
      status: 'invited',
      role: 'member',
      creditsUsed: 0,
      averageScore: null,
      lastActive: null,
      completedSimulations: 0,
      joinedAt: null,
      invitationEndsAt: endsAt.toISOString(),
      scoresShared: true,
    });
    expect(await seatsTaken(team)).toBe(2);
    expect(await lettersTo(email)).toEqual([
      expect.objectContaining({
        template: 'team_invitation',
        userId: null,
        status: 'queued',
        to: { name, address: email },
        data: { memberId: row._id, endsAt },
      }),
    ]);
  });

  it.each([
    [{ email: 'nia@example.org' }, 'Name is required', 'name'],
    [{ name: '  ', email: 'nia@example.org' }, 'Name is required', 'name'],
    [{ name: 'Nia' }, 'Email is required', 'email'],
    [{ name: 'Nia', email: 'nowhere' }, 'Please enter a valid email address', 'email'],
    [{ name: 'Nia', email: { $gt: '' } }, 'Email is required', 'email'],
  ])('refuses %j', async (body, message, field) => {
    const team = await openTeam(api);
    const refused = await call(api, team.owner).post('/teams/invite', body);
    expect(refused.status).toBe(400);
    expect(failureOf(refused)).toMatchObject({ message, details: [{ path: `body.${field}`, message }] });
    expect(await seatsTaken(team)).toBe(1);
  });

  it('is for admins of a team that runs', async () => {
    const team = await openTeam(api, { endsAt: new Date(now.getTime() + DAY_MS) });
    const admin = await joined(api, team, { role: 'admin' });
    const invite = async (who: Parameters<typeof call>[1]) => call(api, who).post('/teams/invite', somebody());
    for (const nobody of [await joined(api, team), await signedIn(api)]) {
      const refused = await invite(nobody);
      expect([refused.status, failureOf(refused).message]).toEqual([403, NO_ADMIN]);
    }
    expect((await invite(null)).status).toBe(401);
    expect((await invite(admin)).status).toBe(201);
    wait(DAY_MS);
    for (const late of [admin, team.owner]) expect((await invite(late)).status).toBe(403);
  });

  it('invites nobody twice, whatever the case of the address, and nobody who is in the team', async () => {
    const team = await openTeam(api);
    const member = await joined(api, team);
    const person = somebody();
    await call(api, team.owner).post('/teams/invite', person).expect(201);
    for (const [email, message] of [
      [
        person.email,
        `${person.email} is invited already. You can send the invitation again from the table of members.`,
      ],
      [member.user.email, `${member.user.email} is in your team already.`],
      [team.owner.user.email, `${team.owner.user.email} is in your team already.`],
    ] as const) {
      const refused = await call(api, team.owner).post('/teams/invite', { name: 'X', email: email.toUpperCase() });
      expect(refused.status).toBe(409);
      expect(failureOf(refused)).toMatchObject({ message, details: [{ path: 'body.email', message }] });
    }
    expect(await seatsTaken(team)).toBe(3);
  });

  it('finds no seat where all are taken, and any number where they are unlimited', async () => {
    const full = await openTeam(api, { seats: 1 });
    const refused = await call(api, full.owner).post('/teams/invite', somebody());
    expect(refused.status).toBe(409);
    expect(failureOf(refused).message).toMatch(/^All seats of your team are taken\./);
    const unlimited = await openTeam(api, { planType: 'enterprise', seats: null, creditsPerSeat: null, endsAt: null });
    await call(api, unlimited.owner).post('/teams/invite', somebody()).expect(201);
  });

  it('gives 12 who are invited at once for 2 seats exactly 2 of them, and owes 2 letters', async () => {
    const team = await openTeam(api, { seats: 3 });
    const people = Array.from({ length: 12 }, somebody);
    const answers = await Promise.all(people.map((person) => call(api, team.owner).post('/teams/invite', person)));
    expect(statusesOf(answers)).toEqual([201, 201, ...Array.from({ length: 10 }, () => 409)]);
    expect(await seatsTaken(team)).toBe(3);
    expect(await api.database.teams.seated(team.team.id)).toHaveLength(3);
    const letters = await Promise.all(people.map(({ email }) => lettersTo(email)));
    expect(letters.flat()).toHaveLength(2);
  });

  it('takes one seat for the same person invited several times at once', async () => {
    const team = await openTeam(api);
    const person = somebody();
    const answers = await Promise.all([1, 2, 3].map(() => call(api, team.owner).post('/teams/invite', person)));
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect(await seatsTaken(team)).toBe(2);
  });

  it('sends a mailbox five letters an hour at most, whoever invites and however often', async () => {
    const team = await openTeam(api);
    const { email } = somebody();
    const tagged = (tag: number) => email.replace('@', `+${tag}@`);
    for (const tag of [1, 2, 3, 4, 5])
      await call(api, team.owner)
        .post('/teams/invite', { name: 'X', email: tagged(tag) })
        .expect(201);
    const other = await openTeam(api);
    const refused = await call(api, other.owner).post('/teams/invite', { name: 'X', email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(3_600);
    expect(failureOf(refused).message).toBe(
      `${email} has been sent several invitations already. Please try again in an hour.`,
    );
    expect(await seatsTaken(other)).toBe(1);
  });

  it('counts no letter for an invitation that came to nothing', async () => {
    const full = await openTeam(api, { seats: 1 });
    const person = somebody();
    for (let index = 0; index < 6; index += 1) await call(api, full.owner).post('/teams/invite', person).expect(409);
    expect((await call(api, (await openTeam(api)).owner).post('/teams/invite', person)).status).toBe(201);
  });
});

describe('POST /teams/invitations', () => {
  it('invites all of them, with a letter each', async () => {
    const team = await openTeam(api);
    const people = Array.from({ length: 9 }, somebody);
    const rows = dataOf('inviteMembers', await call(api, team.owner).post('/teams/invitations', { people }));
    expect(rows.map(({ email, status }) => [email, status])).toEqual(people.map(({ email }) => [email, 'invited']));
    expect(await seatsTaken(team)).toBe(10);
    for (const { email } of people) expect(await lettersTo(email)).toHaveLength(1);
  });

  it('invites nobody where one is in the way, and names each that is', async () => {
    const team = await openTeam(api);
    const known = await joined(api, team);
    const waiting = await invited(api, team, somebody());
    const people = [
      somebody(),
      { name: 'K', email: known.user.email },
      somebody(),
      { name: 'W', email: waiting.email },
    ];
    const refused = await call(api, team.owner).post('/teams/invitations', { people });
    expect(refused.status).toBe(409);
    const { message, details } = failureOf(refused);
    expect(message).toBe('2 of these people can’t be invited. Nobody was invited.');
    expect(details?.map(({ path }) => path)).toEqual(['body.people.1.email', 'body.people.3.email']);
    expect(await seatsTaken(team)).toBe(3);
    expect(await lettersTo(people[0]?.email ?? '')).toEqual([]);
  });

  it('refuses an address that stands there twice', async () => {
    const team = await openTeam(api);
    const person = somebody();
    const people = [person, somebody(), { ...person, email: person.email.toUpperCase() }];
    const refused = await call(api, team.owner).post('/teams/invitations', { people });
    expect(refused.status).toBe(400);
    const message = `${person.email} is in the list twice.`;
    expect(failureOf(refused)).toMatchObject({ message, details: [{ path: 'body.people.2.email', message }] });
    expect(await seatsTaken(team)).toBe(1);
  });

  it('says how many seats are left for how many', async () => {
    const team = await openTeam(api, { seats: 3 });
    const people = Array.from({ length: 3 }, somebody);
    const refused = await call(api, team.owner).post('/teams/invitations', { people });
    expect([refused.status, failureOf(refused).message]).toEqual([
      409,
      'Your team has 2 seats left, and these are 3 people. Nobody was invited.',
    ]);
    expect(await seatsTaken(team)).toBe(1);
  });

  it('takes 200 at once and names the limit above it', async () => {
    const team = await openTeam(api, { planType: 'enterprise', seats: null, creditsPerSeat: null });
    const people = Array.from({ length: 201 }, somebody);
    const refused = await call(api, team.owner).post('/teams/invitations', { people });
    expect([refused.status, failureOf(refused).message]).toEqual([400, 'At most 200 people can be invited at once']);
    await call(api, team.owner)
      .post('/teams/invitations', { people: people.slice(1) })
      .expect(201);
    expect(await seatsTaken(team)).toBe(201);
    const none = await call(api, team.owner).post('/teams/invitations', { people: [] });
    expect([none.status, failureOf(none).message]).toEqual([400, 'Please name at least one person']);
  });

  it('names the fault of each line', async () => {
    const team = await openTeam(api);
    const people = [{ name: '', email: 'a@example.org' }, somebody(), { name: 'B', email: 'nowhere' }];
    const refused = await call(api, team.owner).post('/teams/invitations', { people });
    expect(refused.status).toBe(400);
    expect(failureOf(refused).details).toEqual([
      { path: 'body.people.0.name', message: 'Name is required' },
      { path: 'body.people.2.email', message: 'Please enter a valid email address' },
    ]);
  });
});

describe('GET /teams/invitations/:token', () => {
  it('tells who holds the link what it invites to, before anybody signs in', async () => {
    const team = await openTeam(api);
    const person = somebody();
    const member = await invited(api, team, person);
    const token = await invitationToken(api, member);
    const seen = dataOf('getInvitation', await call(api, null).get(`/teams/invitations/${token}`));
    expect(seen).toEqual({
      teamName: 'Bridges',
      organization: 'Halden Freight',
      invitedBy: 'Olga Owner',
      ...person,
      expiresAt: member.invitationEndsAt?.toISOString(),
      planType: 'team_pilot',
      creditsPerSeat: 30,
      teamEndsAt: team.team.endsAt?.toISOString(),
      hasAccount: false,
    });
    await signedIn(api, { email: person.email });
    const again = dataOf('getInvitation', await call(api, null).get(`/teams/invitations/${token}`));
    expect(again.hasAccount).toBe(true);
  });

  it.each(['nothing', 'x'.repeat(300), '%00', '..%2f..'])('finds nothing behind %j', async (token) => {
    const answer = await call(api, null).get(`/teams/invitations/${token}`);
    expect([answer.status, failureOf(answer).message]).toEqual([404, DEAD]);
  });

  it('finds nothing behind a link that was revoked, is over, or whose team is', async () => {
    const team = await openTeam(api, { endsAt: new Date(now.getTime() + 3 * DAY_MS) });
    const revoked = await invited(api, team, somebody());
    const running = await invited(api, team, somebody());
    const lasting = await openTeam(api);
    const old = await invited(api, lasting, somebody());
    const tokens = [
      await invitationToken(api, revoked),
      await invitationToken(api, running),
      await invitationToken(api, old),
    ];
    const statuses = () =>
      Promise.all(tokens.map(async (token) => (await call(api, null).get(`/teams/invitations/${token}`)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    await call(api, team.owner).delete(`/teams/members/${revoked.id}`).expect(200);
    expect(await statuses()).toEqual([404, 200, 200]);
    wait(3 * DAY_MS);
    expect(await statuses()).toEqual([404, 404, 200]);
    wait(4 * DAY_MS);
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});

describe('POST /teams/invitations/:token/accept', () => {
  it('joins: the seat, the plan and the credits of the team are the person’s, once', async () => {
    const team = await openTeam(api);
    const person = await signedIn(api, { name: 'Nia New', email: `Nia-${randomUUID()}@example.org`.toLowerCase() });
    const member = await invited(api, team, { name: 'N. N.', email: person.user.email });
    const token = await invitationToken(api, member);
    const accept = () => call(api, person).post(`/teams/invitations/${token}/accept`);
    const membership = dataOf('acceptInvitation', await accept());
    expect(membership).toMatchObject({
      team: { _id: team.team.id, name: 'Bridges' },
      role: 'member',
      joinedAt: now.toISOString(),
      scoresShared: true,
      row: { _id: member.id, name: 'Nia New', status: 'active', invitationEndsAt: null },
      results: [],
      admins: ['Olga Owner'],
    });
    expect(dataOf('getPlan', await call(api, person).get('/users/plan'))).toMatchObject({
      planType: 'team_pilot',
      creditsTotal: 30,
      creditsUsed: 0,
      isTeamAdmin: false,
    });
    expect(await seatsTaken(team)).toBe(2);
    const again = await accept();
    expect([again.status, failureOf(again).message]).toEqual([404, DEAD]);
    expect((await call(api, null).get(`/teams/invitations/${token}`)).status).toBe(404);
  });

  it('joins once where the link is followed several times at once', async () => {
    const team = await openTeam(api);
    const person = await signedIn(api);
    const token = await invitationToken(api, await invited(api, team, { name: 'N', email: person.user.email }));
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call(api, person).post(`/teams/invitations/${token}/accept`)),
    );
    const statuses = statusesOf(answers);
    expect(statuses[0]).toBe(200);
    // The others came after it, or while it was at it.
    for (const status of statuses.slice(1)) expect([404, 409]).toContain(status);
    expect(await seatsTaken(team)).toBe(2);
    expect((await api.database.teams.seated(team.team.id)).filter(({ status }) => status === 'active')).toHaveLength(2);
  });

  it('is for the address that was invited', async () => {
    const team = await openTeam(api);
    const person = somebody();
    const token = await invitationToken(api, await invited(api, team, person));
    const other = await signedIn(api);
    const refused = await call(api, other).post(`/teams/invitations/${token}/accept`);
    expect(refused.status).toBe(403);
    expect(failureOf(refused).message).toMatch(/^This invitation was sent to another address/);
    expect((await call(api, null).post(`/teams/invitations/${token}/accept`)).status).toBe(401);
    const right = await signedIn(api, { email: person.email });
    await call(api, right).post(`/teams/invitations/${token}/accept`).expect(200);
  });

  it('lets nobody be in two teams, and one who left the first accept the second', async () => {
    const [one, two] = [await openTeam(api), await openTeam(api)];
    const person = await joined(api, one);
    const invitation = await invited(api, two, { name: 'N', email: person.user.email });
    const token = await invitationToken(api, invitation);
    const accept = () => call(api, person).post(`/teams/invitations/${token}/accept`);
    const refused = await accept();
    expect(refused.status).toBe(409);
    expect(failureOf(refused).message).toMatch(/^You are in another team already/);
    await call(api, person).post('/teams/leave').expect(200);
    await accept().expect(200);
    expect([await seatsTaken(one), await seatsTaken(two)]).toEqual([1, 2]);
  });

  it('joins one of two teams where both are accepted at once', async () => {
    const teams = [await openTeam(api), await openTeam(api)];
    const person = await signedIn(api);
    const tokens: string[] = [];
    for (const team of teams)
      tokens.push(await invitationToken(api, await invited(api, team, { name: 'N', email: person.user.email })));
    const answers = await Promise.all(
      tokens.map((token) => call(api, person).post(`/teams/invitations/${token}/accept`)),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  it('does not work after 7 days, nor once the team is over', async () => {
    const short = await openTeam(api, { endsAt: new Date(now.getTime() + DAY_MS) });
    const long = await openTeam(api);
    const person = await signedIn(api);
    const { email } = person.user;
    const [first, second] = [
      await invitationToken(api, await invited(api, short, { name: 'N', email })),
      await invitationToken(api, await invited(api, long, { name: 'N', email })),
    ];
    wait(DAY_MS);
    expect((await call(api, person).post(`/teams/invitations/${first}/accept`)).status).toBe(404);
    wait(6 * DAY_MS);
    const later = { bearer: `Bearer ${await tokenOn(api, person.user)}` };
    const refused = await call(api, later).post(`/teams/invitations/${second}/accept`);
    expect([refused.status, failureOf(refused).message]).toEqual([404, DEAD]);
  });
});

describe('POST /teams/members/:id/resend', () => {
  /** Signed in again: sessions end as well. */
  const later = async ({ owner }: TestTeam) => ({ bearer: `Bearer ${await tokenOn(api, owner.user)}` });

  it('gives a new link and 7 more days, also once the old ones are over; the old link is dead', async () => {
    const team = await openTeam(api);
    const person = somebody();
    const member = await invited(api, team, person);
    const old = await invitationToken(api, member);
    wait(8 * DAY_MS);
    const resent = await call(api, await later(team)).post(`/teams/members/${member.id}/resend`);
    const row = dataOf('resendInvitation', resent);
    const endsAt = new Date(now.getTime() + 7 * DAY_MS);
    expect(row).toMatchObject({ _id: member.id, status: 'invited', invitationEndsAt: endsAt.toISOString() });
    expect(await seatsTaken(team)).toBe(2);
    expect((await call(api, null).get(`/teams/invitations/${old}`)).status).toBe(404);
    expect(await lettersTo(person.email)).toEqual([
      expect.objectContaining({ template: 'team_invitation', data: { memberId: member.id, endsAt } }),
    ]);
    const token = await invitationToken(api, { id: member.id, invitationEndsAt: endsAt });
    const right = await signedIn(api, { email: person.email });
    await call(api, right).post(`/teams/invitations/${token}/accept`).expect(200);
  });

  it('ends the old link while it still runs', async () => {
    const team = await openTeam(api);
    const member = await invited(api, team, somebody());
    const old = await invitationToken(api, member);
    wait(60_000);
    await call(api, team.owner).post(`/teams/members/${member.id}/resend`).expect(200);
    expect((await call(api, null).get(`/teams/invitations/${old}`)).status).toBe(404);
  });

  it('is for invitations of one’s own team that nobody has accepted or revoked', async () => {
    const [team, other] = [await openTeam(api), await openTeam(api)];
    const member = await joined(api, team);
    const revoked = await invited(api, team, somebody());
    await call(api, team.owner).delete(`/teams/members/${revoked.id}`).expect(200);
    const running = await invited(api, team, somebody());
    const statusOf = async (id: string, by = team.owner) =>
      (await call(api, by).post(`/teams/members/${id}/resend`)).status;
    expect(await statusOf(member.member.id)).toBe(409);
    for (const id of [revoked.id, UNKNOWN_ID, 'nothing', '$gt']) expect(await statusOf(id)).toBe(404);
    expect(await statusOf(running.id, other.owner)).toBe(404);
    expect(await statusOf(running.id, member)).toBe(403);
  });

  it('is refused with the sixth letter of an hour, and the link that was mailed goes on working', async () => {
    const team = await openTeam(api);
    const member = await invited(api, team, somebody());
    const resend = () => call(api, team.owner).post(`/teams/members/${member.id}/resend`);
    for (let index = 0; index < 5; index += 1) await resend().expect(200);
    const current = await api.database.teams.member(team.team.id, member.id);
    const token = await invitationToken(api, current ?? member);
    expect((await resend()).status).toBe(429);
    expect((await call(api, null).get(`/teams/invitations/${token}`)).status).toBe(200);
  });
});
