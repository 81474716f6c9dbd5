/** What a team is asked for, over HTTP: asking, seeing, ending, and everything that is refused (product §25). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { scenarios, tracks } from '@parley/content';
import { newId, type EmailRecord } from '@parley/db';
import { ASSIGNMENTS_RUNNING_MAX, type OwnAssignment, type TeamAssignment } from '@parley/shared';
import type { Response } from 'supertest';
import { dataOf, failureOf, signedIn, type SignedIn } from '../../testing/client';
import { createTestApp, type TestApp } from '../../testing/create-test-app';
import { call, joined, openTeam, statusesOf, type TeamPerson, type TestTeam } from '../teams/testing/team-fixture';

const BEGIN = new Date('2026-11-23T09:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const DUE_ON = '2026-11-27';
/** When that day is over everywhere. */
const OVER = new Date('2026-11-28T12:00:00Z');
const NO_ADMIN = "You don't have access to team admin features.";
const SCENARIO = { kind: 'scenario', slug: 'scope-change-request', dueOn: DUE_ON, memberIds: null } as const;
const TRACK = { kind: 'track', slug: 'new-pm-essentials', dueOn: DUE_ON, memberIds: null } as const;
const PATH = tracks.find(({ slug }) => slug === TRACK.slug)?.scenarios ?? [];

let api: TestApp;
let now = BEGIN;
let team: TestTeam;
let ben: TeamPerson;
beforeAll(async () => {
  api = await createTestApp({ dependencies: { clock: () => now } });
  await api.database.scenarios.seed(scenarios);
});
afterAll(() => api.close());
beforeEach(async () => {
  now = BEGIN;
  team = await openTeam(api, { name: 'Bridges & roads' });
  ben = await joined(api, team, { name: 'Ben Ito' });
});

const ask = (body: object, person: Pick<SignedIn, 'bearer'> = team.owner) =>
  call(api, person).post('/teams/assignments', body);
const asked = async (body: object, person: Pick<SignedIn, 'bearer'> = team.owner): Promise<TeamAssignment> =>
  dataOf('createAssignment', await ask(body, person));
const listed = async (person: Pick<SignedIn, 'bearer'> = team.owner): Promise<TeamAssignment[]> =>
  dataOf('listTeamAssignments', await call(api, person).get('/teams/assignments'));
const own = async (person: Pick<SignedIn, 'bearer'>): Promise<OwnAssignment[]> =>
  dataOf('listOwnAssignments', await call(api, person).get('/teams/my-assignments'));
const end = (id: string, person: Pick<SignedIn, 'bearer'> = team.owner) =>
  call(api, person).post(`/teams/assignments/${id}/end`);
const refusal = (response: Response): [number, string] => [response.status, failureOf(response).message];

/** A conversation of the person's is completed at this moment. */
async function complete({ user }: TeamPerson, scenarioSlug: string | null, overallScore: number): Promise<void> {
  const result = { completedAt: now, overallScore, skills: [], scenarioSlug };
  await api.database.inTransaction((session) =>
    api.database.teams.recordResult({
      userId: user.id,
      conversationId: newId(),
      startedAt: now,
      result,
      session,
    }),
  );
}
/** Letters of assignments that are owed to this person. */
async function lettersTo({ user }: SignedIn): Promise<EmailRecord[]> {
  const letters: EmailRecord[] = [];
  for await (const letter of api.database.emailLog.ofPerson(user.id))
    if (letter.template === 'assignment_asked') letters.push(letter);
  return letters;
}

