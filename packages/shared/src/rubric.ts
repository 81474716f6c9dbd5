/** A version of the rubric as users read it (/how-scoring-works): what is looked for, and how a score comes of it. */
import { z } from 'zod';
import { skillSchema } from './enums';

/** What was looked for in one respect, with words that meet it and words that only sound like it. */
export const rubricIndicatorSchema = z.object({
  id: z.string(),
  skill: skillSchema,
  /** 'Named a trade-off with a number' */
  label: z.string(),
  /** What counts as met. */
  lookedFor: z.string(),
  positive: z.string(),
  negative: z.string(),
  /** What may serve as evidence. */
  evidence: z.string(),
  /** When it does not apply, so that nobody loses points over it; null: it always applies. */
  notApplicable: z.string().nullable(),
});
export type RubricIndicator = z.infer<typeof rubricIndicatorSchema>;

/** What conduct takes off, in points of 10: `each` time, `most` in all. */
export const scoringCostSchema = z.object({
  id: z.string(),
  /** 'Promises with nothing given for them' */
  label: z.string(),
  each: z.number().positive(),
  most: z.number().positive(),
});

/** A cap: while it holds, the overall score is at most `cap`, whatever single messages earned. */
export const scoringGateSchema = z.object({
  id: z.string(),
  /** As it stands in the report's sum: 'The main worry was never answered'. */
  label: z.string(),
  /** When it holds, as a sentence. */
  when: z.string(),
  cap: z.number().min(0).max(10),
});

/** How far a concern has come, and which share of its points that earns (0-1). */
export const scoringLevelSchema = z.object({
  level: z.enum(['open', 'heard', 'answered', 'settled', 'relapsed']),
  label: z.string(),
  share: z.number().min(0).max(1),
});

/** The sum behind a score. Every number is the one the code uses. */
export const scoringSchema = z.object({
  /** Points of 10 that the skills give between them, and those for how far the case moved. */
  skillPoints: z.number().positive(),
  casePoints: z.number().positive(),
  /** How much a skill that the scenario trains weighs; the others weigh 1. */
  trainedWeight: z.number().positive(),
  /** How many indicators one sentence may be the evidence of; null: any number. */
  indicatorsPerSentence: z.number().int().positive().nullable(),
  /** The central concern counts this many times its weight. */
  centralWeight: z.number().positive(),
  /** Share of the case's points that an agreement earns (0-1); the concerns earn the rest. */
  agreementShare: z.number().min(0).max(1),
  levels: z.array(scoringLevelSchema),
  costs: z.array(scoringCostSchema),
  /** What a sum of skills and case (`earned`) counts for, before conduct and caps; empty where it counts as it is. */
  curve: z.array(z.object({ earned: z.number().min(0).max(10), points: z.number().min(0).max(10) })),
  /** What a stakeholder who walks out costs, in points of 10. */
  walkedOut: z.number().min(0),
  /** What insults, threats and blame take off together at most where somebody turned; null: turning changes nothing. */
  turnedMost: z.number().nullable(),
  /** What a conversation scores at least that stayed civil and with the matter; 0: nothing. */
  civil: z.number().min(0).max(10),
  /** Whether, where a model judges, the mean of its score and the rules' own counts. */
  meanOfTwo: z.boolean(),
  /** The lowest cap first. */
  gates: z.array(scoringGateSchema),
});
export type Scoring = z.infer<typeof scoringSchema>;

export const rubricVersionSchema = z.object({
  version: z.string(),
  /** The day from which it scored. */
  since: z.iso.date(),
});
export type RubricVersion = z.infer<typeof rubricVersionSchema>;

export const rubricSchema = rubricVersionSchema.extend({
  /** Whether conversations are scored with it today. */
  current: z.boolean(),
  /** What is different from the version before, for users; empty in the first. */
  changes: z.array(z.string()),
  /** The ten skills in the order of a report, each with what it is about. */
  skills: z.array(z.object({ skill: skillSchema, about: z.string() })),
  indicators: z.array(rubricIndicatorSchema),
  scoring: scoringSchema,
  /** Every version there is, the newest first. */
  versions: z.array(rubricVersionSchema),
});
export type Rubric = z.infer<typeof rubricSchema>;
