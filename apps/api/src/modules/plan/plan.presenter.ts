/** The plan object of product §5.10, computed from the credit account at one moment. */
import { isPlanRunning, nextBillingDate, type CreditAccount } from '@parley/db';
import { entitlementsOf, PLANS, type Plan } from '@parley/shared';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days, rounded up, never below 0. */
function daysUntil(end: Date | null, now: Date): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}

export function presentPlan(account: CreditAccount, now: Date): Plan {
  const { planType, planEndsAt, creditsLeft } = account;
  const running = isPlanRunning(account, now);
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
    nextBillingDate: nextBillingDate(account, now)?.toISOString() ?? null,
    teamPilotDaysLeft: planType === 'team_pilot' ? daysUntil(planEndsAt, now) : null,
    billing: account.billing,
    state: !running ? 'ended' : account.cancelledAt === null ? 'active' : 'cancelled',
    endsAt: planEndsAt?.toISOString() ?? null,
    entitlements: entitlementsOf(planType, running, creditsLeft),
  };
}
