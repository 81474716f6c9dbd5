/** Queues and the payloads of their jobs. A payload carries ids; the row it names owns the status. */
import { z } from 'zod';

export const QUEUES = {
  email: 'email',
  export: 'export',
  reminder: 'reminder',
  erasure: 'erasure',
  payment: 'payment',
  month: 'month',
} as const;
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/** Send the message that the e-mail log entry of this id describes. */
export const emailJobSchema = z.object({ emailId: z.string().min(1) });

/** Render the file that the export of this id asks for. */
export const exportJobSchema = z.object({ exportId: z.string().min(1) });

/**
 * What reminders are looked for: plans that are about to end or have ended, who practised in the month before, whose
 * practice is about to be erased, what teams were asked for that is over soon, and teams that are about to end.
 */
export const reminderTaskSchema = z.enum([
  'plan_endings',
  'monthly_progress',
  'practice_erasures',
  'assignments_due',
  'team_endings',
]);
export type ReminderTask = z.infer<typeof reminderTaskSchema>;

/** Owe the reminders of one page of people. A schedule asks for the first page, each page for the next. */
export const reminderJobSchema = z.object({
  task: reminderTaskSchema,
  /** When the looking began; null on its first page. */
  at: z.iso.datetime().nullable(),
  /** Where the page begins; null on the first. */
  after: z.string().nullable(),
  /** How often this page has waited for the queue of e-mails to become short. */
  waited: z.int().min(0),
});

/** Begin the months of one page of paid years. A schedule asks for the first page, each page for the next. */
export const monthJobSchema = z.object({
  /** When the looking began; null on its first page. */
  at: z.iso.datetime().nullable(),
  /** Where the page begins; null on the first. */
  after: z.string().nullable(),
});

/** Erase every account that is due, and what was practised by whom that is due: the rows say which. */
export const erasureJobSchema = z.object({ accounts: z.literal('due') });

/** Do what follows from the payment provider's event of this id. */
export const paymentJobSchema = z.object({ eventId: z.string().min(1) });

interface JobPayloads {
  readonly email: z.infer<typeof emailJobSchema>;
  readonly export: z.infer<typeof exportJobSchema>;
  readonly reminder: z.infer<typeof reminderJobSchema>;
  readonly erasure: z.infer<typeof erasureJobSchema>;
  readonly payment: z.infer<typeof paymentJobSchema>;
  readonly month: z.infer<typeof monthJobSchema>;
}
export type JobPayload<Q extends QueueName> = JobPayloads[Q];
export const JOB_PAYLOADS: { readonly [Q in QueueName]: z.ZodType<JobPayloads[Q]> } = {
  email: emailJobSchema,
  export: exportJobSchema,
  reminder: reminderJobSchema,
  erasure: erasureJobSchema,
  payment: paymentJobSchema,
  month: monthJobSchema,
};
