/**
 * The plan catalogue: what each plan costs, grants and allows. The only place these numbers stand (product §5.1).
 * Plain data without zod, so that a browser can show prices without the schemas.
 */
import type { Entitlements } from './entitlements';

export const PLAN_TYPES = ['free_trial', 'solo_core', 'solo_pro', 'team_pilot', 'enterprise'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

export const BILLING_PERIODS = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[number];

/** The plans that are bought in the product, by card. */
export const SUBSCRIBED_PLANS = ['solo_core', 'solo_pro'] as const satisfies readonly PlanType[];
export type SubscribedPlan = (typeof SUBSCRIBED_PLANS)[number];

/** The plans of teams, which the operator arranges (product §18.1). */
export const TEAM_PLANS = ['team_pilot', 'enterprise'] as const satisfies readonly PlanType[];
/** What a Team Pilot is sold with. */
export const TEAM_PILOT_SEATS = 10;

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
  /** What the screens say a month costs (product §5.1), e.g. '$19/month'; null where sales names the price. */
  readonly listPrice: string | null;
  /** Listed prices in US cents (product §5.1); null where there is none. */
  readonly monthlyCents: number | null;
  readonly yearlyCents: number | null;
  readonly onceCents: number | null;
  readonly features: readonly string[];
}

export const PLANS: Record<PlanType, PlanDefinition> = {
  free_trial: {
    type: 'free_trial',
    name: 'Free Trial',
    credits: 20,
    renewal: 'once',
    periodDays: 14,
    liveTips: true,
    customScenarios: 'full',
    teamArea: false,
    listPrice: null,
    monthlyCents: null,
    yearlyCents: null,
    onceCents: null,
    features: ['20 coaching sessions', '14 days', 'Every feature of Solo Pro', 'No credit card required'],
  },
  solo_core: {
    type: 'solo_core',
    name: 'Solo Core',
    credits: 20,
    renewal: 'monthly',
    periodDays: null,
    liveTips: false,
    customScenarios: 'none',
    teamArea: false,
    listPrice: '$19/month',
    monthlyCents: 1999,
    yearlyCents: 19992,
    onceCents: null,
    features: ['20 coaching sessions per month', 'All persona packs', 'PDF feedback report', 'Email support'],
  },
  solo_pro: {
    type: 'solo_pro',
    name: 'Solo Pro',
    credits: 60,
    renewal: 'monthly',
    periodDays: null,
    liveTips: true,
    customScenarios: 'full',
    teamArea: false,
    listPrice: '$39/month',
    monthlyCents: 3999,
    yearlyCents: 39992,
    onceCents: null,
    features: [
      '60 sessions per month',
      'Real-time coaching tip after every message',
      'Custom scenario creator',
      'Priority email support',
      'Everything in Solo Core',
    ],
  },
  team_pilot: {
    type: 'team_pilot',
    name: 'Team Pilot',
    credits: 300,
    renewal: 'once',
    periodDays: 60,
    liveTips: true,
    customScenarios: 'full',
    teamArea: true,
    listPrice: null,
    monthlyCents: null,
    yearlyCents: null,
    onceCents: 95600,
    features: [
      '10 seats',
      '60 days',
      '300 sessions per seat',
      'Team dashboard',
      'Private leaderboard',
      'Roll-up PDF report',
      'Dedicated support',
    ],
  },
  enterprise: {
    type: 'enterprise',
    name: 'Enterprise',
    credits: null,
    renewal: 'once',
    periodDays: null,
    liveTips: true,
    customScenarios: 'full',
    teamArea: true,
    listPrice: null,
    monthlyCents: null,
    yearlyCents: null,
    onceCents: null,
    features: ['Unlimited sessions', 'Single sign-on', 'Custom pricing'],
  },
};

/**
 * What a plan allows at this moment (product §5.1, §5.8).
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

/** The launch discount: for everybody, for as long as they stay (product §5.11). */
export const LAUNCH_DISCOUNT = { name: 'launch discount', percentOff: 20 } as const;

/** What setting up an account costs who did not subscribe during the trial, in US cents; waived in the exit-intent dialog (product §5.13). */
export const SETUP_FEE_CENTS = 5000;
