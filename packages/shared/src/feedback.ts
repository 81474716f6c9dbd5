/** The scored report (product §12). Everything in it is computed by code from verified judgements. */
import { z } from 'zod';
import { engineSchema, skillSchema } from './enums';

export const verdictSchema = z.enum(['met', 'not_met', 'not_applicable']);
export type Verdict = z.infer<typeof verdictSchema>;

/** Verbatim words of one message. `messageNumber` is 1-based over the whole transcript. */
export const evidenceSchema = z.object({ messageNumber: z.number().int().positive(), quote: z.string().min(1) });
export type Evidence = z.infer<typeof evidenceSchema>;

export const indicatorResultSchema = z.object({
  id: z.string(),
  skill: skillSchema,
  /** 'Named a trade-off with a number' */
  label: z.string(),
  /** What counts as this indicator being met, in words for the user. */
  lookedFor: z.string(),
  verdict: verdictSchema,
  evidence: evidenceSchema.nullable(),
  /**
   * Not met, and not missing either: something near it was said, or what shows it stands for other things already. Or met
   * in doubt: it counts, and no single sentence shows it plainly.
   */
  unclear: z.literal(true).optional(),
  /** Why it was judged so, in this conversation. */
  reason: z.string(),
  /** How much of the overall score this indicator carries (points of 10, before caps); 0 where not applicable. */
  points: z.number().min(0),
});
export type IndicatorResult = z.infer<typeof indicatorResultSchema>;

export const skillScoreSchema = z.object({
  skill: skillSchema,
  /** 0-10, one decimal; null when no indicator of the skill applied. */
  score: z.number().min(0).max(10).nullable(),
  met: z.number().int().min(0),
  applicable: z.number().int().min(0),
  /** The skill's share of the mean; the scenario weights what it trains. */
  weight: z.number().min(0),
});
export type SkillScore = z.infer<typeof skillScoreSchema>;

/** Trust after a message of the student, 0-100, and what moved it. The first point is the start (delta 0). */
export const trustPointSchema = z.object({
  messageNumber: z.number().int().positive(),
  value: z.number().min(0).max(100),
  delta: z.number(),
  /** 'you asked what matters' */
  reason: z.string(),
});
export type TrustPoint = z.infer<typeof trustPointSchema>;

/** The sum that leads to the overall score, line by line; `points` add up to it. */
export const scoreStepSchema = z.object({ label: z.string(), points: z.number() });
export type ScoreStep = z.infer<typeof scoreStepSchema>;

/** A finding about messages. `relatedMessages` are 1-based message numbers; `evidence`, where given, is verbatim. */
export const specificFeedbackSchema = z.object({
  type: z.enum(['positive', 'negative', 'suggestion']),
  message: z.string(),
  relatedMessages: z.array(z.number().int().positive()),
  evidence: evidenceSchema.nullable(),
});
export type SpecificFeedback = z.infer<typeof specificFeedbackSchema>;

/** How far a concern was dealt with; `relapsed` once the student went back on it. */
export const concernLevelSchema = z.enum(['open', 'heard', 'answered', 'settled', 'relapsed']);
export type ConcernLevel = z.infer<typeof concernLevelSchema>;

/**
 * What the stakeholder was really worried about, revealed after the end, and what became of it. `answeredAt` and
 * `settledAt` are the messages that first gave an answer and that settled it.
 */
export const reportedConcernSchema = z.object({
  id: z.string(),
  /** Fits after 'worried about': 'standing before the board with a second date'. */
  summary: z.string(),
  /** What was behind it, in the stakeholder's own words. */
  worry: z.string(),
  central: z.boolean(),
  level: concernLevelSchema,
  answeredAt: z.number().int().positive().nullable(),
  settledAt: z.number().int().positive().nullable(),
});
export type ReportedConcern = z.infer<typeof reportedConcernSchema>;

export const feedbackSchema = z.object({
  /** 0-10, one decimal. */
  overallScore: z.number().min(0).max(10),
  strengths: z.array(z.string()),
  areasForImprovement: z.array(z.string()),
  keyInsights: z.string(),
  specificFeedback: z.array(specificFeedbackSchema),
  suggestedApproachForNextTime: z.string(),
  /** Better words for the student's weakest message, and why they are better. */
  suggestedPhrasing: z
    .object({ messageNumber: z.number().int().positive(), text: z.string(), why: z.string() })
    .nullable(),
  skills: z.array(skillScoreSchema),
  indicators: z.array(indicatorResultSchema),
  trust: z.array(trustPointSchema),
  /** The central concern first. Reports of rubric 1.0 were stored without it. */
  worries: z.array(reportedConcernSchema).default([]),
  steps: z.array(scoreStepSchema),
  rubricVersion: z.string(),
  engine: engineSchema,
  model: z.string(),
  /** An honest line where another engine than the configured one had to score; else null. */
  engineNote: z.string().nullable(),
  scoredAt: z.iso.datetime(),
});
export type Feedback = z.infer<typeof feedbackSchema>;
/** A report as it may lie in the store, from before `worries` were kept. */
export type StoredFeedback = z.input<typeof feedbackSchema>;
