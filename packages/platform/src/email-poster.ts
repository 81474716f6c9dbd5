/** E-mails are owed in the database and sent by the worker; the queue only hurries them along (product §15.2). */
import type { Logger } from './logger';
import type { QueueProducers } from './queues';

/** Queues a noted e-mail; null where there is none. Never rejects: what can't be queued now, the worker's sweep finds. */
export type PostEmail = (emailId: string | null) => Promise<void>;

export function emailPoster({ queues, logger }: { queues: Pick<QueueProducers, 'add'>; logger: Logger }): PostEmail {
  return async (emailId) => {
    if (emailId === null) return;
    try {
      await queues.add('email', { emailId }, { jobId: emailId });
    } catch (error) {
      logger.warn({ err: error, emailId }, 'an e-mail waits for the sweep: it could not be queued');
    }
  };
}
