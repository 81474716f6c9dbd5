/** What earlier releases stored, brought up to this one. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mongo } from 'mongoose';
import { createReleasedDatabase, createTestDatabase, releasedData, RELEASES, type TestDatabase } from '../testing';
import { MIGRATIONS } from '.';

type Documents = Readonly<Record<string, readonly mongo.Document[]>>;
const quiet = { info: () => undefined, warn: () => undefined };

/** Made by what migrates, and no part of the product's data. */
const OWN_COLLECTIONS = new Set(['migrations', 'migrationLock']);
/** The driver's own, which no model declares. */
const GRIDFS_INDEX = 'filename_1_uploadDate_1';

let client: mongo.MongoClient;
beforeAll(async () => {
  const empty = await createTestDatabase();
  client = await mongo.MongoClient.connect(empty.uri);
  await empty.drop();
});
afterAll(() => client.close());

async function collectionsOf({ name }: TestDatabase): Promise<mongo.Collection[]> {
  const collections = await client.db(name).collections();
  return collections.filter(({ collectionName }) => !OWN_COLLECTIONS.has(collectionName));
}

async function documentsOf(test: TestDatabase): Promise<Documents> {
  const entries = (await collectionsOf(test)).map(
    async (collection) => [collection.collectionName, await collection.find().sort({ _id: 1 }).toArray()] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

async function indexesOf(test: TestDatabase): Promise<Record<string, unknown>> {
  const entries = (await collectionsOf(test)).map(async (collection) => {
    const indexes = (await collection.indexes()).map((index) => [String(index.name), index] as const);
    const declared = Object.fromEntries(indexes.filter(([name]) => name !== GRIDFS_INDEX));
    return [collection.collectionName, declared] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** `collection/id path` of everything that is another after than before. */
function changes(before: Documents, after: Documents): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  const compare = (path: string, then: unknown, now: unknown): void => {
    if (mongo.BSON.EJSON.stringify({ value: then }) === mongo.BSON.EJSON.stringify({ value: now })) return;
    const inside = [then, now].every(
      (value) => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype,
    );
    if (!inside) {
      changed[path] = now;
      return;
    }
    const [thenFields, nowFields] = [then as Record<string, unknown>, now as Record<string, unknown>];
    for (const key of new Set([...Object.keys(thenFields), ...Object.keys(nowFields)])) {
      compare(`${path}.${key}`, thenFields[key], nowFields[key]);
    }
  };
  for (const [collection, documents] of Object.entries(before)) {
    documents.forEach((document, index) =>
      compare(`${collection}/${String(document['_id'])}`, document, after[collection]?.[index]),
    );
  }
  return changed;
}

describe.each(RELEASES)('data as the release of %s left it', (release) => {
  let test: TestDatabase;
  let prepared: Documents;
  beforeAll(async () => {
    test = await createReleasedDatabase(release);
    await test.database.prepare(quiet);
    prepared = await documentsOf(test);
  });
  afterAll(() => test.drop());

  it('is changed where it has to be, and nowhere else', () => {
    const before = Object.fromEntries(
      Object.entries(releasedData(release)).map(([collection, { documents }]) => [collection, documents]),
    );
    const users = before['users'] ?? [];
    expect(changes(before, prepared)).toEqual({
      ...Object.fromEntries(
        users.flatMap(({ _id }) => [
          [`users/${String(_id)}.sessions`, []],
          [`users/${String(_id)}.passwordResets`, []],
        ]),
      ),
      'users/6b02ba775c7d274930d6bee2.name': 'Nikolai Petrov see https://prizes.example',
      'users/6b02ba775c7d274930d6bee2.organization': 'Brennt und Söhne',
      'emailLog/6b02ba775c7d274930d6bee6.to.name': 'Nikolai Petrov see https://prizes.example',
      'emailLog/6b02ba775c7d274930d6bee6.data.name': 'Nikolai Petrov see https://prizes.example',
    });
  });

  it('has the indexes of a new installation afterwards, and no other', async () => {
    const fresh = await createTestDatabase();
    expect(await indexesOf(test)).toEqual(await indexesOf(fresh));
    await fresh.drop();
  });

  it('is changed no more by doing it again, even where nobody remembers that it was done', async () => {
    await client.db(test.name).collection('migrations').deleteMany({});
    await test.database.prepare(quiet);
    expect(changes(prepared, await documentsOf(test))).toEqual({});
    expect(await client.db(test.name).collection('migrations').countDocuments()).toBe(MIGRATIONS.length);
  });
});
