/** How a team does, through the API: what is answered to whom, and until when. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scenarios } from '@parley/content';
import { newId, type NewTeam, type TeamResultRecord } from '@parley/db';
import { enlargeTeam } from '@parley/db/testing';
import { SKILLS } from '@parley/shared';
import request, { type Response } from 'supertest';
import { dataOf, failureOf, signedIn, tokenOn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { invited, joined, openTeam, type TestTeam } from './testing/team-fixture';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A Monday; far ahead, as tokens end by the real clock. */
const START = new Date('2040-11-05T09:00:00.000Z');
const after = (days: number): Date => new Date(START.getTime() + days * DAY_MS);
const ADDRESSES = ['/teams/dashboard', '/teams/leaderboard', '/teams/report/download'] as const;

let now = START;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ dependencies: { clock: () => now } });
});
afterAll(() => api.close());

const get = async (person: SignedIn, path: string): Promise<Response> => {
  // A device signed in at this moment: the one from before may have been signed out by time.
  const token = await tokenOn(api, person.user);
  return request(api.app).get(`/api${path}`).set('Authorization', `Bearer ${token}`);
};
const dashboardOf = async (person: SignedIn) => dataOf('getTeamDashboard', await get(person, '/teams/dashboard'));
const leaderboardOf = async (person: SignedIn) => dataOf('getTeamLeaderboard', await get(person, '/teams/leaderboard'));

/** A team that begins on the first Monday; the tests then look at it at times of their own. */
async function begin(given: Partial<NewTeam> = {}): Promise<TestTeam> {
  now = START;
  return openTeam(api, given);
}

/** Somebody completes a conversation at the clock's time. */
async function complete(userId: string, overallScore: number, given: Partial<TeamResultRecord> = {}): Promise<void> {
  await api.database.inTransaction((session) =>
    api.database.teams.recordResult({
      userId,
      conversationId: newId(),
      startedAt: now,
      result: { completedAt: now, overallScore, skills: [], scenarioSlug: 'scope-change-request', ...given },
      session,
    }),
  );
}

describe('the dashboard', () => {
  it('of a team that has just begun has its owner and nothing practised', async () => {
    const { team, owner } = await begin();
    expect(await dashboardOf(owner)).toEqual({
      team: {
        _id: team.id,
        name: 'Bridges',
        organization: 'Halden Freight',
        planType: 'team_pilot',
        isOwner: true,
        role: 'owner',
      },
      teamTotals: {
        totalSeats: 10,
        seatsTaken: 1,
        creditsPerSeat: 30,
        totalCreditsAvailable: 300,
        creditsUsed: 0,
        completedSimulations: 0,
        averageScore: null,
        startedAt: START.toISOString(),
        expiresAt: after(60).toISOString(),
        daysRemaining: 60,
      },
      memberStats: [
        {
          _id: expect.any(String),
          name: 'Olga Owner',
          email: owner.user.email,
          status: 'active',
          role: 'owner',
          creditsUsed: 0,
          averageScore: null,
          lastActive: null,
          completedSimulations: 0,
          joinedAt: START.toISOString(),
          invitationEndsAt: null,
          scoresShared: true,
        },
      ],
      leaderboard: [],
      usage: {
        trend: 'No conversation has been completed yet.',
        weeks: [{ startsOn: '2040-11-05', completed: 0, people: 0 }],
      },
      skills: { people: 0, peopleNeeded: 5, averages: null },
    });
  });

  it('counts what members complete, and shows averages to one decimal', async () => {
    const begun = await begin();
    const [ada, ben] = [await joined(api, begun, { name: 'Ada' }), await joined(api, begun, { name: 'Ben' })];
    await invited(api, begun, { name: 'Ines', email: 'ines@example.org' });
    await api.database.inTransaction((session) =>
      api.database.credits.charge({ userId: ada.user.id, key: newId(), session, now }),
    );
    now = after(1);
    for (const score of [6, 7, 7]) await complete(ada.user.id, score);
    now = after(8);
    await complete(ben.user.id, 4.5, { scenarioSlug: null });
    now = new Date(after(9).getTime() + 1);

    const { teamTotals, memberStats, usage, leaderboard } = await dashboardOf(begun.owner);
    expect(teamTotals).toMatchObject({
      seatsTaken: 4,
      creditsUsed: 1,
      completedSimulations: 4,
      averageScore: 5.6,
      daysRemaining: 51,
    });
    expect(memberStats.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'Olga Owner active',
      'Ada active',
      'Ben active',
      'Ines invited',
    ]);
    expect(memberStats[1]).toMatchObject({
      creditsUsed: 1,
      completedSimulations: 3,
      averageScore: 6.7,
      lastActive: after(1).toISOString(),
    });
    expect(memberStats[3]).toMatchObject({
      email: 'ines@example.org',
      joinedAt: null,
      invitationEndsAt: after(7).toISOString(),
    });
    expect(usage).toEqual({
      trend: 'Practice is down: 1 conversation completed in the last 7 days, 3 in the 7 days before.',
      weeks: [
        { startsOn: '2040-11-05', completed: 3, people: 1 },
        { startsOn: '2040-11-12', completed: 1, people: 1 },
      ],
    });
    expect(leaderboard.map(({ position, name }) => `${position} ${name}`)).toEqual(['1 Ada', '2 Ben']);
  });

  it('shows averages of skills from the fifth person who shares scores, and no more once one goes private', async () => {
    const begun = await begin();
    const people = [begun.owner, ...(await oneByOne(['Ada', 'Ben', 'Cleo'], (name) => joined(api, begun, { name })))];
    const talk = { skills: [{ skill: 'persuasion', score: 6.24 }] } as const;
    for (const { user } of people) await complete(user.id, 6, talk);
    expect((await dashboardOf(begun.owner)).skills).toEqual({ people: 4, peopleNeeded: 5, averages: null });

    const dan = await joined(api, begun, { name: 'Dan' });
    await complete(dan.user.id, 6, talk);
    expect((await dashboardOf(begun.owner)).skills).toEqual({
      people: 5,
      peopleNeeded: 5,
      averages: [{ skill: 'persuasion', average: 6.2, people: 5 }],
    });

    await api.database.teams.setScoresShared({ userId: dan.user.id, scoresShared: false, now });
    expect((await dashboardOf(begun.owner)).skills).toEqual({ people: 4, peopleNeeded: 5, averages: null });
  });

  it('keeps in its totals who was removed, up to that day', async () => {
    const begun = await begin();
    const ada = await joined(api, begun, { name: 'Ada' });
    await complete(ada.user.id, 8);
    await api.database.teams.remove({ teamId: begun.team.id, memberId: ada.member.id, now });
    await complete(ada.user.id, 2);
    const { teamTotals, memberStats, leaderboard, usage } = await dashboardOf(begun.owner);
    expect(teamTotals).toMatchObject({ completedSimulations: 1, averageScore: 8, seatsTaken: 1 });
    expect(usage.weeks).toEqual([{ startsOn: '2040-11-05', completed: 1, people: 1 }]);
    expect(memberStats.map(({ name }) => name)).toEqual(['Olga Owner']);
    expect(leaderboard).toEqual([]);
  });

  it('of an enterprise without limits says so', async () => {
    const { owner } = await begin({ planType: 'enterprise', seats: null, creditsPerSeat: null, endsAt: null });
    expect(await dashboardOf(owner)).toMatchObject({
      team: { planType: 'enterprise' },
      teamTotals: { totalSeats: null, totalCreditsAvailable: null, expiresAt: null, daysRemaining: null },
    });
  });

  it.each([
    ['a millisecond before the last day', after(59).getTime() - 1, 2],
    ['on the last day', after(59).getTime(), 1],
    ['a millisecond before the end', after(60).getTime() - 1, 1],
  ])('rounds days up: %s', async (_when, moment, daysRemaining) => {
    const { owner } = await begin();
    now = new Date(moment);
    expect((await dashboardOf(owner)).teamTotals.daysRemaining).toBe(daysRemaining);
  });
});

