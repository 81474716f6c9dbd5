/** E-mails are owed in the database and sent by the worker; the queue only hurries them along (product §15.2). */
import type { Database, NewEmail, Session } from '@parley/db';
import { emailPoster, type Logger, type PostEmail, type QueueProducers } from '@parley/platform';

export interface EmailOutbox {
  /** Notes an e-mail, once per key; the id to post after the transaction, or null when it was noted before. */
  owe(email: NewEmail, session?: Session): Promise<string | null>;
  readonly post: PostEmail;
}

export function createEmailOutbox(settings: {
  database: Database;
  queues: QueueProducers;
  logger: Logger;
}): EmailOutbox {
  const { database, ...queueing } = settings;
  return { owe: (email, session) => database.emailLog.create(email, session), post: emailPoster(queueing) };
}
