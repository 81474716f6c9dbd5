/** What an operator wants to know at a glance (product §24.7): counts alone, over indexes, of what stands still. */
import type { mongo } from 'mongoose';

/** Work that nobody has taken up for so long stands still: sweeps look every minute (ms). */
const STANDS_STILL_MS = 10 * 60_000;
/** The daily job erases; a day more is a worker that was away (ms). */
const ERASURE_LATE_MS = 36 * 60 * 60_000;
/** Jobs that have failed for good are looked at for so long (ms). */
const FAILED_SINCE_MS = 14 * 24 * 60 * 60_000;

export interface Vitals {
  readonly serverVersion: string;
  /** null for a server that is no replica set, on which nothing can be written. */
  readonly replicaSet: string | null;
  readonly isPrimary: boolean;
  readonly libraryScenarios: number;
  /** Owed, and neither sent nor held by a worker for ten minutes; given up within the last two weeks. */
  readonly emails: { readonly standing: number; readonly failed: number };
  readonly exports: { readonly standing: number };
  readonly paymentEvents: { readonly standing: number; readonly failed: number };
  /** Accounts that should have been erased by now. */
  readonly lateErasures: number;
}

/** @throws the driver's error when MongoDB can't be reached */
export async function readVitals(db: mongo.Db, now: Date): Promise<Vitals> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const standing = (collection: string, ...status: string[]): Promise<number> =>
    db.collection(collection).countDocuments({ status: { $in: status }, heldUntil: { $lt: before(STANDS_STILL_MS) } });
  const [build, hello, libraryScenarios, emails, failedEmails, exports, events, failedEvents, lateErasures] =
    await Promise.all([
      db.admin().command({ buildInfo: 1 }),
      db.admin().command({ hello: 1 }),
      db.collection('scenarios').countDocuments({ inLibrary: true }),
      standing('emailLog', 'queued', 'sending'),
      db.collection('emailLog').countDocuments({ status: 'failed', createdAt: { $gt: before(FAILED_SINCE_MS) } }),
      standing('exports', 'queued', 'rendering'),
      standing('webhookEvents', 'queued', 'handling'),
      db.collection('webhookEvents').countDocuments({ status: 'failed', receivedAt: { $gt: before(FAILED_SINCE_MS) } }),
      db.collection('users').countDocuments({ 'closing.erasedAt': { $lt: before(ERASURE_LATE_MS) } }),
    ]);
  return {
    serverVersion: String(build['version']),
    replicaSet: typeof hello['setName'] === 'string' ? hello['setName'] : null,
    isPrimary: hello['isWritablePrimary'] === true,
    libraryScenarios,
    emails: { standing: emails, failed: failedEmails },
    exports: { standing: exports },
    paymentEvents: { standing: events, failed: failedEvents },
    lateErasures,
  };
}
