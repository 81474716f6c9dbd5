/** The daily erasing: by several workers, cut off in the middle, with one account that can't be erased. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Queue } from 'bullmq';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserRecord } from '@parley/db';
import { allDocuments, completeConversation, createUser, reportOf } from '@parley/db/testing';
import { queuePrefix } from '@parley/platform';
import { eventually } from '../../testing/eventually';
import { logger, openWorkerFixture, testRedisUrl, type WorkerFixture } from '../../testing/worker-fixture';
import { eraseAccounts } from './erase-accounts';

const TO_KILL = fileURLToPath(new URL('testing/eraser-to-kill.ts', import.meta.url));
const DAY_MS = 24 * 60 * 60 * 1000;
const CLOSED = new Date('2026-02-10T09:00:00Z');
const after = (days: number) => new Date(CLOSED.getTime() + days * DAY_MS);

let fixture: WorkerFixture;
let now = CLOSED;
const children: ChildProcess[] = [];
beforeAll(async () => {
  fixture = await openWorkerFixture();
});
beforeEach(() => {
  now = CLOSED;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => fixture.close());

/** With a conversation, a letter, and a key in Redis; closed. */
async function closed(): Promise<UserRecord> {
  const { database } = fixture.mongo;
  const user = await createUser(database);
  await completeConversation(database, { userId: user.id, slug: 'talk', now: CLOSED, report: reportOf(7) });
  await database.emailLog.create({
    key: `welcome:${user.id}`,
    template: 'welcome',
    userId: user.id,
    to: { name: user.name, address: user.email },
    data: { name: user.name },
    now: CLOSED,
  });
  await fixture.redis.set(`${fixture.redisPrefix}:limit:user:${user.id}`, '1');
  const closing = { closedAt: CLOSED, erasedAt: after(30) };
  await database.inTransaction((session) => database.users.close(user.id, closing, session));
  return user;
}
const erase = (overrides: Partial<Parameters<typeof eraseAccounts>[0]> = {}) =>
  eraseAccounts({
    database: fixture.mongo.database,
    personPayments: { forget: async () => undefined },
    redis: fixture.redis,
    redisPrefix: fixture.redisPrefix,
    clock: () => now,
    logger,
    ...overrides,
  });
/** Collections and keys that still know the person. */
async function tracesOf({ id, email }: UserRecord): Promise<string[]> {
  const documents = [...(await allDocuments(fixture.mongo))].flatMap(([collection, texts]) =>
    texts.filter((text) => text.includes(id) || text.includes(email)).map(() => collection),
  );
  return [...documents, ...(await fixture.redis.keys(`${fixture.redisPrefix}*${id}*`))];
}

describe('erasing', () => {
  it('happens on the 30th day, not before, and once', async () => {
    const ada = await closed();
    now = new Date(after(30).getTime() - 1);
    expect(await erase()).toBe(0);
    expect((await tracesOf(ada)).length).toBeGreaterThan(4);
    now = after(30);
    expect(await erase()).toBe(1);
    expect(await tracesOf(ada)).toEqual([]);
    expect(await erase()).toBe(0);
  });

  it('leaves accounts that are open, and those that were reopened in time', async () => {
    const [open, reopened] = [await createUser(fixture.mongo.database), await closed()];
    await fixture.mongo.database.users.reopen(reopened.id, after(29));
    now = after(400);
    expect(await erase()).toBe(0);
    for (const { id } of [open, reopened]) expect(await fixture.mongo.database.users.findById(id)).not.toBeNull();
  });

  it('is done by two workers at a time, together', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, closed));
    now = after(31);
    await Promise.all([erase(), erase()]);
    for (const person of people) expect(await tracesOf(person)).toEqual([]);
    const ledger = (await allDocuments(fixture.mongo)).get('creditEntries') ?? [];
    const kept = ledger.filter((text) => text.includes('"erased:'));
    // A grant each, under an id each.
    expect(new Set(kept.map((text) => /"userId":"(\w+)"/.exec(text)?.[1])).size).toBe(kept.length);
  });

  it.each(['begun', 'half'])(
    'that was killed when it had %s is gone on with',
    async (mode) => {
      const ada = await closed();
      now = after(31);
      const settings = {
        mongoUri: fixture.mongo.uri,
        databaseName: fixture.mongo.name,
        redisUrl: testRedisUrl(),
        redisPrefix: fixture.redisPrefix,
        now,
      };
      const child = spawn(process.execPath, ['--import', 'tsx', TO_KILL, mode, JSON.stringify(settings)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      children.push(child);
      expect(await once(createInterface({ input: child.stdout }), 'line')).toEqual([mode]);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await fixture.mongo.database.users.reopen(ada.id, now)).toBe(false);
      expect((await tracesOf(ada)).length).toBeGreaterThan(0);
      expect(await erase()).toBe(1);
      expect(await tracesOf(ada)).toEqual([]);
    },
    60_000,
  );

  it('goes on with the others where one can’t be erased, and says so', async () => {
    const [stuck, other] = [await closed(), await closed()];
    now = after(31);
    const { erasure } = fixture.mongo.database;
    const eraseHeld = (userId: string) =>
      userId === stuck.id ? Promise.reject(new Error('No')) : erasure.eraseHeld(userId);
    await expect(erase({ database: { erasure: { ...erasure, eraseHeld } } })).rejects.toThrow(
      '1 accounts could not be erased',
    );
    expect(await tracesOf(other)).toEqual([]);
    expect(await erase()).toBe(1);
    expect(await tracesOf(stuck)).toEqual([]);
  });
});

describe('a worker', () => {
  it('sets the day’s job once, however many start, and does at its start what was missed', async () => {
    const ada = await closed();
    now = after(31);
    const workers = await Promise.all([fixture.work({ clock: () => now }), fixture.work({ clock: () => now })]);
    await eventually('the account to be erased', async () => (await tracesOf(ada)).length === 0);
    const queue = new Queue('erasure', { connection: fixture.redis, prefix: queuePrefix(fixture.redisPrefix) });
    const schedulers = await queue.getJobSchedulers();
    expect(schedulers).toMatchObject([{ key: 'daily', pattern: '15 3 * * *', tz: 'UTC' }]);
    const [next] = schedulers;
    expect(new Date(next?.next ?? 0).toISOString()).toMatch(/T03:15:00.000Z$/);
    await queue.close();
    await Promise.all(workers.map(({ stop }) => stop()));
  });
});
