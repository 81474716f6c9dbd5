/** What to practise next (product §22). */
import { z } from 'zod';
import { libraryScenarioSchema } from './scenarios';

/** At most so many are recommended at once. */
export const RECOMMENDATIONS_MAX = 3;
/** Over how many completed conversations skills and scores are averaged. */
export const RECENT_REPORTS = 5;

export const recommendationReasonSchema = z.object({
  /** Which rule found it. */
  kind: z.enum(['first', 'track', 'skill', 'level', 'stakeholder', 'repeat']),
  /** In words for the user: 'Your lowest skill over the last five: negotiation skills, 4.2'. */
  text: z.string(),
});
export type RecommendationReason = z.infer<typeof recommendationReasonSchema>;

export const recommendationSchema = z.object({ scenario: libraryScenarioSchema, reason: recommendationReasonSchema });
export type Recommendation = z.infer<typeof recommendationSchema>;
