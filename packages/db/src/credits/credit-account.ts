/** What a person's plan is and what is left on it: the pure part, without a database. */
import { PLANS, type PlanType } from '@parley/shared';
import { billingPeriodAt, nextYearlyBilling } from './billing-period';
import { isMonthPaid, paidPeriodAt } from './subscription-terms';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CreditAccount {
  readonly userId: string;
  /** Whose seat it is of; null for a person's own (product §5.22). */
  readonly teamId: string | null;
  readonly planType: PlanType;
  readonly planStartedAt: Date;
  /** When the plan is over unless something happens: a subscription that is not cancelled ends after its grace. */
  readonly planEndsAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Of a subscription, the end of what has been paid for; null where the plan is none. */
  readonly paidUntil: Date | null;
  /** Since when an invoice of the subscription is due and unpaid. */
  readonly paymentFailedAt: Date | null;
  /** Since when the subscription stands still: a payment was given back, or is disputed. */
  readonly pausedAt: Date | null;
  /** How it is paid; null where nothing is billed. */
  readonly billing: 'monthly' | 'yearly' | null;
  readonly periodStart: Date;
  /** null for an open-ended plan. */
  readonly periodEnd: Date | null;
  /** Granted for this period; null means unlimited. */
  readonly creditsTotal: number | null;
  readonly creditsUsed: number;
  /** null means unlimited. */
  readonly creditsLeft: number | null;
}

export interface PlanTerms {
  readonly type: PlanType;
  /** Also the anchor of the billing day. */
  readonly startedAt: Date;
  /** Left out, the catalogue decides: 14 days for a trial, 60 for a pilot, open for the others. */
  readonly endsAt?: Date | null;
  readonly cancelledAt?: Date | null;
  readonly billing?: 'monthly' | 'yearly' | null;
}

/** The terms with everything the catalogue knows filled in. */
export function completeTerms(terms: PlanTerms): Required<PlanTerms> {
  const { periodDays } = PLANS[terms.type];
  const catalogueEnd = periodDays === null ? null : new Date(terms.startedAt.getTime() + periodDays * DAY_MS);
  return {
    type: terms.type,
    startedAt: terms.startedAt,
    endsAt: terms.endsAt === undefined ? catalogueEnd : terms.endsAt,
    cancelledAt: terms.cancelledAt ?? null,
    billing: terms.billing ?? null,
  };
}

/** The credit period of a plan at `now`. */
export function periodOf(terms: Required<PlanTerms>, now: Date): { start: Date; end: Date | null } {
  if (PLANS[terms.type].renewal === 'monthly') return billingPeriodAt(terms.startedAt, now);
  return { start: terms.startedAt, end: terms.endsAt };
}

/** The credit period of the account at `now`; it never goes back. */
export function periodAt(account: CreditAccount, now: Date): { start: Date; end: Date | null } {
  const { planType, planStartedAt, paidUntil, periodStart, periodEnd } = account;
  const held = { start: periodStart, end: periodEnd };
  if (PLANS[planType].renewal !== 'monthly') return held;
  const period = paidUntil === null ? billingPeriodAt(planStartedAt, now) : paidPeriodAt(planStartedAt, paidUntil, now);
  return period.start > periodStart ? period : held;
}

/** Whether the plan's time is up. */
export function isPlanOver({ planEndsAt }: Pick<CreditAccount, 'planEndsAt'>, now: Date): boolean {
  return planEndsAt !== null && now >= planEndsAt;
}

/** Whether the plan allows anything at `now`: neither over nor paused. */
export function isPlanRunning(account: Pick<CreditAccount, 'planEndsAt' | 'pausedAt'>, now: Date): boolean {
  return !isPlanOver(account, now) && account.pausedAt === null;
}

/**
 * Whether time has changed what the account holds: a month has begun, or the plan is over and credits are left. What a seat
 * holds is kept: a team that is over may be extended.
 */
export function needsSettling(account: CreditAccount, now: Date): boolean {
  if (account.teamId !== null) return false;
  if (isPlanOver(account, now)) return (account.creditsLeft ?? 0) > 0;
  return account.pausedAt === null && periodAt(account, now).start > account.periodStart;
}

/** When money is due next; null where nothing is billed or the plan has been cancelled. */
export function nextBillingDate(account: CreditAccount, now: Date): Date | null {
  if (account.billing === null || account.cancelledAt !== null || !isPlanRunning(account, now)) return null;
  if (account.paidUntil !== null) return account.paidUntil;
  return account.billing === 'yearly' ? nextYearlyBilling(account.planStartedAt, now) : account.periodEnd;
}

/** When credits begin anew; null where they don't, or not before something is paid. */
export function creditsRenewAt(account: CreditAccount, now: Date): Date | null {
  const { planType, planEndsAt, paidUntil, cancelledAt, periodEnd } = account;
  if (PLANS[planType].renewal !== 'monthly' || periodEnd === null || !isPlanRunning(account, now)) return null;
  // A plan that ends with its period brings no more.
  if (paidUntil === null) return planEndsAt === null || periodEnd < planEndsAt ? periodEnd : null;
  if (isMonthPaid(periodEnd, paidUntil)) return periodEnd;
  return cancelledAt === null && account.paymentFailedAt === null && now < periodEnd ? periodEnd : null;
}