/** In turn, so that names stand in the order of their ids. */
async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

describe('the leaderboard', () => {
  it('shares places, and leaves out who is private or gone', async () => {
    const begun = await begin();
    const [ada, ben, cleo, dan] = [
      await joined(api, begun, { name: 'Ada' }),
      await joined(api, begun, { name: 'Ben' }),
      await joined(api, begun, { name: 'Cleo' }),
      await joined(api, begun, { name: 'Dan' }),
    ];
    for (const { user } of [cleo, ada, ben, dan]) await complete(user.id, 7);
    await complete(begun.owner.user.id, 5);
    await api.database.teams.setScoresShared({ userId: ben.user.id, scoresShared: false, now });
    await api.database.teams.leave({ userId: dan.user.id, now });
    expect(await leaderboardOf(begun.owner)).toEqual({
      leaderboard: [
        { position: 1, memberId: ada.member.id, name: 'Ada', completedSimulations: 1, averageScore: 7 },
        { position: 1, memberId: cleo.member.id, name: 'Cleo', completedSimulations: 1, averageScore: 7 },
        { position: 3, memberId: expect.any(String), name: 'Olga Owner', completedSimulations: 1, averageScore: 5 },
      ],
      mostImproved: [],
    });
    const { memberStats } = await dashboardOf(begun.owner);
    expect(memberStats.find(({ name }) => name === 'Ben')).toMatchObject({
      completedSimulations: 1,
      averageScore: 7,
      scoresShared: false,
    });
  });

  it('names who improved most', async () => {
    const begun = await begin();
    const ada = await joined(api, begun, { name: 'Ada' });
    for (const score of [3, 4, 5, 6.1, 7]) {
      now = new Date(now.getTime() + HOUR_MS);
      await complete(ada.user.id, score);
    }
    expect((await leaderboardOf(begun.owner)).mostImproved).toEqual([
      { memberId: ada.member.id, name: 'Ada', before: 4, now: 6, gain: 2 },
    ]);
  });
});