describe('asking a team (product §25.1)', () => {
  it('asks everybody for a scenario, also who joins later, and writes to all but who asks', async () => {
    const given = await asked({ ...SCENARIO, note: '  Before the kick-off.\nPlease. ' });
    expect(given).toMatchObject({
      kind: 'scenario',
      slug: 'scope-change-request',
      title: 'Scope Change Request',
      note: 'Before the kick-off.\nPlease.',
      dueOn: DUE_ON,
      askedAt: BEGIN.toISOString(),
      askedBy: 'Olga Owner',
      state: 'running',
      everybody: true,
    });
    const open = { scoresShared: true, doneAt: null, bestScore: null, completed: 0, of: 1 };
    expect(given.members).toEqual([
      { memberId: ben.member.id, name: 'Ben Ito', ...open },
      { memberId: team.owner.member.id, name: 'Olga Owner', ...open },
    ]);
    expect(await listed()).toEqual([given]);
    expect(await lettersTo(team.owner)).toEqual([]);
    expect((await lettersTo(ben)).map(({ to, data }) => [to, data])).toEqual([
      [
        { name: 'Ben Ito', address: ben.user.email },
        {
          name: 'Ben Ito',
          teamName: 'Bridges & roads',
          teamId: team.team.id,
          assignmentId: given._id,
          memberId: ben.member.id,
          kind: 'scenario',
          slug: 'scope-change-request',
          title: 'Scope Change Request',
          note: 'Before the kick-off.\nPlease.',
          dueOn: DUE_ON,
        },
      ],
    ]);
    const cleo = await joined(api, team, { name: 'Cleo Marsh' });
    expect((await own(cleo)).map(({ _id }) => _id)).toEqual([given._id]);
    expect((await listed())[0]?.members.map(({ name }) => name)).toEqual(['Ben Ito', 'Cleo Marsh', 'Olga Owner']);
  });

  it('asks some of it, each once however often they are named', async () => {
    const cleo = await joined(api, team, { name: 'Cleo Marsh' });
    const given = await asked({ ...TRACK, memberIds: [ben.member.id, ben.member.id] });
    expect(given).toMatchObject({ title: 'New PM Essentials', everybody: false, note: '' });
    expect(given.members).toMatchObject([{ memberId: ben.member.id, completed: 0, of: PATH.length }]);
    expect(await own(cleo)).toEqual([]);
    expect(await own(team.owner)).toEqual([]);
    expect(await own(ben)).toHaveLength(1);
    expect(await lettersTo(cleo)).toEqual([]);
    expect(await lettersTo(ben)).toHaveLength(1);
  });

  it('may be done by every admin', async () => {
    const admin = await joined(api, team, { name: 'Ada Admin', role: 'admin' });
    expect((await asked(SCENARIO, admin)).askedBy).toBe('Ada Admin');
    expect(await lettersTo(admin)).toEqual([]);
    expect(await lettersTo(team.owner)).toHaveLength(1);
  });

  it.each([
    [{}, 'body.kind', 'Please choose a track or a scenario'],
    [{ ...SCENARIO, slug: '' }, 'body.slug', 'Please choose a track or a scenario'],
    [{ ...SCENARIO, dueOn: 'soon' }, 'body.dueOn', 'Please choose a date'],
    [{ ...SCENARIO, dueOn: '2026-02-30' }, 'body.dueOn', 'Please choose a date'],
    [{ ...SCENARIO, dueOn: '2026-11-21' }, 'body.dueOn', 'Please choose a day from today on, within a year'],
    [{ ...SCENARIO, dueOn: '2027-11-24' }, 'body.dueOn', 'Please choose a day from today on, within a year'],
    [{ ...SCENARIO, memberIds: [] }, 'body.memberIds', 'Please choose at least one person'],
    [{ ...SCENARIO, note: 'x'.repeat(501) }, 'body.note', 'Note must be at most 500 characters long'],
  ])('takes no %j', async (body, path, message) => {
    const response = await ask(body);
    expect([response.status, failureOf(response).details]).toEqual([400, expect.arrayContaining([{ path, message }])]);
    expect(await listed()).toEqual([]);
  });

  it.each(['2026-11-22', '2026-11-23', '2027-11-23'])('takes %s at 09:00 UTC of 23 November', async (dueOn) => {
    expect((await asked({ ...SCENARIO, dueOn })).dueOn).toBe(dueOn);
  });

  it('finds nothing outside the library: no own scenario, no other slug', async () => {
    expect(refusal(await ask({ ...SCENARIO, slug: 'my-own' }))).toEqual([404, 'Our library has no such scenario.']);
    expect(refusal(await ask({ ...SCENARIO, kind: 'track' }))).toEqual([404, 'Our library has no such track.']);
    expect(refusal(await ask({ ...TRACK, kind: 'scenario' }))).toEqual([404, 'Our library has no such scenario.']);
  });

  it('finds nobody outside the team, who has left it, or who has not joined yet', async () => {
    const other = await openTeam(api);
    const gone = await joined(api, team);
    await call(api, gone).post('/teams/leave').expect(200);
    const tom = { name: 'Tom', email: `tom-${newId()}@example.org` };
    const pending = await call(api, team.owner).post('/teams/invite', tom);
    const pendingId = dataOf('inviteMember', pending)._id;
    for (const stranger of [other.owner.member.id, gone.member.id, pendingId, newId(), 'nobody'])
      expect(refusal(await ask({ ...SCENARIO, memberIds: [ben.member.id, stranger] }))).toEqual([
        404,
        'Somebody you chose is not in your team any more. Please choose again.',
      ]);
    expect(await lettersTo(ben)).toEqual([]);
  });

  it('asks nobody for the same thing twice', async () => {
    await asked({ ...SCENARIO, memberIds: [ben.member.id] });
    expect(refusal(await ask(SCENARIO))).toEqual([
      409,
      '“Scope Change Request” is asked for already, by 27 November 2026. End that first, or choose others.',
    ]);
    expect(await lettersTo(ben)).toHaveLength(1);
    now = OVER;
    await asked({ ...SCENARIO, dueOn: '2026-12-04' });
    expect(await lettersTo(ben)).toHaveLength(2);
  });

  it('asks once for who asks several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(SCENARIO)));
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await listed()).toHaveLength(1);
    expect(await lettersTo(ben)).toHaveLength(1);
  });

  it('is refused beyond ten at the same time, also of those that come at once', async () => {
    const slugs = scenarios.slice(0, ASSIGNMENTS_RUNNING_MAX + 2).map(({ slug }) => slug);
    const answers = await Promise.all(slugs.map((slug) => ask({ ...SCENARIO, slug })));
    expect(statusesOf(answers)).toEqual([...Array<number>(ASSIGNMENTS_RUNNING_MAX).fill(201), 409, 409]);
    expect(await listed()).toHaveLength(ASSIGNMENTS_RUNNING_MAX);
    expect(refusal(await ask(TRACK))).toEqual([
      409,
      'Your team is asked for 10 things already. End one of them first.',
    ]);
  });

  it('writes to nobody for whom it is done', async () => {
    for (const slug of PATH) await complete(ben, slug, 6);
    const given = await asked(TRACK);
    expect(given.members.find(({ name }) => name === 'Ben Ito')).toMatchObject({ completed: 4, of: 4, bestScore: 6 });
    expect(await lettersTo(ben)).toEqual([]);
  });
});

