/** The plan catalogue: what each plan costs, grants and allows. The only place these numbers stand (decisions, 'Plans and entitlements'). */
import { z } from 'zod';

export const PLAN_TYPES = ['free_trial', 'solo_core', 'solo_pro', 'team_pilot', 'enterprise'] as const;
export const planTypeSchema = z.enum(PLAN_TYPES);
export type PlanType = z.infer<typeof planTypeSchema>;

/** Accepts both spellings in use (`solo_core`, `solo-core`) and answers the underscored one (S1 §3). */
export const planTypeInputSchema = z
  .string()
  .transform((name) => name.replaceAll('-', '_'))
  .pipe(planTypeSchema);

export const entitlementsSchema = z.object({
  /** Real-time coaching tips while typing. */
  liveTips: z.boolean(),
  customScenarios: z.enum(['full', 'read_only', 'none']),
  /** The team area exists on this plan; who sees it is decided per team. */
  teamArea: z.boolean(),
  /** A new conversation may be begun now (credits left and the period still running). */
  canStartConversation: z.boolean(),
});
export type Entitlements = z.infer<typeof entitlementsSchema>;

export interface PlanDefinition {
  readonly type: PlanType;
  readonly name: string;
  /** How many conversations a period grants; null means unlimited. */
  readonly credits: number | null;
  /** `once` never renews; `monthly` renews on the billing day, in UTC. */
  readonly renewal: 'once' | 'monthly';
  /** Length of a `once` period in days; null where the period is a month or open-ended. */
  readonly periodDays: number | null;
  readonly liveTips: boolean;
  readonly customScenarios: 'full' | 'none';
  readonly teamArea: boolean;
  /** What the screens say a month costs (S1 §9), e.g. '$19/month'; null where sales names the price. */
  readonly listPrice: string | null;
  /** Listed prices in US cents (S1 §3, fallback pricing); null where there is none. */
  readonly monthlyCents: number | null;
  readonly yearlyCents: number | null;
  readonly onceCents: number | null;
  readonly features: readonly string[];
}

export const PLANS: Record<PlanType, PlanDefinition> = {
  free_trial: {
    type: 'free_trial', name: 'Free Trial', credits: 20, renewal: 'once', periodDays: 14,
    liveTips: true, customScenarios: 'full', teamArea: false,
    listPrice: null, monthlyCents: null, yearlyCents: null, onceCents: null,
    features: ['20 coaching sessions', '14 days', 'Every feature of Solo Pro', 'No credit card required'],
  },
  solo_core: {
    type: 'solo_core', name: 'Solo Core', credits: 20, renewal: 'monthly', periodDays: null,
    liveTips: false, customScenarios: 'none', teamArea: false,
    listPrice: '$19/month', monthlyCents: 1999, yearlyCents: 19992, onceCents: null,
    features: ['20 coaching sessions per month', 'All persona packs', 'PDF feedback report', 'Email support'],
  },
  solo_pro: {
    type: 'solo_pro', name: 'Solo Pro', credits: 60, renewal: 'monthly', periodDays: null,
    liveTips: true, customScenarios: 'full', teamArea: false,
    listPrice: '$39/month', monthlyCents: 3999, yearlyCents: 39992, onceCents: null,
    features: [
      '60 sessions per month', 'Real-time coaching tip after every message', 'Custom scenario creator',
      'Priority email support', 'Everything in Solo Core',
    ],
  },
  team_pilot: {
    type: 'team_pilot', name: 'Team Pilot', credits: 300, renewal: 'once', periodDays: 60,
    liveTips: true, customScenarios: 'full', teamArea: true,
    listPrice: null, monthlyCents: null, yearlyCents: null, onceCents: 95600,
    features: [
      '10 seats', '60 days', '300 sessions per seat', 'Team dashboard', 'Private leaderboard',
      'Roll-up PDF report', 'Dedicated support',
    ],
  },
  enterprise: {
    type: 'enterprise', name: 'Enterprise', credits: null, renewal: 'once', periodDays: null,
    liveTips: true, customScenarios: 'full', teamArea: true,
    listPrice: null, monthlyCents: null, yearlyCents: null, onceCents: null,
    features: ['Unlimited sessions', 'Single sign-on', 'Custom pricing'],
  },
};

/**
 * What a plan allows at this moment (decisions, 'Plans and entitlements').
 * @param running whether the paid or trial period is still running
 * @param creditsLeft conversations that can still be begun; null means unlimited
 */
export function entitlementsOf(type: PlanType, running: boolean, creditsLeft: number | null): Entitlements {
  const plan = PLANS[type];
  if (!running) {
    return { liveTips: false, customScenarios: 'read_only', teamArea: false, canStartConversation: false };
  }
  return {
    liveTips: plan.liveTips,
    customScenarios: plan.customScenarios,
    teamArea: plan.teamArea,
    canStartConversation: creditsLeft === null || creditsLeft > 0,
  };
}

/** What `GET /users/plan` answers (S1 §3, plan object). */
export const planSchema = z.object({
  planType: planTypeSchema,
  planName: z.string(),
  isTrialActive: z.boolean(),
  /** Whole days, rounded up, never below 0; 0 when not on a trial. */
  trialDaysLeft: z.number().int().min(0),
  trialEndsAt: z.iso.datetime().nullable(),
  creditsUsed: z.number().int().min(0),
  /** null means unlimited (enterprise). */
  creditsTotal: z.number().int().min(0).nullable(),
  isTeamAdmin: z.boolean(),
  nextBillingDate: z.iso.datetime().nullable(),
  teamPilotDaysLeft: z.number().int().min(0).nullable(),
  entitlements: entitlementsSchema,
});
export type Plan = z.infer<typeof planSchema>;
