/** The plan object of product §5.10, computed from the credit account at one moment. */
import { isPlanOver, isPlanRunning, nextBillingDate, type CreditAccount } from '@parley/db';
import { entitlementsOf, PLANS, type Plan, type PlanState } from '@parley/shared';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days, rounded up, never below 0. */
function daysUntil(end: Date | null, now: Date): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}

function stateOf(account: CreditAccount, now: Date): PlanState {
  if (isPlanOver(account, now)) return 'ended';
  if (account.pausedAt !== null) return 'paused';
  if (account.cancelledAt !== null) return 'cancelled';
  return account.paymentFailedAt === null ? 'active' : 'payment_failed';
}

/** A subscription that nothing ails has an end only on paper: that of its grace, should it not be paid next time. */
function endOf({ planEndsAt, paidUntil, cancelledAt }: CreditAccount, state: PlanState): Date | null {
  const renews = paidUntil !== null && cancelledAt === null && (state === 'active' || state === 'paused');
  return renews ? null : planEndsAt;
}

export function presentPlan(account: CreditAccount, now: Date): Plan {
  const { planType, planEndsAt, creditsLeft } = account;
  const running = isPlanRunning(account, now);
  const state = stateOf(account, now);
  const onTrial = planType === 'free_trial';
  return {
    planType,
    planName: PLANS[planType].name,
    isTrialActive: onTrial && running,
    trialDaysLeft: onTrial ? daysUntil(planEndsAt, now) : 0,
    trialEndsAt: onTrial ? (planEndsAt?.toISOString() ?? null) : null,
    creditsUsed: account.creditsUsed,
    creditsTotal: account.creditsTotal,
    isTeamAdmin: false,
    team: null,
    nextBillingDate: nextBillingDate(account, now)?.toISOString() ?? null,
    teamPilotDaysLeft: planType === 'team_pilot' ? daysUntil(planEndsAt, now) : null,
    billing: account.billing,
    state,
    endsAt: endOf(account, state)?.toISOString() ?? null,
    entitlements: entitlementsOf(planType, running, creditsLeft),
  };
}
