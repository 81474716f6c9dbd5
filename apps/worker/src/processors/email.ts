/** The e-mail queue: one job, one e-mail. */
import type { Processor } from '../processor';
import { sendEmail, type SendEmailSettings } from '../jobs/send-email/send-email';

const CONCURRENCY = 5;

export function emailProcessor(settings: SendEmailSettings): Processor<'email'> {
  return {
    queue: 'email',
    concurrency: CONCURRENCY,
    process: async ({ emailId }, attempt) => {
      await sendEmail(settings, emailId, attempt);
    },
  };
}
