/** Queues and the payloads of their jobs. A payload carries ids; the row it names owns the status. */
import { z } from 'zod';

export const QUEUES = { email: 'email', export: 'export' } as const;
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/** Send the message that the e-mail log entry of this id describes. */
export const emailJobSchema = z.object({ emailId: z.string().min(1) });

/** Render the file that the export of this id asks for. */
export const exportJobSchema = z.object({ exportId: z.string().min(1) });

interface JobPayloads {
  readonly email: z.infer<typeof emailJobSchema>;
  readonly export: z.infer<typeof exportJobSchema>;
}
export type JobPayload<Q extends QueueName> = JobPayloads[Q];
export const JOB_PAYLOADS: { readonly [Q in QueueName]: z.ZodType<JobPayloads[Q]> } = {
  email: emailJobSchema,
  export: exportJobSchema,
};
