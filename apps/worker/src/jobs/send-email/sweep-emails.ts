/** Finds e-mails whose queueing was lost (Redis away, a crash in between) or whose worker was, and queues them again. */
import type { Database } from '@parley/db';
import type { QueueProducers } from '@parley/platform';
import { SENDING_HOLD_MS } from './send-email';

const BATCH = 100;

export interface SweepEmailsSettings {
  readonly database: Pick<Database, 'emailLog'>;
  readonly queues: QueueProducers;
  readonly clock: () => Date;
}

/** @returns how many were queued. @throws MongoDB's or Redis' error while one of them is away; the next sweep tries again */
export async function sweepEmails({ database, queues, clock }: SweepEmailsSettings): Promise<number> {
  const now = clock();
  const lost = await database.emailLog.findLost(now, BATCH);
  for (const emailId of lost) {
    // A job id of its own: the queue may still remember the first one as failed.
    await queues.add('email', { emailId }, { jobId: `${emailId}-${now.getTime()}` });
    await database.emailLog.hold(emailId, new Date(now.getTime() + SENDING_HOLD_MS));
  }
  return lost.length;
}
