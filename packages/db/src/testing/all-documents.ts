import { mongo } from 'mongoose';
import { everythingStored } from './everything-stored';
import type { TestDatabase } from './test-database';

/** Every document of every collection as JSON, binary contents as the text they are; by the collection's name. */
export async function allDocuments(test: TestDatabase): Promise<ReadonlyMap<string, readonly string[]>> {
  const stored = Object.entries(await everythingStored(test));
  return new Map(stored.map(([collection, documents]) => [collection, documents.map(asText)]));
}

function asText(document: mongo.Document): string {
  // Binaries are JSON of their own by the time their turn comes; what holds them still has them as they are.
  return JSON.stringify(document, function asRead(this: Record<string, unknown>, key, value: unknown) {
    const { [key]: stored } = this;
    return stored instanceof mongo.Binary ? Buffer.from(stored.buffer).toString('utf8') : value;
  });
}
