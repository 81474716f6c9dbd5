/** Queues and the payloads of their jobs. A payload carries ids; the row it names owns the status (house style). */
import { z } from 'zod';

export const QUEUES = { email: 'email' } as const;
export type QueueName = (typeof QUEUES)[keyof typeof QUEUES];

/** What an e-mail is about; each template knows its own data. */
export const EMAIL_TEMPLATES = ['welcome', 'simulation_complete', 'enquiry'] as const;
export const emailTemplateSchema = z.enum(EMAIL_TEMPLATES);
export type EmailTemplate = z.infer<typeof emailTemplateSchema>;

/** Send the message that the e-mail log entry of this id describes. */
export const emailJobSchema = z.object({ emailId: z.string().min(1) });

export const JOB_PAYLOADS = { email: emailJobSchema } as const satisfies Record<QueueName, z.ZodType>;
export type JobPayload<Q extends QueueName> = z.infer<(typeof JOB_PAYLOADS)[Q]>;
