/** What really lies in MongoDB, for tests of what must or must not be kept. */
import { mongo } from 'mongoose';
import type { TestDatabase } from './test-database';

/** Every document of every collection, by collection. */
export async function everythingStored({ uri, name }: TestDatabase): Promise<Record<string, mongo.Document[]>> {
  const client = await mongo.MongoClient.connect(uri);
  try {
    const collections = await client.db(name).collections();
    const entries = collections.map(
      async (collection) => [collection.collectionName, await collection.find().toArray()] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  } finally {
    await client.close();
  }
}