describe('the CSV', () => {
  it('is a file of the day, with a byte order mark, one line a member', async () => {
    const begun = await begin();
    await joined(api, begun, { name: 'Jörg "JJ" Müller', email: 'joerg@example.org' });
    now = after(3);
    const response = await get(begun.owner, '/teams/report/download');
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=team-report-2040-11-08.csv',
      'cache-control': 'no-store',
    });
    const lines = response.text.split('\r\n');
    expect(lines[0]?.replace('\uFEFF', '')).toMatch(/^Name,Email,/);
    expect(lines[2]).toBe('"Jörg ""JJ"" Müller",joerg@example.org,Member,Active,0,0,,,2040-11-05');
    expect(lines).toHaveLength(4);
  });
});

describe('who may', () => {
  const REFUSED = { code: 'forbidden', message: "You don't have access to team admin features." };
  const statuses = async (person: SignedIn): Promise<number[]> =>
    oneByOne(ADDRESSES, async (path) => (await get(person, path)).status);

  it('are the owner and admins; members, invited people and everybody else are refused in words', async () => {
    const begun = await begin();
    const admin = await joined(api, begun, { name: 'Ada', role: 'admin' });
    const member = await joined(api, begun, { name: 'Ben' });
    const asked = await signedIn(api, { now });
    await invited(api, begun, asked.user);
    const outside = await signedIn(api, { now });
    for (const person of [begun.owner, admin]) expect(await statuses(person)).toEqual([200, 200, 200]);
    for (const person of [member, asked, outside])
      for (const path of ADDRESSES) {
        const response = await get(person, path);
        expect(response.status).toBe(403);
        expect(failureOf(response)).toMatchObject(REFUSED);
      }
    expect((await dashboardOf(admin)).team).toMatchObject({ isOwner: false, role: 'admin' });
  });

  it('loses it with the very next call: right taken away, removed, left', async () => {
    const begun = await begin();
    const { team } = begun;
    const [ada, ben, cleo] = await oneByOne(['Ada', 'Ben', 'Cleo'], (name) =>
      joined(api, begun, { name, role: 'admin' }),
    );
    if (!ada || !ben || !cleo) throw new Error('Nobody joined');
    for (const admin of [ada, ben, cleo]) expect(await statuses(admin)).toEqual([200, 200, 200]);
    await api.database.teams.setRole({ teamId: team.id, memberId: ada.member.id, role: 'member' });
    await api.database.teams.remove({ teamId: team.id, memberId: ben.member.id, now });
    await api.database.teams.leave({ userId: cleo.user.id, now });
    for (const former of [ada, ben, cleo]) expect(await statuses(former)).toEqual([403, 403, 403]);
  });

  it('is nobody once the team is over, and the same as before when it goes on', async () => {
    const begun = await begin();
    await complete(begun.owner.user.id, 6);
    now = new Date(after(60).getTime() - 1);
    expect(await statuses(begun.owner)).toEqual([200, 200, 200]);
    now = after(60);
    expect(await statuses(begun.owner)).toEqual([403, 403, 403]);
    await api.database.teams.change(begun.team.id, { endsAt: after(90) }, now);
    expect((await dashboardOf(begun.owner)).teamTotals).toMatchObject({ completedSimulations: 1, daysRemaining: 30 });
  });

  it('sees their own team and nothing of another', async () => {
    const [one, other] = [await begin({ name: 'One' }), await begin({ name: 'Other' })];
    const [ada, ben] = [
      await joined(api, one, { name: 'Ada of One' }),
      await joined(api, other, { name: 'Ben of Other' }),
    ];
    await complete(ada.user.id, 6);
    await complete(ben.user.id, 9);
    for (const path of ADDRESSES) {
      const answer = (await get(one.owner, path)).text;
      expect(answer).toContain('Ada of One');
      expect(answer).not.toContain('Ben of Other');
      expect(answer).not.toContain(ben.user.email);
    }
    expect((await dashboardOf(one.owner)).teamTotals).toMatchObject({ completedSimulations: 1, averageScore: 6 });
  });
});

describe('a large team', () => {
  it('has its figures too: 200 members with 20,000 results', async () => {
    const begun = await begin({ planType: 'enterprise', seats: null, creditsPerSeat: null, endsAt: null });
    now = after(900);
    const slugs = scenarios.map(({ slug }) => slug);
    await enlargeTeam(api.mongo, { teamId: begun.team.id, members: 199, results: 20_000, scenarios: slugs, now });
    const dashboard = await dashboardOf(begun.owner);
    expect(dashboard.teamTotals).toMatchObject({ seatsTaken: 200, completedSimulations: 20_000 });
    expect(dashboard.memberStats).toHaveLength(200);
    expect(dashboard.memberStats[0]).toMatchObject({ role: 'owner', completedSimulations: 0 });
    expect(dashboard.usage.weeks).toHaveLength(26);
    expect(dashboard.skills.averages).toHaveLength(SKILLS.length);
    expect(dashboard.leaderboard).toHaveLength(199);
    const csv = (await get(begun.owner, '/teams/report/download')).text;
    expect(csv.trimEnd().split('\r\n')).toHaveLength(201);
  });
});
