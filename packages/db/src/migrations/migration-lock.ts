/** Who may change stored data: one process at a time, for as long as it shows signs of life. */
import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isDatabaseUnavailable } from '../errors';

interface LockDocument {
  _id: string;
  /** null while nobody holds it. */
  owner: string | null;
  /** By MongoDB's own clock, so that those of the processes need not agree. */
  heldUntil: Date;
}

export interface MigrationLock {
  /** Aborted once another process may hold the lock. */
  readonly signal: AbortSignal;
  /** Gives the lock back, so that the next need not wait for it to run out. */
  release(): Promise<void>;
}

const COLLECTION = 'migrationLock';
const ID = 'migrations';

const holding = (owner: string | null, leaseMs: number) => [
  { $set: { owner, heldUntil: { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: leaseMs } } } },
];

/**
 * Takes the lock and keeps it, renewing it three times within `leaseMs`; a process that is killed loses it after that.
 * @returns null while another process holds it
 * @throws the driver's error when MongoDB can't be reached
 */
export async function takeMigrationLock(db: mongo.Db, leaseMs: number): Promise<MigrationLock | null> {
  const locks = db.collection<LockDocument>(COLLECTION);
  const owner = randomUUID();
  // An upsert can't compare with the server's clock, so there has to be a lock before it can be taken.
  await locks.updateOne({ _id: ID }, { $setOnInsert: { owner: null, heldUntil: new Date(0) } }, { upsert: true });
  const free = { _id: ID, $expr: { $lte: ['$heldUntil', '$$NOW'] } };
  const taken = await locks.updateOne(free, holding(owner, leaseMs));
  if (taken.matchedCount === 0) return null;

  const lost = new AbortController();
  let heldUntil = performance.now() + leaseMs;
  const renew = async (): Promise<void> => {
    const began = performance.now();
    try {
      const { matchedCount } = await locks.updateOne({ _id: ID, owner }, holding(owner, leaseMs));
      if (matchedCount === 0) lost.abort(new Error('another process took over the changes of stored data'));
      else heldUntil = began + leaseMs;
    } catch (error) {
      // Until the lease has run out nobody else can have it, and the next beat may get through.
      if (performance.now() > heldUntil) lost.abort(error);
    }
  };
  const beat = setInterval(() => void renew(), leaseMs / 3);
  return {
    signal: lost.signal,
    release: async () => {
      clearInterval(beat);
      try {
        await locks.updateOne({ _id: ID, owner }, holding(null, 0));
      } catch (error) {
        // What can't be given back runs out.
        if (!isDatabaseUnavailable(error)) throw error;
      }
    },
  };
}
