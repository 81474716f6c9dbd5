/** The plan object of product §5.10, computed from the credit account at one moment. */
import { isPlanOver, isPlanRunning, nextBillingDate, type CreditAccount, type TeamMembership } from '@parley/db';
import { entitlementsOf, type OwnPlan, type Plan, PLANS, type PlanState } from '@parley/shared';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days, rounded up, never below 0. */
export function daysUntil(end: Date | null, now: Date): number {
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

/** How the account's plan stands, of one's own or of a team. */
function presentStanding(account: CreditAccount, now: Date): OwnPlan {
  const { planType, planEndsAt } = account;
  const state = stateOf(account, now);
  const onTrial = planType === 'free_trial';
  return {
    planType,
    planName: PLANS[planType].name,
    isTrialActive: onTrial && isPlanRunning(account, now),
    trialDaysLeft: onTrial ? daysUntil(planEndsAt, now) : 0,
    trialEndsAt: onTrial ? (planEndsAt?.toISOString() ?? null) : null,
    creditsUsed: account.creditsUsed,
    creditsTotal: account.creditsTotal,
    nextBillingDate: nextBillingDate(account, now)?.toISOString() ?? null,
    billing: account.billing,
    state,
    endsAt: endOf(account, state)?.toISOString() ?? null,
  };
}

/** The seat that the plan comes with, and the person's own account beneath it. */
export interface PlanSeat {
  readonly membership: TeamMembership;
  readonly own: CreditAccount;
}

/** @param seat where the account is that of a team's seat */
export function presentPlan(account: CreditAccount, now: Date, seat: PlanSeat | null = null): Plan {
  const { planType, planEndsAt, creditsLeft } = account;
  const entitlements = entitlementsOf(planType, isPlanRunning(account, now), creditsLeft);
  const isTeamAdmin = seat !== null && seat.membership.member.role !== 'member';
  return {
    ...presentStanding(account, now),
    isTeamAdmin,
    team: seat && presentSeat(seat),
    ownPlan: seat && presentStanding(seat.own, now),
    teamPilotDaysLeft: planType === 'team_pilot' ? daysUntil(planEndsAt, now) : null,
    // Of a team plan without a team there is nothing to administer.
    entitlements: { ...entitlements, teamArea: entitlements.teamArea && isTeamAdmin },
  };
}

const presentSeat = ({ membership: { team, member } }: PlanSeat) => ({
  _id: team.id,
  name: team.name,
  role: member.role,
});
