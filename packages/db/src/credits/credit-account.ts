/** What a person's plan is and what is left on it: the pure part, without a database. */
import { PLANS, type PlanType } from '@parley/shared';
import { billingPeriodAt, nextYearlyBilling } from './billing-period';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface CreditAccount {
  readonly userId: string;
  readonly planType: PlanType;
  readonly planStartedAt: Date;
  /** When the plan is over (trial, pilot, or a cancelled subscription); null while it renews. */
  readonly planEndsAt: Date | null;
  readonly cancelledAt: Date | null;
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

/** Whether the plan is still running at `now`. */
export function isPlanRunning(account: Pick<CreditAccount, 'planEndsAt'>, now: Date): boolean {
  return account.planEndsAt === null || now < account.planEndsAt;
}

/** Whether time has changed what the account holds: a month is over, or the plan is and credits are left. */
export function needsSettling(account: CreditAccount, now: Date): boolean {
  if (!isPlanRunning(account, now)) return (account.creditsLeft ?? 0) > 0;
  return PLANS[account.planType].renewal === 'monthly' && account.periodEnd !== null && now >= account.periodEnd;
}

/** When money is due next; null where nothing is billed or the plan has been cancelled. */
export function nextBillingDate(account: CreditAccount, now: Date): Date | null {
  if (account.billing === null || account.cancelledAt !== null || !isPlanRunning(account, now)) return null;
  return account.billing === 'yearly' ? nextYearlyBilling(account.planStartedAt, now) : account.periodEnd;
}
