/** A team's report on paper: for its admins alone, one render for each state of the team. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExportRecord, TeamMemberRecord, TeamRecord } from '@parley/db';
import { createTeam, joinTeam } from '@parley/db/testing';
import { createMetricsRegistry, type QueueProducers } from '@parley/platform';
import request, { type Response } from 'supertest';
import { buildApp } from '../../app';
import {
  createConversationFixture,
  failureOf,
  type ConversationFixture,
  type Person,
} from '../conversations/testing/conversation-fixture';
import { eventually } from '../conversations/testing/eventually';
import { feedbackOf } from '../conversations/testing/scripted-coach';

const PATH = '/teams/report/pdf';
const PDF = Buffer.from('%PDF-1.7 how the team does');
const NO_ACCESS = "You don't have access to team admin features.";
const A_DAY_MS = 24 * 60 * 60_000;

let later = 0;
let fixture: ConversationFixture;
let owner: Person;
let member: Person;
let membership: TeamMemberRecord;
let team: TeamRecord;
beforeAll(async () => {
  fixture = await createConversationFixture({
    settings: { exportWaitMs: 1_200 },
    dependencies: { clock: () => new Date(Date.now() + later) },
  });
  fixture.coach.answer = ['So tell me.'];
  fixture.coach.onAssess = async (_context, at) => feedbackOf(7.4, at);
});
afterAll(() => fixture.closeFixture());
beforeEach(async () => {
  later = 0;
  owner = await fixture.register();
  member = await fixture.register();
  const endsAt = new Date(Date.now() + 30 * A_DAY_MS);
  team = await createTeam(fixture.database, { ownerId: owner.id, endsAt });
  membership = await joinTeam(fixture.database, team, member.id);
});

const ask = (person: Person) => person.get(PATH);
const exportsOf = () => fixture.database.exports;
/** What waits for a worker. */
const waiting = () => exportsOf().findLost(new Date(Date.now() + later + A_DAY_MS), 1_000);

/** Sends the requests, does the work on the one export that they ask for, and gives the answers. */
async function during(
  send: () => Promise<readonly Response[]>,
  work: (exportId: string) => Promise<unknown>,
): Promise<readonly Response[]> {
  const before = await waiting();
  const fresh = async () => (await waiting()).filter((id) => !before.includes(id));
  const answers = send();
  const [exportId] = await eventually('an export to be asked for', async () => {
    const ids = await fresh();
    return ids.length > 0 ? ids : null;
  });
  if (exportId === undefined) throw new Error('Nothing was asked for');
  await work(exportId);
  const given = await answers;
  expect(await fresh()).toEqual([]);
  return given;
}
/** What a worker does, without its browser. */
async function take(exportId: string) {
  const now = new Date();
  const taken = await exportsOf().claim(exportId, { now, heldUntil: new Date(now.getTime() + 60_000) });
  if (taken === null) throw new Error('There was nothing to render');
  return taken;
}
async function render(exportId: string): Promise<ExportRecord> {
  const { claim, record } = await take(exportId);
  await exportsOf().complete(claim, Buffer.concat([PDF, Buffer.from(exportId)]), new Date());
  return record;
}
async function rendered(person = owner): Promise<{ file: string; record: ExportRecord }> {
  const records: ExportRecord[] = [];
  const [response] = await during(
    async () => [await ask(person)],
    async (id) => records.push(await render(id)),
  );
  const [record] = records;
  if (response === undefined || record === undefined) throw new Error('Nothing was rendered');
  expect(response.status).toBe(200);
  return { file: String(response.body), record };
}

async function practise(person: Person, words: string): Promise<string> {
  const { _id } = await person.start(fixture.scenario);
  await person.post(`/conversations/${_id}/messages`, { message: words }).expect(200);
  await person.post(`/conversations/${_id}/end`).expect(200);
  return _id;
}

