/** What a team is asked for, as the worker writes about it, over real MongoDB, Redis and SMTP (product §25.5). */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newId, type AssignmentRecord, type EmailRecord, type NewAssignment, type TeamMemberRecord } from '@parley/db';
import { createUser } from '@parley/db/testing';
import { LEASE_TIMING, newLinkToken } from '@parley/platform';
import type { JobPayload } from '@parley/shared';
import { isToRemind } from './jobs/owe-reminders/assignments-due';
import { sendEmail } from './jobs/send-email/send-email';
import { reminderProcessor } from './processors/reminder';
import { decoded } from './testing/mail-catcher';
import { BRAND, logger, openWorkerFixture, type WorkerFixture } from './testing/worker-fixture';

const ASKED = new Date('2026-11-23T09:00:00Z');
const DUE_ON = '2026-12-04';
const THIRD_DAY_BEFORE = new Date('2026-12-01T06:45:00Z');
const OVER = new Date('2026-12-05T12:00:00Z');
const ONCE = { last: false, nextInMs: 20 } as const;
const FIRST_PAGE = { task: 'assignments_due', at: null, after: null, waited: 0 } as const;

let fixture: WorkerFixture;
let teamId: string;
let owner: TeamMemberRecord;
let ben: TeamMemberRecord;
beforeEach(async () => {
  fixture = await openWorkerFixture();
  const { database } = fixture.mongo;
  const { id: ownerId } = await createUser(database, { name: 'Olga Owner', now: ASKED });
  const team = await database.teams.create({
    name: 'Bridges & roads',
    organization: 'Halden Freight',
    ownerId,
    planType: 'team_pilot',
    seats: 200,
    creditsPerSeat: 300,
    endsAt: new Date('2027-01-20T00:00:00Z'),
    now: ASKED,
  });
  if (team === 'in_a_team') throw new Error('The owner is in a team');
  teamId = team.id;
  const [first] = await database.teams.seated(teamId);
  if (first === undefined) throw new Error('The owner holds no seat');
  owner = first;
  ben = await joined('Ben Ito');
});
afterEach(() => fixture.close());

async function joined(name: string): Promise<TeamMemberRecord> {
  const { teams } = fixture.mongo.database;
  const user = await createUser(fixture.mongo.database, { name, now: ASKED });
  const endsAt = new Date(ASKED.getTime() + 7 * 86_400_000);
  const people = [{ name, email: user.email }];
  const owe = async (): Promise<void> => undefined;
  const invited = await teams.invite({ teamId, people, invitedBy: owner.userId ?? '', endsAt, now: ASKED, owe });
  if (!Array.isArray(invited) || invited[0] === undefined) throw new Error(`${name} was not invited`);
  const { hash: tokenHash } = newLinkToken();
  await teams.addInvitationToken({ memberId: invited[0].id, endsAt, tokenHash, now: ASKED });
  const place = await teams.accept({ tokenHash, userId: user.id, email: user.email, now: ASKED });
  if (typeof place === 'string') throw new Error(`${name} did not join: ${place}`);
  return place.member;
}

async function ask(given: Partial<NewAssignment> = {}, now = ASKED): Promise<AssignmentRecord> {
  const { database } = fixture.mongo;
  const input: NewAssignment = {
    teamId,
    kind: 'scenario',
    slug: 'scope-change-request',
    title: 'Scope Change Request',
    scenarios: ['scope-change-request'],
    note: 'Look at www.intranet.example first.',
    dueOn: DUE_ON,
    memberIds: null,
    askedBy: owner.id,
    ...given,
  };
  const answer = await database.inTransaction((session) => database.assignments.create(input, now, session));
  if ('reason' in answer) throw new Error(answer.reason);
  return answer;
}

