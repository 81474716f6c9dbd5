/** Finds exports whose queueing was lost or whose worker was, and queues them again; and deletes files that have outlived their export. */
import type { Database } from '@parley/db';
import type { QueueProducers } from '@parley/platform';
import { queueLost } from '../queue-lost';

/** How many files one sweep looks at. */
const BATCH = 100;

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
  const queued = await queueLost(database.exports, now, (exportId, jobId) =>
    queues.add('export', { exportId }, { jobId }),
  );
  return { queued, deleted: await database.exports.deleteOrphanedFiles(now, BATCH) };
}
