/**
 * No word of a conversation gets out to a team (product §18.4): two people do everything the product lets them do, before
 * and after they join, and sign their words; then every answer a team gives is searched for them.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everythingStored } from '@parley/db/testing';
import { endpoints, type EndpointDefinition } from '@parley/shared';
import { z } from 'zod';
import { invitationToken } from '../../testing/mailed-token';
import { dataOf, type ConversationFixture } from '../conversations/testing/conversation-fixture';
import { templateFixture } from '../custom-scenarios/testing/template-fixture';
import { createLifeFixture, live, type Life } from '../own-data/testing/lived-in-account';
import { call, invited, openTeam, type TestTeam } from './testing/team-fixture';

const withId = z.object({ _id: z.string() });
const generatedSchema = z.object({ conversation: withId });

/** What the coach says to everybody, in replies and in reports. */
const COACH = ['So tell me', 'You named the date first', 'Ask who carries the cost', 'You said:', 'A clear offer'];

/** What is kept of somebody's words, from before they joined and after: signed with their mark. */
const KEPT = [
  'said',
  'template',
  'context',
  'shared',
  'deleted',
  'fields',
  'brief',
  'asking',
  'team-said',
  'team-branch',
  'team-own',
  'team-title',
  'team-unfinished',
];
/** A draft for a tip is kept nowhere, a report on paper as bytes. */
const PASSING = ['draft', 'exported'];
const signed = (words: readonly string[]): string[] =>
  lives.flatMap(({ mark }) => words.map((what) => `${mark}-${what}`));

let fixture: ConversationFixture;
let team: TestTeam;
let lives: readonly Life[];
/** Of an invitation that nobody has used yet. */
let openToken: string;

/** What a member does on the team's credits: talks, tries again, rehearses a scenario of their own, leaves one unfinished. */
async function practise({ person, mark }: Life): Promise<void> {
  const say = (id: string, what: string) =>
    person.post(`/conversations/${id}/messages`, { message: `We lose the 12th. ${mark}-team-${what}.` }).expect(200);
  const end = (id: string) => person.post(`/conversations/${id}/end`).expect(200);

  const { _id: talk } = await person.start(fixture.scenario);
  await say(talk, 'said');
  await end(talk);
  const branch = await person.post(`/conversations/${talk}/branches`, { messageNumber: 2 }).expect(201);
  await say(dataOf(branch, withId)._id, 'branch');

  const template = templateFixture({ title: `${mark}-team-title` });
  const { _id: templateId } = dataOf(await person.post('/custom-scenarios', template).expect(201), withId);
  const own = await person.post(`/custom-scenarios/${templateId}/generate`).expect(201);
  const ownId = dataOf(own, generatedSchema).conversation._id;
  await say(ownId, 'own');
  await end(ownId);

  const { _id: unfinished } = await person.start(fixture.scenario);
  await say(unfinished, 'unfinished');
}

/** Whose own team is over can join another. */
async function endOwnTeam({ person }: Life): Promise<void> {
  const { teams } = fixture.database;
  const now = new Date();
  const place = await teams.membershipOf(person.id, now);
  if (place !== null) await teams.change(place.team.id, { endsAt: now }, now);
}

beforeAll(async () => {
  fixture = await createLifeFixture();
  team = await openTeam(fixture);
  lives = [await live(fixture, 'Quillfeather'), await live(fixture, 'Zumbrunnen')];
  for (const life of lives) {
    await endOwnTeam(life);
    const invitation = await invited(fixture, team, { name: life.name, email: life.email });
    await life.person.post(`/teams/invitations/${await invitationToken(fixture, invitation)}/accept`).expect(200);
    await practise(life);
  }
  openToken = await invitationToken(fixture, await invited(fixture, team, { name: 'Ines', email: 'ines@example.org' }));
});
afterAll(() => fixture.closeFixture());

/** Everything a team answers to who asks as its admin; what waits for a worker is searched where it is made. */
const READS = Object.values<EndpointDefinition>(endpoints)
  .filter(
    ({ method, path, kind, mediaType }) =>
      method === 'GET' && path.startsWith('/teams/') && !(kind === 'file' && mediaType === 'application/pdf'),
  )
  .map(({ path }) => path);

const foundIn = (text: string): string[] =>
  [...signed([...KEPT, ...PASSING]), ...COACH, 'hidden'].filter((words) => text.includes(words));

describe('words of conversations', () => {
  it('are all stored, so that they could be found', async () => {
    const stored = JSON.stringify(await everythingStored(fixture.mongo));
    const missing = [...signed(KEPT), ...COACH, 'hidden'].filter((words) => !stored.includes(words));
    expect(missing).toEqual([]);
  });

  it('stand nowhere in what is stored of a team', async () => {
    const stored = await everythingStored(fixture.mongo);
    const ofTeam = ['teamMembers', 'teamResults'].flatMap((collection) =>
      (stored[collection] ?? []).filter(({ teamId }) => String(teamId) === team.team.id),
    );
    expect(ofTeam).toHaveLength(4 + 4);
    expect(foundIn(JSON.stringify([stored['teams'], ofTeam]))).toEqual([]);
  });

  it('are searched in every answer there is', () => {
    expect(READS).toEqual(
      expect.arrayContaining(['/teams/dashboard', '/teams/leaderboard', '/teams/report/download', '/teams/membership']),
    );
  });

  it.each(READS)('stand nowhere in GET %s', async (path) => {
    const answer = await call(fixture, team.owner).get(path.replace(':token', openToken));
    expect(answer.status).toBe(200);
    expect(foundIn(answer.text)).toEqual([]);
  });

  it('stand nowhere in what a member is shown of themselves', async () => {
    for (const { person } of lives)
      expect(foundIn((await person.get('/teams/membership').expect(200)).text)).toEqual([]);
  });

  it('stay out while what was practised counts', async () => {
    const dashboard = await call(fixture, team.owner).get('/teams/dashboard').expect(200);
    const { memberStats } = dataOf(
      dashboard,
      z.object({ memberStats: z.array(z.object({ completedSimulations: z.number() })) }),
    );
    expect(memberStats.map(({ completedSimulations }) => completedSimulations)).toEqual([0, 0, 2, 2]);
    expect(dashboard.text).toContain('Quillfeather-Name');
  });
});
