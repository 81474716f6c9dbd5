/** The usage banner of the dashboard: twelve rules, the first that matches wins (product §6.8). Pure. */
import { PLANS } from '@parley/shared';
import { countOf } from '@/lib/format';
import { isSubscribed } from '@/lib/plan';
import {
  isExpiredTrial,
  isPlainMember,
  PRICES,
  sessionsLeft,
  trialPrices,
  usedShare,
  type PlanFacts,
  type Tone,
} from './plan-usage';

export interface UsageNotice {
  readonly rule:
    | 'trial-expired'
    | 'trial-last-day'
    | 'trial-ending'
    | 'trial-half-used'
    | 'trial-little-used'
    | 'pilot-ending'
    | 'nearly-used'
    | 'core-mostly-used'
    | 'core-half-used'
    | 'trial-running'
    | 'mostly-used';
  readonly tone: Tone;
  /** The count, said first and in bold. */
  readonly count: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}
interface Rule {
  readonly applies: (plan: PlanFacts) => boolean;
  readonly tone: Tone | ((plan: PlanFacts) => Tone);
  readonly count: (plan: PlanFacts) => string;
  readonly text: (plan: PlanFacts) => string;
  readonly action: string | ((plan: PlanFacts) => string);
  readonly to: string | ((plan: PlanFacts) => string);
}

const percent = (plan: PlanFacts): number => usedShare(plan) * 100;
const onTrial = (plan: PlanFacts): boolean => plan.isTrialActive;
const onCore = (plan: PlanFacts): boolean => plan.planType === 'solo_core';
const pilotDays = (plan: PlanFacts): number =>
  plan.planType === 'team_pilot' ? (plan.teamPilotDaysLeft ?? Infinity) : Infinity;

const daysLeft = ({ trialDaysLeft }: PlanFacts): string => `${countOf(trialDaysLeft, 'day')} left`;
const used = ({ creditsUsed, creditsTotal }: PlanFacts): string =>
  `${creditsUsed} of ${countOf(creditsTotal ?? 0, 'session')} used`;
const usedOnly = (plan: PlanFacts): string => `${used(plan)}.`;
const sessionsOf = (plan: PlanFacts): string =>
  `${sessionsLeft(plan) ?? 'unlimited'} of ${countOf(plan.creditsTotal ?? 0, 'session')} left`;
const ofTheTrial = (plan: PlanFacts): string => `of your free trial, ${sessionsOf(plan)}.`;
const proGrants = `Solo Pro has ${PLANS.solo_pro.credits ?? 'unlimited'} a month, and a tip after every message.`;
const renews = (plan: PlanFacts): string => {
  if (PLANS[plan.planType].renewal === 'monthly') return 'They renew every month.';
  return isPlainMember(plan) ? 'Your team’s admins can arrange for more.' : 'Talk to us about more.';
};

/** Whom to turn to about a pilot: who buys for a team goes to sales, its members to their team. */
const pilotContact = (plan: PlanFacts): { readonly action: string; readonly to: string } => {
  if (isPlainMember(plan)) return { action: 'Your team', to: PRICES.team };
  return { action: 'Contact sales', to: plan.team === null ? PRICES.sales : PRICES.renewal };
};
const usageContact = (plan: PlanFacts): { readonly action: string; readonly to: string } =>
  plan.planType === 'team_pilot' ? pilotContact(plan) : { action: 'See plans', to: PRICES.usage };

const ofThePilot = ({ ownPlan }: PlanFacts): string =>
  ownPlan === null
    ? 'of your team pilot.'
    : `of your team pilot. Then you are back on your own plan, ${ownPlan.planName}.`;