async function complete({ userId }: TeamMemberRecord, scenarioSlug = 'scope-change-request'): Promise<void> {
  const { database } = fixture.mongo;
  const completedAt = new Date('2026-11-25T09:00:00Z');
  const result = { completedAt, overallScore: 7, skills: [], scenarioSlug };
  const conversation = { userId: userId ?? '', conversationId: newId(), startedAt: completedAt, result };
  await database.inTransaction((session) => database.teams.recordResult({ ...conversation, session }));
}

/** Looks at every page there is. */
async function look(now: Date): Promise<number> {
  const handed: JobPayload<'reminder'>[] = [FIRST_PAGE];
  const processor = reminderProcessor({
    database: fixture.mongo.database,
    brand: BRAND,
    post: async () => undefined,
    queues: {
      add: async (_queue, payload) => {
        if ('task' in payload) handed.push(payload);
      },
      waiting: async () => 0,
    },
    clock: () => now,
    logger,
  });
  let pages = 0;
  for (let next = handed.shift(); next !== undefined; next = handed.shift()) {
    await processor.process(next, ONCE);
    pages += 1;
  }
  return pages;
}

async function owed(): Promise<readonly EmailRecord[]> {
  const { emailLog } = fixture.mongo.database;
  const ids = await emailLog.findLost(new Date('2030-01-01T00:00:00Z'), 1_000);
  const letters = await Promise.all(ids.map((id) => emailLog.find(id)));
  return letters.flatMap((letter) => (letter?.template.startsWith('assignment') ? letter : []));
}
const names = async (): Promise<string[]> => (await owed()).map(({ to }) => to.name).toSorted();

/** What was sent, without the line breaks that mail needs. */
const sent = (): string[] => fixture.mail.caught.map(({ raw }) => decoded(raw).replaceAll(/\s+/g, ' '));

function send(id: string, now: Date) {
  const settings = { database: fixture.mongo.database, mailer: fixture.mailer, brand: BRAND };
  return sendEmail({ ...settings, lease: LEASE_TIMING, clock: () => now, logger }, id, ONCE);
}

describe('the day on which it is spoken of again', () => {
  it.each([
    ['2026-11-30T23:59:59Z', '2026-11-23T09:00:00Z', false],
    ['2026-12-01T00:00:00Z', '2026-11-23T09:00:00Z', true],
    ['2026-12-04T23:00:00Z', '2026-11-23T09:00:00Z', true],
    ['2026-12-01T06:45:00Z', '2026-11-29T23:59:59Z', true],
    ['2026-12-01T06:45:00Z', '2026-11-30T00:00:00Z', false],
  ])('at %s, asked for at %s: %p', (at, askedAt, expected) => {
    expect(isToRemind({ dueOn: DUE_ON, askedAt: new Date(askedAt) }, new Date(at))).toBe(expected);
  });
});

describe('the reminder', () => {
  it('goes once, three days before, to whom it is not done for', async () => {
    await joined('Cleo Marsh');
    await ask();
    await complete(ben);
    await look(new Date('2026-11-30T06:45:00Z'));
    expect(await names()).toEqual([]);
    await look(THIRD_DAY_BEFORE);
    expect(await names()).toEqual(['Cleo Marsh', 'Olga Owner']);
    await Promise.all([look(THIRD_DAY_BEFORE), look(new Date('2026-12-03T06:45:00Z'))]);
    expect(await owed()).toHaveLength(2);
  });

  it('goes to nobody who is not asked, has left, or whose team is over; nor for what was ended', async () => {
    const { assignments, teams } = fixture.mongo.database;
    const cleo = await joined('Cleo Marsh');
    await ask({ memberIds: [ben.id, cleo.id] });
    await teams.leave({ userId: cleo.userId ?? '', now: ASKED });
    const ended = await ask({ kind: 'track', slug: 'a-track' });
    await assignments.end({ teamId, id: ended.id, now: ASKED });
    await look(THIRD_DAY_BEFORE);
    expect(await names()).toEqual(['Ben Ito']);
    await ask({ kind: 'track', slug: 'another-track' });
    await teams.change(teamId, { endsAt: new Date('2026-12-01T00:00:00Z') }, ASKED);
    await look(THIRD_DAY_BEFORE);
    expect(await names()).toEqual(['Ben Ito']);
  });

  it('reaches everybody of a large team and of every assignment, a page at a time', async () => {
    const { teams } = fixture.mongo.database;
    for (let at = 0; at < 60; at += 1) await joined(`Member ${at}`);
    await ask();
    await ask({ kind: 'track', slug: 'a-track', scenarios: ['one', 'two'] });
    expect(await look(THIRD_DAY_BEFORE)).toBeGreaterThan(3);
    expect(await owed()).toHaveLength(2 * (await teams.seated(teamId)).length);
  });
});

