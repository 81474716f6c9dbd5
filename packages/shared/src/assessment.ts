/** The shapes of the skills assessment (product §26): its areas, questions, and what to practise. Data in `packages/content`. */
import { z } from 'zod';
import { difficultySchema, skillSchema, stakeholderTypeSchema } from './enums';

const lineSchema = z.string().trim().min(1);
const slugSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** An area of competence. Each of our ten skills belongs to exactly one. */
export const assessmentAreaSchema = z.object({
  id: slugSchema,
  name: lineSchema.max(40),
  /** What somebody strong here does, in one sentence. */
  about: lineSchema.max(140),
  skills: z.array(skillSchema).min(1),
});

const assessmentAnswerSchema = z.object({
  /** What one says or does. */
  text: lineSchema.max(190),
  /** Why it is as good as it is; shown with the result only. */
  why: lineSchema.max(190),
});

/** A situation with four answers, written from the best to the worst. */
export const assessmentQuestionSchema = z.object({
  id: slugSchema,
  /** Ends with the question. */
  situation: lineSchema.max(330),
  answers: z.tuple([assessmentAnswerSchema, assessmentAnswerSchema, assessmentAnswerSchema, assessmentAnswerSchema]),
});

/** What to practise for an area: scenarios of the library and a learning track, each with what it has to do with it. */
export const assessmentPracticeSchema = z.object({
  scenarios: z
    .array(
      z.object({
        slug: slugSchema,
        /** As in the library, where these three come from. */
        title: lineSchema,
        stakeholderType: stakeholderTypeSchema,
        difficulty: difficultySchema,
        reason: lineSchema.max(160),
      }),
    )
    .min(2)
    .max(3),
  track: z.object({ slug: slugSchema, reason: lineSchema.max(160) }),
});

export type AssessmentArea = z.infer<typeof assessmentAreaSchema>;
export type AssessmentQuestion = z.infer<typeof assessmentQuestionSchema>;
export type AssessmentPractice = z.infer<typeof assessmentPracticeSchema>;
