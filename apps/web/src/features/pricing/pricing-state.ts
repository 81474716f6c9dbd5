/** What /pricing shows for a query and a plan (product §6.2, §6.3). Pure. */
import type { Plan, PlanType } from '@parley/shared';

export type BillingPeriod = 'monthly' | 'yearly';
export type SoldPlan = Extract<PlanType, 'solo_core' | 'solo_pro' | 'team_pilot'>;
type PlanFacts = Pick<Plan, 'planType' | 'isTrialActive' | 'trialDaysLeft' | 'creditsUsed' | 'creditsTotal'>;

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
  | 'Sessions Used Up';

/** The expiry banner's title; null where none is due. `from=usage` also comes from reminders at half the sessions, so there the plan decides. */
export function expiryTitle(query: URLSearchParams, plan: PlanFacts | undefined): ExpiryTitle | null {
  const from = query.get('from');
  if (query.get('trial_expired') === 'true' || from === 'expiration') return 'Your Free Trial Has Expired';
  if (from === 'trial_limit') return 'Trial Sessions Used Up';
  const usedUp = plan !== undefined && plan.creditsTotal !== null && plan.creditsUsed >= plan.creditsTotal;
  if (from === 'usage' && usedUp) return plan.planType === 'free_trial' ? 'Trial Sessions Used Up' : 'Sessions Used Up';
  if (from === 'trial') return 'Trial Ending Soon';
  if (plan?.planType === 'free_trial' && !plan.isTrialActive) return 'Your Free Trial Has Expired';
  return plan?.isTrialActive === true && plan.trialDaysLeft <= 3 ? 'Trial Ending Soon' : null;
}

/** The button of a plan's card (product §6.5). */
export function planButtonLabel(card: SoldPlan, { signedIn, plan }: Visitor): string {
  if (card === 'team_pilot') return 'Get Team Pilot';
  if (!signedIn) return 'Start 14-Day Free Trial';
  if (plan === undefined) return 'Go to Dashboard';
  if (plan.isTrialActive) return card === 'solo_core' ? 'Subscribe to Solo Core' : 'Upgrade to Solo Pro';
  return plan.planType === card ? 'Current Plan' : 'Subscribe Now';
}
