/** 'Try another line': practice branches of a conversation, and what another line changed. */
import { z } from 'zod';
import { conversationStatusSchema, engineSchema, skillSchema } from './enums';
import { evidenceSchema, verdictSchema, concernLevelSchema } from './feedback';

/** Where a branch leaves its conversation: in place of this message of the student. */
export const branchOfSchema = z.object({ conversationId: z.string(), messageNumber: z.number().int().positive() });
export type BranchOf = z.infer<typeof branchOfSchema>;

export const newBranchSchema = z.object({
  /** The own message in whose place another line is tried. */
  messageNumber: z
    .number({ error: 'A message is required' })
    .int('A message is named by its number')
    .positive('A message is named by its number'),
});

/** A row in the list of tries. */
export const branchSummarySchema = z.object({
  _id: z.string(),
  messageNumber: z.number().int().positive(),
  /** 1 to 3, in the order in which they were begun. */
  slot: z.number().int().positive(),
  status: conversationStatusSchema,
  /** The line that was tried, cut to 300 characters; null before anything was said. */
  line: z.string().nullable(),
  startedAt: z.iso.datetime(),
});
export type BranchSummary = z.infer<typeof branchSummarySchema>;

export const branchListSchema = z.object({
  /** In the order in which they were begun. */
  branches: z.array(branchSummarySchema),
  /** How many more may be begun. */
  left: z.number().int().min(0),
});
export type BranchList = z.infer<typeof branchListSchema>;

/** One own message and what it did: the stakeholder's reaction, and trust after it. */
export const comparedTurnSchema = z.object({
  messageNumber: z.number().int().positive(),
  line: z.string(),
  /** Null where the conversation ended before the stakeholder answered. */
  reply: z.string().nullable(),
  /** Trust after it, 0-100, and how much it moved. */
  trust: z.number().min(0).max(100),
  delta: z.number(),
  /** 'you asked what matters' */
  reason: z.string(),
});
export type ComparedTurn = z.infer<typeof comparedTurnSchema>;

/** An indicator whose verdict differs between the two sides. */
export const indicatorChangeSchema = z.object({
  id: z.string(),
  /** 'Named a trade-off with a number' */
  label: z.string(),
  skill: skillSchema,
  /** The verdict on what was said, and on what was tried. */
  before: verdictSchema,
  after: verdictSchema,
  /** The words that decided it, verbatim, and on which side they stand; null where no words did. */
  evidence: evidenceSchema.extend({ side: z.enum(['original', 'branch']) }).nullable(),
});
export type IndicatorChange = z.infer<typeof indicatorChangeSchema>;

/** A concern of the stakeholder that stands elsewhere after the other line. */
export const concernChangeSchema = z.object({
  /** Fits after 'worried about'. Null while the conversation runs: what worries the stakeholder is revealed after its end. */
  summary: z.string().nullable(),
  before: concernLevelSchema,
  after: concernLevelSchema,
});
export type ConcernChange = z.infer<typeof concernChangeSchema>;

/** Both sides after the same number of own messages, judged in the same way. */
export const comparisonSchema = z.object({
  messageNumber: z.number().int().positive(),
  /** Trust before either line, 0-100. */
  trustBefore: z.number().min(0).max(100),
  original: z.array(comparedTurnSchema).min(1),
  branch: z.array(comparedTurnSchema).min(1),
  indicators: z.array(indicatorChangeSchema),
  /** How many indicators were looked at on both sides. */
  indicatorsCompared: z.number().int().min(0),
  worries: z.array(concernChangeSchema),
  engine: engineSchema,
  rubricVersion: z.string(),
});
export type Comparison = z.infer<typeof comparisonSchema>;
