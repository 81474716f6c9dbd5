/** What /pricing shows for a query and a plan (product §6.2, §6.3, §6.5). Pure. */
import type { BillingPeriod, Plan, SubscribedPlan } from '@parley/shared';
import { hasSubscription, isSubscribed } from '@/lib/plan';

export type PlanFacts = Pick<
  Plan,
  | 'planType'
  | 'isTrialActive'
  | 'trialDaysLeft'
  | 'creditsUsed'
  | 'creditsTotal'
  | 'teamPilotDaysLeft'
  | 'billing'
  | 'state'
  | 'endsAt'
  | 'team'
>;

export interface Visitor {
  readonly signedIn: boolean;
  /** Undefined for a visitor, and until the server has answered. */
  readonly plan: PlanFacts | undefined;
}

/** Payment mode: there is something to pay for now, so the page is about subscribing. */
export function isPaymentMode(query: URLSearchParams, { signedIn, plan }: Visitor): boolean {
  const from = query.get('from');
  if (query.get('trial_expired') === 'true' || from === 'expiration' || from === 'trial_limit') return true;
  if (!signedIn || plan === undefined) return false;
  // Not trialing, out of days, or simply signed in with a plan loaded: the last covers the two before it.
  return true;
}

export type ExpiryTitle =
  | 'Your Free Trial Has Expired'
  | 'Trial Sessions Used Up'
  | 'Trial Ending Soon'
  | 'Sessions Used Up'
  | 'Your Plan Has Ended';

/**
 * The expiry banner's title; null where none is due. `from=usage` also comes from reminders at half the sessions, so there
 * the plan decides; and nobody who is known to have another plan is told about a trial.
 */
export function expiryTitle(query: URLSearchParams, plan: PlanFacts | undefined): ExpiryTitle | null {
  const from = query.get('from');
  if (plan === undefined || plan.planType === 'free_trial') {
    if (query.get('trial_expired') === 'true' || from === 'expiration') return 'Your Free Trial Has Expired';
    if (from === 'trial_limit') return 'Trial Sessions Used Up';
  }
  if (plan !== undefined && isSubscribed(plan) && plan.state === 'ended') return 'Your Plan Has Ended';
  const usedUp = plan !== undefined && plan.creditsTotal !== null && plan.creditsUsed >= plan.creditsTotal;
  if (from === 'usage' && usedUp) return plan.planType === 'free_trial' ? 'Trial Sessions Used Up' : 'Sessions Used Up';
  if (from === 'trial' && (plan === undefined || plan.isTrialActive)) return 'Trial Ending Soon';
  if (plan?.planType === 'free_trial' && !plan.isTrialActive) return 'Your Free Trial Has Expired';
  return plan?.isTrialActive === true && plan.trialDaysLeft <= 3 ? 'Trial Ending Soon' : null;
}

export interface PlanOffer {
  readonly label: string;
  /** What the button does. */
  readonly leadsTo: 'register' | 'dashboard' | 'checkout' | 'nowhere';
}

/** Arranged with sales and still running: there is nothing to subscribe to. */
const isSoldByHand = ({ planType, state, teamPilotDaysLeft }: PlanFacts): boolean =>
  (planType === 'team_pilot' || planType === 'enterprise') && state !== 'ended' && teamPilotDaysLeft !== 0;

/** The button of a plan's card, for the period that the card shows (product §6.5). */
export function planOffer(card: SubscribedPlan, billing: BillingPeriod, { signedIn, plan }: Visitor): PlanOffer {
  if (!signedIn) return { label: 'Start 14-Day Free Trial', leadsTo: 'register' };
  if (plan === undefined || isSoldByHand(plan)) return { label: 'Go to Dashboard', leadsTo: 'dashboard' };
  if (plan.isTrialActive)
    return { label: card === 'solo_core' ? 'Subscribe to Solo Core' : 'Upgrade to Solo Pro', leadsTo: 'checkout' };
  const isCurrent = plan.planType === card && hasSubscription(plan) && (plan.billing ?? billing) === billing;
  return isCurrent ? { label: 'Current Plan', leadsTo: 'nowhere' } : { label: 'Subscribe Now', leadsTo: 'checkout' };
}
