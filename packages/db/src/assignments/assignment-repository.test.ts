/** Assignments in a real MongoDB: a few at a time for each team, and never the same of somebody twice. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ASSIGNMENTS_RUNNING_MAX } from '@parley/shared';
import { duplicateKeyOf } from '../errors';
import { newId } from '../object-id';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import type { AssignmentQuery } from './assignment-repository';
import { assignmentState, type AssignmentRecord, type NewAssignment } from './assignment-record';

const NOW = new Date('2026-11-23T09:00:00Z');
const DUE_ON = '2026-12-04';
/** When that day is over everywhere. */
const OVER = new Date('2026-12-05T12:00:00Z');
const [ANN, BEN, CLEO] = [newId(), newId(), newId()];

let mongo: TestDatabase;
let teamId: string;
beforeAll(async () => {
  mongo = await createTestDatabase();
});
afterAll(() => mongo.drop());
beforeEach(() => {
  teamId = newId();
});

const asked = (given: Partial<NewAssignment> = {}): NewAssignment => ({
  teamId,
  kind: 'scenario',
  slug: 'scope-change-request',
  title: 'Scope Change Request',
  scenarios: ['scope-change-request'],
  note: 'Before the kick-off, please.',
  dueOn: DUE_ON,
  memberIds: null,
  askedBy: ANN,
  ...given,
});
const create = (given: Partial<NewAssignment> = {}, now = NOW) =>
  mongo.database.inTransaction((session) => mongo.database.assignments.create(asked(given), now, session));
async function created(given: Partial<NewAssignment> = {}, now = NOW): Promise<AssignmentRecord> {
  const answer = await create(given, now);
  if ('reason' in answer) throw new Error(answer.reason);
  return answer;
}
const running = (now = NOW) => mongo.database.assignments.running(teamId, now);

describe('what a team is asked for', () => {
  it('is kept as it was asked for, and over when its day has ended everywhere', async () => {
    const one = await created({ memberIds: [ANN, BEN] });
    expect(one).toEqual({
      ...asked({ memberIds: [ANN, BEN] }),
      id: one.id,
      overAt: OVER,
      askedAt: NOW,
      endedAt: null,
    });
    expect(await mongo.database.assignments.find(teamId, one.id)).toEqual(one);
    expect(assignmentState(one, new Date(OVER.getTime() - 1))).toBe('running');
    expect(assignmentState(one, OVER)).toBe('over');
  });

  it('runs, the first to be over first, and is past afterwards, the last asked for first', async () => {
    const later = await created({ slug: 'b', dueOn: '2026-12-10' });
    const sooner = await created({ slug: 'a' });
    expect((await running()).map(({ id }) => id)).toEqual([sooner.id, later.id]);
    expect((await running(OVER)).map(({ id }) => id)).toEqual([later.id]);
    expect((await mongo.database.assignments.past(teamId, OVER, 10)).map(({ id }) => id)).toEqual([sooner.id]);
    const wholly = new Date('2027-01-01T00:00:00Z');
    expect((await mongo.database.assignments.past(teamId, wholly, 1)).map(({ id }) => id)).toEqual([sooner.id]);
  });

  it('is refused for the same thing to the same people while it runs', async () => {
    const first = await created({ memberIds: [ANN, BEN] });
    expect(await create({ memberIds: [BEN, CLEO] })).toEqual({ reason: 'asked_already', assignment: first });
    expect(await create()).toEqual({ reason: 'asked_already', assignment: first });
    expect(await create({ memberIds: [CLEO] })).toMatchObject({ memberIds: [CLEO] });
    // A track of the same name is another thing.
    expect(await create({ kind: 'track', memberIds: [ANN] })).toMatchObject({ kind: 'track' });
    expect(await create({}, OVER)).toMatchObject({ memberIds: null });
  });

  it('is refused beyond what may run at once, also of many that are asked for at once', async () => {
    const slugs = Array.from({ length: ASSIGNMENTS_RUNNING_MAX + 5 }, (_, at) => `s${at}`);
    const answers = await Promise.all(slugs.map((slug) => again(() => create({ slug }))));
    expect(answers.filter((answer) => 'reason' in answer)).toEqual(
      Array.from({ length: 5 }, () => ({ reason: 'too_many' })),
    );
    const [first] = await running();
    await mongo.database.assignments.end({ teamId, id: first?.id ?? '', now: NOW });
    expect(await create({ slug: 'room' })).toMatchObject({ slug: 'room' });
    expect(await create({ slug: 'no-room' })).toEqual({ reason: 'too_many' });
    expect(await create({ slug: 'afterwards' }, OVER)).toMatchObject({ slug: 'afterwards' });
  });

  it('is asked for once by several that ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => again(() => create())));
    const made = answers.filter((answer) => !('reason' in answer));
    expect(made).toHaveLength(1);
    expect(answers.filter((answer) => 'reason' in answer && answer.reason === 'asked_already')).toHaveLength(5);
    expect(await running()).toHaveLength(1);
  });

  it('is nothing of another team’s', async () => {
    const one = await created();
    expect(await mongo.database.assignments.find(newId(), one.id)).toBeNull();
    expect(await mongo.database.assignments.end({ teamId: newId(), id: one.id, now: NOW })).toBeNull();
    expect(await mongo.database.assignments.find(teamId, 'nothing')).toBeNull();
    expect(await running()).toEqual([one]);
  });
});

describe('ending it', () => {
  it('keeps the first end, however often and from wherever', async () => {
    const one = await created();
    const end = (now: Date) => mongo.database.assignments.end({ teamId, id: one.id, now });
    const at = new Date('2026-11-24T09:00:00Z');
    expect(await end(at)).toEqual({ ...one, endedAt: at });
    expect(await end(new Date('2026-11-25T09:00:00Z'))).toEqual({ ...one, endedAt: at });
    expect(await running(at)).toEqual([]);
    expect(await mongo.database.assignments.past(teamId, at, 10)).toHaveLength(1);
  });

  it('leaves one that is over as it is', async () => {
    const one = await created();
    expect(await mongo.database.assignments.end({ teamId, id: one.id, now: OVER })).toEqual(one);
  });
});

describe('what is over soon', () => {
  const query: AssignmentQuery = { from: NOW, until: OVER, fromId: null, limit: 1_000 };
  const soon = async (given: Partial<AssignmentQuery> = {}) =>
    (await mongo.database.assignments.overBetween({ ...query, ...given }))
      .filter((one) => one.teamId === teamId)
      .map(({ slug }) => slug);

  it('is found by its time, unless it was ended', async () => {
    const a = await created({ slug: 'a' });
    await created({ slug: 'later', dueOn: '2026-12-05' });
    const b = await created({ slug: 'b' });
    expect(await soon()).toEqual(['a', 'b']);
    expect(await soon({ fromId: b.id })).toEqual(['b']);
    expect(await soon({ fromId: a.id, limit: 1 })).toEqual(['a']);
    expect(await soon({ until: new Date(OVER.getTime() - 1) })).toEqual([]);
    expect(await soon({ from: OVER })).toEqual([]);
    await mongo.database.assignments.end({ teamId, id: a.id, now: NOW });
    expect(await soon()).toEqual(['b']);
  });
});

/** As whoever asks does it: another one was faster. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (duplicateKeyOf(error) === null) throw error;
    }
  }
}