const RULES: Record<UsageNotice['rule'], Rule> = {
  'trial-expired': {
    applies: isExpiredTrial,
    tone: 'poor',
    action: 'See plans',
    to: PRICES.expired,
    count: () => 'Your free trial has expired.',
    text: () => 'Your account is paused: what you did can be read, finished and exported.',
  },
  'trial-last-day': {
    applies: (plan) => onTrial(plan) && plan.trialDaysLeft <= 1,
    tone: 'poor',
    count: daysLeft,
    text: ofTheTrial,
    action: 'Choose a plan',
    to: PRICES.trial,
  },
  'trial-ending': {
    applies: (plan) => onTrial(plan) && plan.trialDaysLeft <= 5,
    tone: 'fair',
    count: daysLeft,
    text: ofTheTrial,
    action: 'Choose a plan',
    to: PRICES.trial,
  },
  'trial-half-used': {
    applies: (plan) => onTrial(plan) && percent(plan) >= 50,
    tone: (plan) => (percent(plan) >= 75 ? 'fair' : 'none'),
    count: used,
    text: (plan) => `with ${daysLeft(plan)} of your free trial.`,
    action: 'See plans',
    to: (plan) => (sessionsLeft(plan) === 0 ? PRICES.trialLimit : PRICES.usage),
  },
  'trial-little-used': {
    applies: (plan) => onTrial(plan) && percent(plan) < 20 && plan.trialDaysLeft <= 7,
    tone: 'none',
    count: daysLeft,
    text: (plan) => `of your free trial, and still ${sessionsOf(plan)}.`,
    action: 'See plans',
    to: PRICES.trial,
  },
  'pilot-ending': {
    applies: (plan) => pilotDays(plan) <= 7,
    tone: (plan) => (pilotDays(plan) <= 3 ? 'poor' : 'fair'),
    count: (plan) => (pilotDays(plan) === 0 ? 'Your team pilot has ended.' : `${countOf(pilotDays(plan), 'day')} left`),
    text: (plan) => (pilotDays(plan) === 0 ? 'We can set up what comes after it.' : ofThePilot(plan)),
    action: (plan) => pilotContact(plan).action,
    to: (plan) => pilotContact(plan).to,
  },
  'nearly-used': {
    applies: (plan) => percent(plan) >= 90,
    tone: 'poor',
    count: usedOnly,
    text: (plan) => (onCore(plan) ? proGrants : renews(plan)),
    action: (plan) => usageContact(plan).action,
    to: (plan) => (onCore(plan) ? `${PRICES.pro}&from=usage` : usageContact(plan).to),
  },
  'core-mostly-used': {
    applies: (plan) => onCore(plan) && percent(plan) >= 70,
    tone: 'fair',
    count: usedOnly,
    text: () => proGrants,
    action: 'See Solo Pro',
    to: PRICES.pro,
  },
  'core-half-used': {
    applies: (plan) => onCore(plan) && percent(plan) >= 50,
    tone: 'none',
    count: usedOnly,
    text: () => proGrants,
    action: 'See Solo Pro',
    to: PRICES.pro,
  },
  'trial-running': {
    applies: (plan) => onTrial(plan) && plan.trialDaysLeft <= 11,
    tone: 'none',
    count: daysLeft,
    text: ofTheTrial,
    action: 'See plans',
    to: (plan) => trialPrices(plan),
  },
  'mostly-used': {
    applies: (plan) => percent(plan) >= 75,
    tone: 'fair',
    count: usedOnly,
    text: renews,
    action: (plan) => usageContact(plan).action,
    to: (plan) => usageContact(plan).to,
  },
};

/** In the order of product §6.8; the twelfth rule is 'otherwise no banner'. */
const ORDER: readonly UsageNotice['rule'][] = [
  'trial-expired',
  'trial-last-day',
  'trial-ending',
  'trial-half-used',
  'trial-little-used',
  'pilot-ending',
  'nearly-used',
  'core-mostly-used',
  'core-half-used',
  'trial-running',
  'mostly-used',
];

/** What the banner says about a plan; null where nothing needs saying, and while what the layout says of it goes before (product §5.19). */
export function usageNotice(plan: PlanFacts): UsageNotice | null {
  if (isSubscribed(plan) && plan.state !== 'active') return null;
  const rule = ORDER.find((name) => RULES[name].applies(plan));
  if (rule === undefined) return null;
  const { tone, count, text, action, to } = RULES[rule];
  return {
    rule,
    action: typeof action === 'string' ? action : action(plan),
    count: count(plan),
    text: text(plan),
    tone: typeof tone === 'string' ? tone : tone(plan),
    to: typeof to === 'string' ? to : to(plan),
  };
}
