/** Finds exports whose queueing was lost or whose worker was, and queues them again; and deletes files that have outlived their export. */
import type { Database } from '@parley/db';
import type { QueueProducers } from '@parley/platform';

const BATCH = 100;
/** How long a row that was queued again is left to the queue (ms). */
const QUEUED_HOLD_MS = 60_000;

export interface SweepExportsSettings {
  readonly database: Pick<Database, 'exports'>;
  readonly queues: QueueProducers;
  readonly clock: () => Date;
}

/** How many were queued again, and how many files were deleted. @throws MongoDB's or Redis' error; the next sweep tries again */
export async function sweepExports({
  database,
  queues,
  clock,
}: SweepExportsSettings): Promise<{ queued: number; deleted: number }> {
  const now = clock();
  const lost = await database.exports.findLost(now, BATCH);
  for (const exportId of lost) {
    // A job id of its own: the queue may still remember the first one as failed.
    await queues.add('export', { exportId }, { jobId: `${exportId}-${now.getTime()}` });
    await database.exports.hold(exportId, new Date(now.getTime() + QUEUED_HOLD_MS));
  }
  return { queued: lost.length, deleted: await database.exports.deleteOrphanedFiles(now, BATCH) };
}