describe('how far everybody is (product §25.3)', () => {
  const benOf = (assignments: readonly TeamAssignment[]) =>
    assignments[0]?.members.find(({ memberId }) => memberId === ben.member.id);

  it('counts what was completed since, with the best score, for admins and for themselves', async () => {
    await complete(ben, 'scope-change-request', 9);
    now = new Date(BEGIN.getTime() + DAY_MS);
    const { _id } = await asked(SCENARIO);
    expect(benOf(await listed())).toMatchObject({ doneAt: null, bestScore: null });
    now = new Date(BEGIN.getTime() + 2 * DAY_MS);
    await complete(ben, 'budget-cut-negotiation', 9);
    await complete(ben, null, 9);
    await complete(ben, 'scope-change-request', 5.26);
    const done = { doneAt: now.toISOString(), bestScore: 5.3, completed: 1, of: 1 };
    expect(benOf(await listed())).toMatchObject(done);
    expect(await own(ben)).toMatchObject([{ _id, askedBy: 'Olga Owner', scoresShared: true, ...done }]);
    now = new Date(BEGIN.getTime() + 3 * DAY_MS);
    await complete(ben, 'scope-change-request', 7);
    expect(benOf(await listed())).toMatchObject({ ...done, bestScore: 7 });
  });

  it('shows no score of who keeps scores private, but to themselves', async () => {
    await asked(SCENARIO);
    await complete(ben, 'scope-change-request', 7);
    await call(api, ben).put('/teams/membership', { scoresShared: false }).expect(200);
    expect(benOf(await listed())).toMatchObject({ doneAt: now.toISOString(), bestScore: null, scoresShared: false });
    expect(await own(ben)).toMatchObject([{ bestScore: 7, scoresShared: false }]);
    expect(JSON.stringify(await listed())).not.toContain('"bestScore":7');
  });

  it('is of the track as it was asked for', async () => {
    const [first = ''] = PATH;
    await complete(ben, first, 8);
    await asked(TRACK);
    expect(benOf(await listed())).toMatchObject({ completed: 1, of: PATH.length, bestScore: 8, doneAt: null });
  });

  it('no longer lists who left, whom their own list is empty for', async () => {
    await asked(SCENARIO);
    await call(api, ben).post('/teams/leave').expect(200);
    expect(benOf(await listed())).toBeUndefined();
    expect(await own(ben)).toEqual([]);
  });
});

