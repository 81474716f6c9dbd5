import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectDatabase, type Database } from './database';
import { duplicateKeyOf, isDatabaseUnavailable } from './errors';
import { createTestDatabase, createUser, queryPlans, type TestDatabase } from './testing';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());

const now = new Date('2026-05-01T10:00:00Z');
const person = (email: string) => ({ name: 'Ada', email, organization: 'Acme', passwordHash: null, now });

describe('a transaction', () => {
  it('stores everything or nothing', async () => {
    const failing = database.inTransaction(async (session) => {
      await database.users.create(person('half@example.org'), session);
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(await database.users.findByEmail('half@example.org')).toBeNull();
  });

  it('starts over when another writer was faster, and passes on what the work answers', async () => {
    const [user, bystander] = [await createUser(database), await createUser(database)];
    const charge = (userId: string, key: string) =>
      database.inTransaction((session) => database.credits.charge({ userId, key, session, now }));
    let runs = 0;
    const answer = await database.inTransaction(async (session) => {
      runs += 1;
      // The first operation fixes what this transaction sees; the rival then changes the account behind its back, once.
      await database.credits.charge({ userId: bystander.id, key: 'first', session, now });
      if (runs === 1) await charge(user.id, 'rival');
      return (await database.credits.charge({ userId: user.id, key: 'own', session, now })).creditsLeft;
    });
    expect(runs).toBe(2);
    expect(await database.credits.read(bystander.id, now)).toMatchObject({ creditsUsed: 1 });
    expect(answer).toBe(18);
  });

  it('many at once on one document all succeed, one after the other', async () => {
    const user = await createUser(database, { plan: { type: 'solo_pro', startedAt: now } });
    const keys = Array.from({ length: 25 }, (_, index) => `parallel-${index}`);
    await Promise.all(
      keys.map((key) =>
        database.inTransaction((session) => database.credits.charge({ userId: user.id, key, session, now })),
      ),
    );
    expect(await database.credits.read(user.id, now)).toMatchObject({ creditsUsed: 25, creditsLeft: 35 });
  });

  it('passes a violated unique index on instead of trying again', async () => {
    await database.users.create(person('taken@example.org'));
    let runs = 0;
    const failing = database.inTransaction(async (session) => {
      runs += 1;
      await database.users.create(person('taken@example.org'), session);
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(duplicateKeyOf(error)).toEqual(['email']);
    expect(isDatabaseUnavailable(error)).toBe(false);
    expect(runs).toBe(1);
  });
});

describe('the connection', () => {
  it('answers a ping', async () => {
    await expect(database.ping()).resolves.toBeUndefined();
  });

  it('builds its indexes as often as asked', async () => {
    await expect(Promise.all([database.ensureIndexes(), database.ensureIndexes()])).resolves.toHaveLength(2);
  });

  it('to a place where no server is fails within the time given, recognisably', async () => {
    const started = performance.now();
    const error: unknown = await connectDatabase({
      uri: 'mongodb://127.0.0.1:9/?directConnection=true',
      serverSelectionTimeoutMs: 300,
    }).catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('that was closed counts as away', async () => {
    const other = await connectDatabase({ uri: test.uri, databaseName: test.name });
    await other.close();
    const error: unknown = await other.users.findByEmail('nobody@example.org').catch((reason: unknown) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe('the recorded query plans', () => {
  it('name the index that was used, and what was read through it', async () => {
    await createUser(database);
    const [indexed] = await queryPlans(test, () => database.users.findByEmail('taken@example.org'));
    expect(indexed).toMatchObject({
      collection: 'users',
      command: 'find',
      indexes: ['email_1'],
      docsExamined: 1,
      returned: 1,
    });
  });
});
