/** How somebody has been practising (product §7.12, §7.13). */
import { z } from 'zod';
import { endpoint, type EndpointDefinition } from './endpoint';
import { skillSchema } from './enums';

const momentsSchema = z.array(z.iso.datetime());

export const progressReportSchema = z.object({
  /** The conversation's. */
  _id: z.string(),
  /** The scenario's. */
  title: z.string(),
  completedAt: z.iso.datetime(),
  /** 0-10, one decimal; skills that were not asked of the student are not in it. */
  skills: z.partialRecord(skillSchema, z.number().min(0).max(10)),
});
export type ProgressReport = z.infer<typeof progressReportSchema>;

export const bestMomentSchema = z.object({
  /** Verbatim words of the student's message `messageNumber`. */
  quote: z.string(),
  messageNumber: z.int().positive(),
  /** What they were counted for: 'Named a trade-off with a number'. */
  label: z.string(),
  conversationId: z.string(),
  /** The scenario's. */
  title: z.string(),
  /** To whom they were said. */
  stakeholder: z.string(),
});
export type BestMoment = z.infer<typeof bestMomentSchema>;

/** What `GET /progress` answers. */
export const progressSchema = z.object({
  /** The last 50 reports, the oldest of them first. */
  reports: z.array(progressReportSchema),
  /** When conversations of the last 32 days were begun that were not abandoned, the latest first; 500 at most. */
  begun: momentsSchema,
  /** When conversations were completed in the last 32 days, the latest first; 500 at most. */
  completed: momentsSchema,
  /** The words that earned most in the best conversation; null where there are none to quote. */
  best: bestMomentSchema.nullable(),
});
export type Progress = z.infer<typeof progressSchema>;

export const progressEndpoints = {
  getProgress: endpoint({
    method: 'GET',
    path: '/progress',
    tag: 'Conversations',
    access: 'user',
    spec: 'product §7.12',
    summary: 'How the caller has been practising: skills by report, the days, and the words worth repeating',
    status: 200,
    response: progressSchema,
  }),
} as const satisfies Record<string, EndpointDefinition>;
