/**
 * Databases as an earlier release left them: `released/<date>.ejson` holds every collection with its indexes and
 * documents, taken from that release while it was in use. What was changed by hand: the library has only the scenarios
 * that were played, the exported file only its first 2 kB, and the export expires in a hundred years.
 */
import { readFileSync } from 'node:fs';
import { mongo } from 'mongoose';
import { connectDatabase } from '../database';
import { drop, freshDatabaseName, testMongoUri, type TestDatabase } from './test-database';

interface Collection {
  readonly indexes: readonly (mongo.IndexDescription & { readonly name: string })[];
  readonly documents: readonly mongo.Document[];
}

/** The releases whose data is kept. */
export const RELEASES = ['2026-11-22'] as const;
export type Release = (typeof RELEASES)[number];

/** What lay in the collections, by their names. */
export function releasedData(release: Release): Readonly<Record<string, Collection>> {
  const text = readFileSync(new URL(`released/${release}.ejson`, import.meta.url), 'utf8');
  return mongo.BSON.EJSON.parse(text) as Record<string, Collection>;
}

/** A fresh database with all that the release left; not prepared, as a process finds it that starts. */
export async function createReleasedDatabase(
  release: Release,
  { uri = testMongoUri() }: { readonly uri?: string } = {},
): Promise<TestDatabase> {
  const name = freshDatabaseName();
  const client = await mongo.MongoClient.connect(uri);
  try {
    for (const [collection, { indexes, documents }] of Object.entries(releasedData(release))) {
      const target = await client.db(name).createCollection(collection);
      if (indexes.length > 0) await target.createIndexes([...indexes]);
      if (documents.length > 0) await target.insertMany([...documents]);
    }
  } finally {
    await client.close();
  }
  const database = await connectDatabase({ uri, databaseName: name, maxPoolSize: 40 });
  return { database, name, uri, drop: () => drop(database, uri, name) };
}
