/** Learning tracks, which calls name starter kits, and how far somebody is on them (product §16). */
import { z } from 'zod';
import { conversationSchema } from './conversations';
import { kitScenarioStatusSchema, kitStatusSchema } from './enums';
import { libraryScenarioSchema, scenarioSchema } from './scenarios';

/** A learning track as its authors write it and as everybody may read it: scenarios in order. */
export const trackContentSchema = z.object({
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(['compass', 'scale', 'landmark']),
  color: z.enum(['blue', 'purple', 'gold']),
  targetAudience: z.string(),
  estimatedDuration: z.string(),
  careerStage: z.string(),
  learningOutcomes: z.array(z.string()).min(3),
  benefits: z.array(z.string()).min(3),
  /** How to go about it. */
  tips: z.array(z.string()).min(3),
  /** Slugs of scenarios, in order. */
  scenarios: z.array(z.string()).min(1),
});
export type TrackContent = z.infer<typeof trackContentSchema>;

export const kitScenarioProgressSchema = z.object({
  scenario: scenarioSchema.pick({ _id: true, slug: true, title: true }),
  /** `in_progress`: the current one, whether or not it was begun; what comes after it is `locked`. */
  status: kitScenarioStatusSchema,
  /** The best of all completed conversations, 0-10; null before the first. */
  score: z.number().min(0).max(10).nullable(),
  /** The conversation that is being held on the current scenario, or that has the score of a completed one; else null. */
  conversation: z.string().nullable(),
  /** How often it was completed. */
  completions: z.number().int().min(0),
});
export type KitScenarioProgress = z.infer<typeof kitScenarioProgressSchema>;

export const kitProgressSchema = z.object({
  status: kitStatusSchema,
  /** Scenarios completed of all, in whole percent. */
  percent: z.number().int().min(0).max(100),
  /** 0-based place of the first scenario that is not completed; the number of scenarios once all are. */
  currentScenarioIndex: z.number().int().min(0),
  /** Mean of the best scores so far, 0-10, one decimal; null before the first. */
  averageScore: z.number().min(0).max(10).nullable(),
  /** One row a scenario, in the track's order. */
  scenarioProgress: z.array(kitScenarioProgressSchema),
});
export type KitProgress = z.infer<typeof kitProgressSchema>;

export const kitProgressRowSchema = kitProgressSchema.extend({
  starterKit: trackContentSchema.pick({ slug: true, name: true }),
});
export type KitProgressRow = z.infer<typeof kitProgressRowSchema>;

export const kitDetailSchema = z.object({
  kit: trackContentSchema,
  /** In the track's order. */
  scenarios: z.array(libraryScenarioSchema),
  progress: kitProgressSchema,
});
export type KitDetail = z.infer<typeof kitDetailSchema>;

export const nextStartedSchema = z.object({
  conversation: conversationSchema.pick({ _id: true, status: true, isAnalysing: true, startedAt: true }),
  /** False where the conversation was being held already: nothing was charged. */
  begun: z.boolean(),
});
export type NextStarted = z.infer<typeof nextStartedSchema>;

export const conversationToCountSchema = z.object({
  conversationId: z.string({ error: 'A conversation is required' }).min(1, 'A conversation is required').max(100),
});
