/** Reading everything a query finds without holding more than a few documents of it. */
import type { mongo } from 'mongoose';

/** How many documents lie in memory at once: a long conversation with its report takes some hundred kB. */
const BATCH = 4;

/**
 * What the cursor gives, one by one. Whoever stops reading closes it.
 * @param present takes what lies in the collection, in a form that the driver does not know
 */
export async function* oneByOne<R>(cursor: mongo.FindCursor, present: (document: never) => R): AsyncGenerator<R> {
  for await (const document of cursor.batchSize(BATCH)) yield present(document as never);
}