describe('the report of a team', () => {
  it('is a file for the owner, and for who was made an admin', async () => {
    const [response] = await during(async () => [await ask(owner)], render);
    expect(response?.status).toBe(200);
    expect(String(response?.body)).toContain(String(PDF));
    expect(response?.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=team-rollup-report.pdf',
      'cache-control': 'no-store',
    });
    await fixture.database.teams.setRole({ teamId: team.id, memberId: membership.id, role: 'admin' });
    expect(String((await ask(member).expect(200)).body)).toBe(String(response?.body));
  });

  it('is for nobody else, from the moment a right is taken away or the team is over', async () => {
    const stranger = await fixture.register();
    const refusals = async (...people: Person[]) =>
      Promise.all(
        people.map(async (person) => {
          const response = await ask(person);
          return [response.status, failureOf(response).message];
        }),
      );
    expect(await refusals(member, stranger)).toEqual([
      [403, NO_ACCESS],
      [403, NO_ACCESS],
    ]);
    expect((await request(fixture.base).get(`/api${PATH}`)).status).toBe(401);
    await rendered();
    await fixture.database.teams.setRole({ teamId: team.id, memberId: membership.id, role: 'admin' });
    await ask(member).expect(200);
    await fixture.database.teams.setRole({ teamId: team.id, memberId: membership.id, role: 'member' });
    expect(await refusals(member)).toEqual([[403, NO_ACCESS]]);
    later = 31 * A_DAY_MS;
    expect(await refusals(await fixture.signInAgain(owner))).toEqual([[403, NO_ACCESS]]);
    expect(await waiting()).toEqual([]);
  });

  it('is rendered once for all who ask at once, and is the same file for the same state', async () => {
    await fixture.database.teams.setRole({ teamId: team.id, memberId: membership.id, role: 'admin' });
    const people = [owner, member, owner, member, owner, owner, member, owner];
    const answers = await during(() => Promise.all(people.map(ask)), render);
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(String((await ask(owner)).body)).toBe(String(answers[0]?.body));
    expect(await waiting()).toEqual([]);
  });

  it('is another once the team has done something, and holds no word of it', async () => {
    const before = await rendered();
    const held = await practise(member, 'We lose the twelfth, and Zanzibar knows.');
    const after = await rendered();
    expect(after.file).not.toBe(before.file);
    const { subject } = after.record;
    if (subject.of !== 'team') throw new Error('It is of a conversation');
    expect(subject).toMatchObject({
      teamId: team.id,
      report: { completed: 1, practising: 1, average: { score: 7.4, people: 1 }, seats: { total: 10, members: 2 } },
    });
    const told = JSON.stringify(subject.report);
    const { messages, feedback } = await member.conversation(held);
    for (const { content } of messages) expect(told).not.toContain(content);
    expect(told).not.toContain('Zanzibar');
    expect(feedback).not.toBeNull();
    for (const text of [feedback?.keyInsights, ...(feedback?.strengths ?? [])]) expect(told).not.toContain(text);
    expect(told).not.toMatch(/Ada Byron|example\.org/);
  });

  it('is of one’s own team, whoever else has one', async () => {
    const other = await fixture.register();
    await createTeam(fixture.database, { ownerId: other.id, name: 'Delivery Office South' });
    const mine = await rendered(owner);
    const theirs = await rendered(other);
    expect(theirs.file).not.toBe(mine.file);
    expect(theirs.record.subject).toMatchObject({ report: { team: { name: 'Delivery Office South' } } });
  });

  it('is at none of the addresses that lead to people’s own exports', async () => {
    const { record } = await rendered();
    const { file } = (await exportsOf().find(record.id)) ?? {};
    for (const path of [`status/${record.id}`, `download/${file?.name}`])
      expect((await owner.get(`/conversations/export/${path}`)).status).toBe(404);
  });
});

describe('without a file', () => {
  it('one is told that there will be none', async () => {
    const fail = async (exportId: string) => {
      const { claim } = await take(exportId);
      await exportsOf().markAttemptFailed(claim, { error: 'It broke.', last: true, heldUntil: new Date() });
    };
    const [response] = await during(async () => [await ask(owner)], fail);
    expect([response?.status, failureOf(response ?? { body: null })]).toEqual([
      502,
      expect.objectContaining({ code: 'export_failed', message: 'PDF generation failed' }),
    ]);
    // The next one who asks begins a new one.
    expect((await rendered()).file).toContain(String(PDF));
  });

  it('one is told in time that it takes too long, and has it the next time', async () => {
    const response = await ask(owner);
    expect([response.status, failureOf(response)]).toEqual([
      504,
      expect.objectContaining({ code: 'export_timeout', message: 'PDF generation timeout' }),
    ]);
    for (const id of await waiting()) await render(id);
    await ask(owner).expect(200);
  });

  it('while Redis is away nothing is left half-made', async () => {
    const away = () => Promise.reject(new Error('Connection is closed.'));
    const close = async () => undefined;
    const queues: QueueProducers = { add: away, schedule: away, waiting: away, readers: away, close };
    const cut = buildApp({ ...fixture.dependencies, metrics: createMetricsRegistry('cut-team'), queues });
    const response = await request(cut).get(`/api${PATH}`).set('Authorization', `Bearer ${owner.token}`);
    expect(response.status).toBe(503);
    expect(await waiting()).toEqual([]);
  });
});
