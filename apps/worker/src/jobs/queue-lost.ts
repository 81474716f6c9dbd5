/** Queues lost work again: of all workers' sweeps one does it, and a queue that is away is asked again by the next sweep. */

/** How long a row that was queued again is left to the queue (ms). */
const QUEUED_HOLD_MS = 60_000;
const BATCH = 100;

/** Rows whose work a queue does: exports, e-mails. */
export interface LostRows {
  findLost(now: Date, limit: number): Promise<readonly string[]>;
  requeue(id: string, now: Date, heldUntil: Date): Promise<boolean>;
  unhold(id: string, now: Date): Promise<void>;
}

/**
 * @param add puts a row's job into its queue
 * @returns how many were queued
 * @throws what MongoDB or the queue throws
 */
export async function queueLost(
  rows: LostRows,
  now: Date,
  add: (id: string, jobId: string) => Promise<void>,
): Promise<number> {
  let queued = 0;
  for (const id of await rows.findLost(now, BATCH)) {
    if (!(await rows.requeue(id, now, new Date(now.getTime() + QUEUED_HOLD_MS)))) continue;
    try {
      // A job id of its own: the queue may still remember the first one as failed.
      await add(id, `${id}-${now.getTime()}`);
    } catch (error) {
      await rows.unhold(id, now);
      throw error;
    }
    queued += 1;
  }
  return queued;
}
