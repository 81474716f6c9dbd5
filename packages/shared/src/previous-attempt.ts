/** A completed conversation held against the person's last completed one on the same scenario. */
import { z } from 'zod';
import { skillSchema } from './enums';

export const changedIndicatorSchema = z.object({
  id: z.string(),
  skill: skillSchema,
  /** As the newer report words it. */
  label: z.string(),
});
export type ChangedIndicator = z.infer<typeof changedIndicatorSchema>;

export const previousAttemptSchema = z.object({
  /** The earlier conversation. */
  _id: z.string(),
  completedAt: z.iso.datetime(),
  /** 0-10, one decimal. */
  overallScore: z.number().min(0).max(10),
  /** The rubric that scored it; where it is not the newer report's, the figures below speak only of what both rubrics hold. */
  rubricVersion: z.string(),
  /** The skills that both conversations tested, 0-10. */
  skills: z.array(
    z.object({ skill: skillSchema, before: z.number().min(0).max(10), after: z.number().min(0).max(10) }),
  ),
  /** Indicators judged in both: not met then and met now. */
  newlyMet: z.array(changedIndicatorSchema),
  /** Met then and not now. */
  noLongerMet: z.array(changedIndicatorSchema),
});
export type PreviousAttempt = z.infer<typeof previousAttemptSchema>;
