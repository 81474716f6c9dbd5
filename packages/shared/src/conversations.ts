/** Conversations and their messages (product §9). */
import { z } from 'zod';
import { branchOfSchema } from './branches';
import { conversationStatusSchema, messageRoleSchema } from './enums';
import { feedbackSchema } from './feedback';
import { MESSAGE_MAX_CHARACTERS } from './limits';
import { previousAttemptSchema } from './previous-attempt';
import { personaCardSchema, scenarioSchema } from './scenarios';
import { VISIBLE } from './text';

export const messageSchema = z.object({
  /** 1-based position in the conversation; what `relatedMessages` and evidence refer to. */
  number: z.number().int().positive(),
  role: messageRoleSchema,
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** An honest line about how this message came to be (a provider that failed mid-way); else null. */
  notice: z.string().nullable(),
});
export type Message = z.infer<typeof messageSchema>;

/** A reply on its way. `failed` can be retried by sending the same message again. */
export const generationSchema = z.object({
  id: z.string(),
  status: z.enum(['running', 'completed', 'failed']),
});
export type Generation = z.infer<typeof generationSchema>;

export const conversationSchema = z.object({
  _id: z.string(),
  /** Set on a practice branch, which counts nowhere and is never scored; null on a conversation. */
  branchOf: branchOfSchema.nullable(),
  status: conversationStatusSchema,
  /** The feedback is being made; `status` still says in_progress (product §9.2). */
  isAnalysing: z.boolean(),
  /** The stakeholder has ended the conversation; nothing more can be sent, only ended or abandoned. */
  stakeholderLeft: z.boolean(),
  messages: z.array(messageSchema),
  scenario: scenarioSchema,
  stakeholderPersona: personaCardSchema,
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  /** The reply to the last student message, while it is being made or after it failed; else null. */
  generation: generationSchema.nullable(),
  feedback: feedbackSchema.nullable(),
  /** The person's last completed conversation on this scenario before this one, compared; null before the end, and without one. */
  previousAttempt: previousAttemptSchema.nullable(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** A row of the history and the dashboard. */
export const conversationSummarySchema = z.object({
  _id: z.string(),
  status: conversationStatusSchema,
  scenario: scenarioSchema.pick({
    _id: true,
    slug: true,
    title: true,
    difficulty: true,
    category: true,
    stakeholderType: true,
  }),
  stakeholderPersona: personaCardSchema.pick({ name: true, type: true, role: true }),
  startedAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  messageCount: z.number().int().min(0),
  /** The last words spoken, cut to 300 characters; null before any. */
  lastMessage: messageSchema.pick({ number: true, role: true, content: true, timestamp: true }).nullable(),
  feedback: feedbackSchema.pick({ overallScore: true }).nullable(),
});
export type ConversationSummary = z.infer<typeof conversationSummarySchema>;

/** The history's footer (product §14.1) and the dashboard's opening sentence. */
export const conversationTotalsSchema = z.object({
  total: z.number().int().min(0),
  completed: z.number().int().min(0),
  inProgress: z.number().int().min(0),
  abandoned: z.number().int().min(0),
  /** Mean of all completed scores, 0-10, one decimal; null when none is completed. */
  averageScore: z.number().min(0).max(10).nullable(),
  bestScore: z.number().min(0).max(10).nullable(),
  /** The last ten completed scores, oldest first. */
  recentScores: z.array(z.number().min(0).max(10)),
});
export type ConversationTotals = z.infer<typeof conversationTotalsSchema>;

const messageTextSchema = z
  .string({ error: 'A message is required' })
  .min(1, { error: 'A message is required', abort: true })
  .max(
    MESSAGE_MAX_CHARACTERS,
    `A message can be at most ${MESSAGE_MAX_CHARACTERS.toLocaleString('en-US')} characters long`,
  )
  .regex(VISIBLE, 'A message is required');

export const sendMessageSchema = z.object({
  message: messageTextSchema,
  /** The client's own name for this message: sending it again never stores it twice (product §9.5). */
  clientMessageId: z.string().min(1).max(64).optional(),
});
export const tipRequestSchema = z.object({ message: messageTextSchema });
export const tipSchema = z.object({
  /** At most two sentences. */
  tip: z.string(),
  /** Verbatim words inside `tip` that come from the transcript, to be marked. */
  quotes: z.array(z.string()),
  /** An honest line where the tip had to be made with less than usual; null as a rule. */
  notice: z.string().nullable(),
});
export type SendMessage = z.infer<typeof sendMessageSchema>;
export type Tip = z.infer<typeof tipSchema>;
