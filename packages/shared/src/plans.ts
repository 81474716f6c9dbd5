/** Plans on the wire: their names, and the answer of `GET /users/plan`. The numbers stand in `plan-catalogue.ts`. */
import { z } from 'zod';
import { entitlementsSchema } from './entitlements';
import { TEAM_ROLES } from './team-roles';
import { BILLING_PERIODS, PLAN_TYPES, type PlanType } from './plan-catalogue';

export const planTypeSchema = z.enum(PLAN_TYPES);

type PlanSpelling = PlanType | HyphenatedPlan<PlanType>;
type HyphenatedPlan<P extends string> = P extends `${infer Head}_${infer Tail}` ? `${Head}-${Tail}` : P;
const hyphenated = (plan: PlanType): PlanSpelling => plan.replaceAll('_', '-') as HyphenatedPlan<PlanType>;
/** Both spellings in use, each once. */
const PLAN_SPELLINGS = [...new Set(PLAN_TYPES.flatMap((plan): PlanSpelling[] => [plan, hyphenated(plan)]))];

/** Accepts both spellings in use (`solo_core`, `solo-core`) and answers the underscored one (product §5.1). */
export const planTypeInputSchema = z
  .enum(PLAN_SPELLINGS, { error: 'Please choose a plan from the list' })
  .transform((name) => name.replaceAll('-', '_') as PlanType);

export const billingPeriodSchema = z.enum(BILLING_PERIODS);

/**
 * How a plan stands: `active`; `cancelled` and running until `endsAt`; `payment_failed` and running until `endsAt`
 * (grace); `paused` after a refund or while a payment is disputed; `ended`.
 */
export const PLAN_STATES = ['active', 'cancelled', 'payment_failed', 'paused', 'ended'] as const;
export const planStateSchema = z.enum(PLAN_STATES);
export type PlanState = z.infer<typeof planStateSchema>;

/** How a plan stands: what it is, until when it runs, and what is used of it. */
const standing = {
  planType: planTypeSchema,
  planName: z.string(),
  isTrialActive: z.boolean(),
  /** Whole days, rounded up, never below 0; 0 when not on a trial. */
  trialDaysLeft: z.number().int().min(0),
  trialEndsAt: z.iso.datetime().nullable(),
  creditsUsed: z.number().int().min(0),
  /** null means unlimited (enterprise). */
  creditsTotal: z.number().int().min(0).nullable(),
  nextBillingDate: z.iso.datetime().nullable(),
  /** How it is paid; null where nothing is billed. */
  billing: billingPeriodSchema.nullable(),
  state: planStateSchema,
  /** When it ends, or has ended; null while it renews. */
  endsAt: z.iso.datetime().nullable(),
};

const ownPlanSchema = z.object(standing);
export type OwnPlan = z.infer<typeof ownPlanSchema>;

/** What `GET /users/plan` answers (product §5.10). */
export const planSchema = z.object({
  ...standing,
  isTeamAdmin: z.boolean(),
  /** The team whose seat the plan comes with; null for a plan of one's own. */
  team: z.object({ _id: z.string(), name: z.string(), role: z.enum(TEAM_ROLES) }).nullable(),
  /** The plan of one's own beneath a team's seat, which counts again once the team is over or left; null without a team. */
  ownPlan: ownPlanSchema.nullable(),
  teamPilotDaysLeft: z.number().int().min(0).nullable(),
  entitlements: entitlementsSchema,
});
export type Plan = z.infer<typeof planSchema>;