describe('a letter of an assignment', () => {
  /** Of Ben's, owed by the reminder. */
  async function reminded(given: Partial<NewAssignment> = {}): Promise<{ id: string; assignment: AssignmentRecord }> {
    const assignment = await ask({ memberIds: [ben.id], ...given });
    await look(THIRD_DAY_BEFORE);
    const [letter] = await owed();
    if (letter === undefined) throw new Error('No letter is owed');
    return { id: letter.id, assignment };
  }
  const why = async (id: string) => {
    const letter = await fixture.mongo.database.emailLog.find(id);
    return [letter?.status, letter?.detail];
  };

  it('is sent while it is still to be done', async () => {
    const { id } = await reminded();
    expect(await send(id, THIRD_DAY_BEFORE)).toBe('sent');
    expect(sent()).toEqual([
      expect.stringContaining('By 4 December 2026, your team Bridges & roads asks you to complete'),
    ]);
  });

  it('is dropped once it is done, ended or over, or the person has left', async () => {
    const { database } = fixture.mongo;
    const done = await reminded();
    await complete(ben);
    expect(await send(done.id, THIRD_DAY_BEFORE)).toBe('dropped');
    expect(await why(done.id)).toEqual(['dropped', 'It is done']);

    const ended = await reminded({ kind: 'track', slug: 'a-track', scenarios: ['other'] });
    await database.assignments.end({ teamId, id: ended.assignment.id, now: THIRD_DAY_BEFORE });
    expect(await send(ended.id, THIRD_DAY_BEFORE)).toBe('dropped');
    expect(await why(ended.id)).toEqual(['dropped', 'It is over or was ended']);

    const over = await reminded({ kind: 'track', slug: 'b-track', scenarios: ['other'] });
    expect(await send(over.id, OVER)).toBe('dropped');

    const left = await reminded({ kind: 'track', slug: 'c-track', scenarios: ['other'] });
    await database.teams.leave({ userId: ben.userId ?? '', now: THIRD_DAY_BEFORE });
    expect(await send(left.id, THIRD_DAY_BEFORE)).toBe('dropped');
    expect(await why(left.id)).toEqual(['dropped', 'The person is not in the team any more']);
    expect(sent()).toEqual([]);
  });

  it('names who asks as they are called when it is sent, and makes no link of the note', async () => {
    const { database } = fixture.mongo;
    const { id: assignmentId, kind, slug, title, note, dueOn } = await ask();
    const person = { userId: ben.userId, to: { name: ben.name, address: ben.email } };
    const data = { name: 'Ben', teamName: 'Bridges', teamId, assignmentId, memberId: ben.id, kind, slug, title, note };
    const id = await database.emailLog.create({
      key: `assignment_asked:${assignmentId}:${ben.id}`,
      template: 'assignment_asked',
      ...person,
      data: { ...data, dueOn },
      now: ASKED,
    });
    expect(await send(id ?? '', ASKED)).toBe('sent');
    const [text = ''] = sent();
    expect(text).toContain('Olga Owner, of your team Bridges, asks you to complete the scenario');
    expect(text).toContain('www[.]intranet[.]example');
    expect(text).not.toContain('www.intranet.example');
  });
});
