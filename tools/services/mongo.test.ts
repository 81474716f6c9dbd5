/** The mongod that tests start: what they drop is gone from it soon, files as well as the handles it holds open. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { startMongo } from './mongo';
import type { Service } from './redis';

const DATABASES = 6;
const COLLECTIONS = 20;

const given = process.env.MONGODB_URI;
let folder: string;
let service: Service;
beforeEach(async () => {
  delete process.env.MONGODB_URI;
  folder = mkdtempSync(join(tmpdir(), 'parley-mongo-'));
  service = await startMongo({ dataDir: join(folder, 'mongo'), logFile: join(folder, 'mongo.log'), durable: false });
});
afterEach(async () => {
  if (given !== undefined) process.env.MONGODB_URI = given;
  await service.child?.stop();
  rmSync(folder, { recursive: true });
});

const tables = (): number => readdirSync(join(folder, 'mongo')).filter((name) => name.endsWith('.wt')).length;
const tablesAtMost = async (most: number): Promise<number> => {
  while (tables() > most) await new Promise((resolve) => setTimeout(resolve, 500));
  return tables();
};

it('gives dropped databases up within seconds, so that a long run never reaches the limit of open files', async () => {
  const connection = await mongoose.createConnection(service.uri).asPromise();
  try {
    const before = tables();
    for (let at = 0; at < DATABASES; at += 1) {
      const database = connection.useDb(`dropped_${at}`);
      for (let each = 0; each < COLLECTIONS; each += 1) {
        await database.createCollection(`collection_${each}`);
      }
      await database.dropDatabase();
    }
    // Asked for until it is so: by default it would take minutes, and the test's time would be over.
    expect(await tablesAtMost(before + COLLECTIONS)).toBeLessThanOrEqual(before + COLLECTIONS);
  } finally {
    await connection.close();
  }
});
