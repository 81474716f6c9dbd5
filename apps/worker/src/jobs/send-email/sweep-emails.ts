/** Finds e-mails whose queueing was lost (Redis away, a crash in between) or whose worker was, and queues them again. */
import type { Database } from '@parley/db';
import type { QueueProducers } from '@parley/platform';
import { queueLost } from '../queue-lost';

export interface SweepEmailsSettings {
  readonly database: Pick<Database, 'emailLog'>;
  readonly queues: QueueProducers;
  readonly clock: () => Date;
}

/** @returns how many were queued. @throws MongoDB's or Redis' error while one of them is away; the next sweep tries again */
export function sweepEmails({ database, queues, clock }: SweepEmailsSettings): Promise<number> {
  return queueLost(database.emailLog, clock(), (emailId, jobId) => queues.add('email', { emailId }, { jobId }));
}
