/** Finds events whose queueing was lost (Redis away, a crash in between) or whose worker was, and queues them again. */
import type { Database } from '@parley/db';
import type { QueueProducers } from '@parley/platform';
import { queueLost } from '../queue-lost';

export interface SweepPaymentEventsSettings {
  readonly database: Pick<Database, 'webhookEvents'>;
  readonly queues: QueueProducers;
  readonly clock: () => Date;
}

/** @returns how many were queued. @throws MongoDB's or Redis' error while one of them is away; the next sweep tries again */
export function sweepPaymentEvents({ database, queues, clock }: SweepPaymentEventsSettings): Promise<number> {
  return queueLost(database.webhookEvents, clock(), (eventId, jobId) => queues.add('payment', { eventId }, { jobId }));
}
