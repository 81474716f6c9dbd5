/** E-mails are owed in the database and sent by the worker; the queue only hurries them along (product §15.2). */
import type { Database, NewEmail, Session } from '@parley/db';
import type { Logger, QueueProducers } from '@parley/platform';

export interface EmailOutbox {
  /** Notes an e-mail, once per key; the id to post after the transaction, or null when it was noted before. */
  owe(email: NewEmail, session?: Session): Promise<string | null>;
  /** Queues a noted e-mail. Never rejects: what can't be queued now, the worker's sweep finds. */
  post(emailId: string | null): Promise<void>;
}

export function createEmailOutbox(settings: {
  database: Database;
  queues: QueueProducers;
  logger: Logger;
}): EmailOutbox {
  const { database, queues, logger } = settings;
  return {
    owe: (email, session) => database.emailLog.create(email, session),
    async post(emailId) {
      if (emailId === null) return;
      try {
        await queues.add('email', { emailId }, { jobId: emailId });
      } catch (error) {
        logger.warn({ err: error, emailId }, 'an e-mail waits for the sweep: it could not be queued');
      }
    },
  };
}
