import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TeamReport } from '@parley/shared';
import { mongo } from 'mongoose';
import { newId } from '../object-id';
import { createTestDatabase, queryPlans, type TestDatabase } from '../testing';
import { EXPORT_RETENTION_MS, type ExportClaim, type ExportRequest } from './export-repository';

const START = new Date('2026-11-02T09:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
const AN_HOUR = 3_600;
const PDF = new TextEncoder().encode('%PDF-1.7 the report');

let test: TestDatabase;
let client: mongo.MongoClient;
beforeAll(async () => {
  test = await createTestDatabase();
  client = await mongo.MongoClient.connect(test.uri);
});
afterAll(async () => {
  await client.close();
  await test.drop();
});

const repository = () => test.database.exports;
const collection = (name: string) => client.db(test.name).collection(name);
const REPORT: TeamReport = {
  team: { name: 'North', organization: '', planType: 'enterprise', startedOn: '2026-11-01', endsOn: null },
  asOf: '2026-11-02',
  seats: { total: null, members: 1, invited: 0 },
  credits: { available: null, used: 0 },
  completed: 0,
  practising: 0,
  average: null,
  trend: 'No conversation has been completed yet.',
  weeks: [],
  tracks: [],
  skills: { people: 0, averages: null },
  distribution: Array.from({ length: 10 }, () => 0),
  practised: { scenarios: [], others: { scenarios: 0, completed: 0 }, own: 0 },
  next: [],
};
const ofConversation = () => ({ of: 'conversation', conversationId: newId(), userId: newId() }) as const;
const wish = (given: Partial<ExportRequest> = {}): ExportRequest => ({
  subject: ofConversation(),
  kind: 'pdf',
  version: START.toISOString(),
  now: START,
  ...given,
});

async function claimed(given: Partial<ExportRequest> = {}): Promise<ExportClaim> {
  const { id } = await repository().request(wish(given));
  const taken = await repository().claim(id, { now: START, heldUntil: after(60) });
  if (taken === null) throw new Error('A fresh export could not be claimed');
  return taken.claim;
}

async function completed(given: Partial<ExportRequest> = {}) {
  const claim = await claimed(given);
  await repository().complete(claim, PDF, after(1));
  const record = await repository().find(claim.exportId);
  const file = record?.file ?? null;
  if (record === null || file === null) throw new Error('The export has no file');
  return { ...record, file };
}

describe('an export', () => {
  it('is one for all who ask for the same report at once, and another for another version of it', async () => {
    const asked = wish();
    const records = await Promise.all(Array.from({ length: 20 }, () => repository().request(asked)));
    expect(new Set(records.map(({ id }) => id)).size).toBe(1);
    const later = await repository().request({ ...asked, version: after(9).toISOString() });
    expect(later.id).not.toBe(records[0]?.id);
  });

  it('is kept for 30 days after it was last asked for, its file as well', async () => {
    const asked = wish();
    const { id } = await completed(asked);
    await repository().request({ ...asked, now: after(AN_HOUR) });
    expect((await repository().find(id))?.expiresAt).toEqual(new Date(after(AN_HOUR).getTime() + EXPORT_RETENTION_MS));
    const indexes = await collection('exports').indexes();
    expect(indexes.find(({ key }) => 'expiresAt' in key)).toMatchObject({ expireAfterSeconds: 0 });
  });

  it('of a team is one for all who ask for the same state, keeps what it says, and is nobody’s alone', async () => {
    const [teamId, other] = [newId(), newId()];
    const asked = { subject: { of: 'team', teamId, report: REPORT }, version: 'the state of today' } as const;
    const records = await Promise.all(Array.from({ length: 12 }, () => repository().request(wish(asked))));
    expect(new Set(records.map(({ id }) => id)).size).toBe(1);
    const [first] = records;
    if (first === undefined) throw new Error('Nothing was asked for');
    expect(await repository().find(first.id)).toMatchObject({ subject: asked.subject });
    // The same version of another team, and of a conversation, is another export.
    const others = await Promise.all([
      repository().request(wish({ ...asked, subject: { ...asked.subject, teamId: other } })),
      repository().request(wish({ version: asked.version })),
      repository().request(wish({ ...asked, version: 'another state' })),
    ]);
    expect(new Set([first, ...others].map(({ id }) => id)).size).toBe(4);
    const { id, file } = await completed(asked);
    expect(id).toBe(first.id);
    for (const person of [newId(), teamId]) {
      expect(await repository().findOwned(id, person)).toBeNull();
      expect(await repository().findOwnedByFile(file.name, person)).toBeNull();
    }
  });

  it('belongs to one person', async () => {
    const userId = newId();
    const { id, file } = await completed({ subject: { ...ofConversation(), userId } });
    expect(await repository().findOwned(id, userId)).toMatchObject({ id });
    expect(await repository().findOwned(id, newId())).toBeNull();
    expect(await repository().findOwned('../../etc/passwd', userId)).toBeNull();
    expect(await repository().findOwnedByFile(file.name, userId)).toMatchObject({ id });
    expect(await repository().findOwnedByFile(file.name, newId())).toBeNull();
  });

  it('gives the bytes it was given, under a name nobody guesses', async () => {
    const one = await completed();
    const other = await completed();
    expect(one.file.name).toMatch(/^[\w-]{32}\.pdf$/);
    expect(other.file.name).not.toBe(one.file.name);
    expect(await buffer(repository().read(one.file))).toEqual(Buffer.from(PDF));
    expect(one.file.bytes).toBe(PDF.byteLength);
  });
});

describe('the work on an export', () => {
  it('is done by one worker at a time; another takes over when the lease has run out, and the first can write no more', async () => {
    const { id } = await repository().request(wish());
    const claim = (now: Date) => repository().claim(id, { now, heldUntil: new Date(now.getTime() + 60_000) });
    const first = (await Promise.all([claim(START), claim(START), claim(START)])).filter((taken) => taken !== null);
    expect(first).toHaveLength(1);
    expect(await claim(after(59))).toBeNull();
    const second = await claim(after(61));
    expect(second?.record.attempts).toBe(2);
    if (first[0] === undefined || second === null) throw new Error('There should have been two claims');
    expect(await repository().complete(first[0].claim, PDF, after(62))).toBe(false);
    await repository().markAttemptFailed(first[0].claim, { error: 'too late', last: true, heldUntil: after(63) });
    expect(await repository().find(id)).toMatchObject({ status: 'rendering', error: null });
    expect(await collection('exportFiles.files').countDocuments({ 'metadata.exportId': new mongo.ObjectId(id) })).toBe(
      0,
    );
    expect(await repository().complete(second.claim, PDF, after(64))).toBe(true);
    expect(await claim(after(999))).toBeNull();
  });

  it('begins again after a failed attempt, and ends with the last; asking again begins a new one', async () => {
    const asked = wish();
    const first = await claimed(asked);
    await repository().markAttemptFailed(first, {
      error: 'The report could not be made.',
      last: false,
      heldUntil: after(90),
    });
    expect(await repository().find(first.exportId)).toMatchObject({ status: 'queued', error: null });
    const second = await repository().claim(first.exportId, { now: after(5), heldUntil: after(65) });
    if (second === null) throw new Error('It should be free again');
    await repository().markAttemptFailed(second.claim, {
      error: 'The report could not be made.',
      last: true,
      heldUntil: after(90),
    });
    expect(await repository().find(first.exportId)).toMatchObject({
      status: 'failed',
      attempts: 2,
      error: 'The report could not be made.',
    });
    const again = await repository().request(asked);
    expect(again).toMatchObject({ status: 'queued', attempts: 0 });
    expect(again.id).not.toBe(first.exportId);
    expect(await repository().find(first.exportId)).toMatchObject({ status: 'failed' });
  });

  it('is found when its queueing was lost, or its worker', async () => {
    const queued = await repository().request(wish());
    const { exportId: rendering } = await claimed();
    const lost = async (seconds: number) =>
      (await repository().findLost(after(seconds), 1_000)).filter((id) => [queued.id, rendering].includes(id));
    expect(await lost(29)).toEqual([]);
    expect(await lost(31)).toEqual([queued.id]);
    expect((await lost(61)).toSorted()).toEqual([queued.id, rendering].toSorted());
    // Of the sweeps that found them, one queues each; what could not be queued is found again.
    for (const id of [queued.id, rendering]) {
      const sweeps = await Promise.all([1, 2, 3].map(() => repository().requeue(id, after(61), after(200))));
      expect(sweeps.filter(Boolean)).toHaveLength(1);
    }
    expect(await lost(61)).toEqual([]);
    expect(await repository().find(rendering)).toMatchObject({ status: 'queued' });
    await repository().unhold(rendering, after(61));
    expect(await lost(62)).toEqual([rendering]);
  });

  it('is kept while its worker renews the lease, and not by one that lost it', async () => {
    const first = await claimed();
    expect(await repository().renew(first, after(100))).toBe(true);
    const claim = (now: Date) =>
      repository().claim(first.exportId, { now, heldUntil: new Date(now.getTime() + 10_000) });
    expect(await claim(after(99))).toBeNull();
    const second = await claim(after(101));
    expect(second).not.toBeNull();
    expect(await repository().renew(first, after(999))).toBe(false);
    expect(await claim(after(112))).not.toBeNull();
  });

  it('is taken back when it could not be queued, unless someone else waits for it', async () => {
    const asked = wish();
    const { id } = await repository().request(asked);
    await repository().withdraw(id);
    expect(await repository().find(id)).toBeNull();
    const shared = await repository().request(asked);
    await repository().request(asked);
    await repository().withdraw(shared.id);
    expect(await repository().find(shared.id)).toMatchObject({ status: 'queued' });
    const { exportId } = await claimed();
    await repository().withdraw(exportId);
    expect(await repository().find(exportId)).toMatchObject({ status: 'rendering' });
  });
});

describe('the files', () => {
  it('go, chunks included, once their export is gone, and not before', async () => {
    const kept = await completed();
    const gone = await completed();
    await collection('exports').deleteOne({ _id: new mongo.ObjectId(gone.id) });
    const sweep = (now: Date) => repository().deleteOrphanedFiles(now, 1_000);
    expect(await sweep(after(60))).toBe(0);
    expect(await sweep(after(2 * AN_HOUR))).toBe(1);
    expect(await collection('exportFiles.files').findOne({ _id: new mongo.ObjectId(gone.file.id) })).toBeNull();
    expect(await collection('exportFiles.chunks').countDocuments({ files_id: new mongo.ObjectId(gone.file.id) })).toBe(
      0,
    );
    expect(await buffer(repository().read(kept.file))).toEqual(Buffer.from(PDF));
    // Not looked at again before the retention is over.
    const file = await collection('exportFiles.files').findOne({ _id: new mongo.ObjectId(kept.file.id) });
    expect(file?.['metadata']).toMatchObject({ checkAt: new Date(kept.expiresAt.getTime() + AN_HOUR * 1_000) });
  });
});

describe('the queries', () => {
  it('are served by indexes', async () => {
    for (let index = 0; index < 20; index += 1) await completed();
    const userId = newId();
    const asked = wish({ subject: { ...ofConversation(), userId } });
    const { id, file } = await completed(asked);
    const plans = await queryPlans(test, async () => {
      await repository().request(asked);
      await repository().request(wish({ subject: { of: 'team', teamId: newId(), report: REPORT } }));
      await repository().findOwned(id, userId);
      await repository().findOwnedByFile(file.name, userId);
      await repository().findLost(after(10), 10);
      await repository().claim(id, { now: after(10), heldUntil: after(70) });
      await repository().deleteOrphanedFiles(after(1), 10);
      await buffer(repository().read(file));
    });
    expect(plans.length).toBeGreaterThanOrEqual(8);
    for (const { stages, collection, command } of plans) {
      expect([collection, command, ...stages]).not.toContain('COLLSCAN');
      expect([collection, command, ...stages]).not.toContain('SORT');
    }
  });
});