describe('the end (product §25.2)', () => {
  it('comes with the day, everywhere on earth', async () => {
    await asked(SCENARIO);
    now = new Date(OVER.getTime() - 1);
    expect(await listed()).toMatchObject([{ state: 'running' }]);
    expect(await own(ben)).toHaveLength(1);
    now = OVER;
    await complete(ben, 'scope-change-request', 7);
    expect(await listed()).toMatchObject([{ state: 'over', members: [{ doneAt: null }, { doneAt: null }] }]);
    expect(await own(ben)).toEqual([]);
  });

  it('comes by hand, once however often', async () => {
    const { _id } = await asked(SCENARIO);
    const answers = await Promise.all(Array.from({ length: 3 }, () => end(_id)));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    expect(dataOf('endAssignment', await end(_id))).toMatchObject({ _id, state: 'ended' });
    expect(await own(ben)).toEqual([]);
    expect(await listed()).toMatchObject([{ state: 'ended' }]);
    // There is room for it again.
    await asked(SCENARIO);
    expect((await listed()).map(({ state }) => state)).toEqual(['running', 'ended']);
  });

  it('shows the last ten that do not run', async () => {
    for (const { slug } of scenarios.slice(0, 11)) {
      const { _id } = await asked({ ...SCENARIO, slug });
      await end(_id).expect(200);
    }
    const shown = await listed();
    expect(shown).toHaveLength(10);
    expect(shown.map(({ slug }) => slug)).not.toContain(scenarios[0]?.slug);
  });
});

describe('who may (product §18.7)', () => {
  it('is every admin, from call to call', async () => {
    const admin = await joined(api, team, { name: 'Ada Admin', role: 'admin' });
    const { _id } = await asked(SCENARIO, admin);
    await api.database.teams.setRole({ teamId: team.team.id, memberId: admin.member.id, role: 'member' });
    for (const response of [
      await ask(TRACK, admin),
      await end(_id, admin),
      await call(api, admin).get('/teams/assignments'),
    ])
      expect(refusal(response)).toEqual([403, NO_ADMIN]);
    // What they asked for stands.
    expect(await listed()).toMatchObject([{ _id, askedBy: 'Ada Admin', state: 'running' }]);
  });

  it('is no member, and nobody outside', async () => {
    const { _id } = await asked(SCENARIO);
    for (const person of [ben, await signedIn(api)]) {
      expect(refusal(await ask(TRACK, person))).toEqual([403, NO_ADMIN]);
      expect(refusal(await end(_id, person))).toEqual([403, NO_ADMIN]);
      expect(refusal(await call(api, person).get('/teams/assignments'))).toEqual([403, NO_ADMIN]);
    }
    expect(await own(await signedIn(api))).toEqual([]);
    for (const path of ['/teams/assignments', '/teams/my-assignments'])
      expect((await call(api, null).get(path)).status).toBe(401);
  });

  it('is never another team’s admin', async () => {
    const { _id } = await asked(SCENARIO);
    const other = await openTeam(api);
    expect(refusal(await end(_id, other.owner))).toEqual([404, 'Your team is not asked for this.']);
    expect(refusal(await end('nothing'))).toEqual([404, 'Your team is not asked for this.']);
    expect(await listed(other.owner)).toEqual([]);
    expect(await listed()).toMatchObject([{ state: 'running' }]);
  });

  it('ends with the team, and comes back with it', async () => {
    await asked(SCENARIO);
    await api.database.teams.change(team.team.id, { endsAt: now }, now);
    expect(refusal(await call(api, team.owner).get('/teams/assignments'))).toEqual([403, NO_ADMIN]);
    expect(await own(ben)).toEqual([]);
    await api.database.teams.change(team.team.id, { endsAt: null }, now);
    expect(await own(ben)).toHaveLength(1);
  });
});
