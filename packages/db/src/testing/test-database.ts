import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import { connectDatabase, type Database } from '../database';
import { isDatabaseUnavailable } from '../errors';

export interface TestDatabase {
  readonly database: Database;
  readonly name: string;
  /** The server it lies on, as MONGODB_URI names it. */
  readonly uri: string;
  /** Removes the database and closes the connection; call it in `afterAll`. */
  drop(): Promise<void>;
}

/** The server tests run against. @throws one clear line when MONGODB_URI is missing */
export function testMongoUri(): string {
  const uri = process.env['MONGODB_URI'];
  if (!uri) throw new Error('MONGODB_URI is not set: database tests need a MongoDB replica set (npm test starts one)');
  return uri;
}

/** A name that no other test has. */
export const freshDatabaseName = (): string => `parley_test_${randomBytes(6).toString('hex')}`;

/** A fresh, empty database with a random name and all indexes built. @param uri another way to the server, e.g. through a proxy */
export async function createTestDatabase(uri: string = testMongoUri()): Promise<TestDatabase> {
  const name = freshDatabaseName();
  const database = await askAgain(() => connectDatabase({ uri, databaseName: name, maxPoolSize: 40 }));
  await askAgain(() => database.ensureIndexes());
  return {
    database,
    name,
    uri,
    drop: () => drop(database, uri, name),
  };
}

/** A machine that is busy with other tests may keep the server from a sign of life: it is asked again, a few times. */
async function askAgain<T>(ask: () => Promise<T>, triesLeft = 3): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (triesLeft === 0 || !isDatabaseUnavailable(error)) throw error;
    return askAgain(ask, triesLeft - 1);
  }
}

/** Closes the connection and removes the database. */
export async function drop(database: Database, uri: string, name: string): Promise<void> {
  await database.close();
  const client = await mongo.MongoClient.connect(uri);
  await client.db(name).dropDatabase();
  await client.close();
}
