/** What a subscription means for an account: which months it pays for, and when it ends. Pure, without a database. */
import type { SubscriptionRecord } from '../payments/subscription-record';
import { billingPeriodAt, type BillingPeriod } from './billing-period';

/** How long a plan runs on unpaid (product §5.20), in days. */
export const GRACE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the ledger needs to know of a subscription. `planType` is the plan that has been paid for. */
export type SubscriptionTerms = Pick<
  SubscriptionRecord,
  'planType' | 'billing' | 'anchor' | 'paidUntil' | 'endsAt' | 'cancelledAt' | 'paymentFailedAt' | 'pausedAt'
>;

/** Credit months end at 00:00 UTC, a paid period at some hour of that day. */
function coveredUntil(paidUntil: Date): Date {
  return new Date(Date.UTC(paidUntil.getUTCFullYear(), paidUntil.getUTCMonth(), paidUntil.getUTCDate()));
}

/** Whether a period that begins with this billing day has been paid for: a subscription may have moved to it unpaid. */
export function isPaidFor({ anchor, paidUntil }: Pick<SubscriptionTerms, 'anchor' | 'paidUntil'>): boolean {
  return coveredUntil(paidUntil) >= billingPeriodAt(anchor, anchor).end;
}

/** Whether the month that begins then has been paid for. */
export function isMonthPaid(periodStart: Date, paidUntil: Date): boolean {
  return periodStart < coveredUntil(paidUntil);
}

/** The credit month at `now`; where `now` is beyond what has been paid for, the last one that was (product §5.5). */
export function paidPeriodAt(anchor: Date, paidUntil: Date, now: Date): BillingPeriod {
  const lastPaidMs = coveredUntil(paidUntil).getTime() - 1;
  return billingPeriodAt(anchor, new Date(Math.min(now.getTime(), lastPaidMs)));
}

/** When the plan is over: where it was cancelled to, else after the grace that follows what has been paid for. */
export function subscriptionEnd({ endsAt, paidUntil }: Pick<SubscriptionTerms, 'endsAt' | 'paidUntil'>): Date {
  return endsAt ?? new Date(paidUntil.getTime() + GRACE_DAYS * DAY_MS);
}

export interface CutPeriod extends BillingPeriod {
  readonly granted: number;
  readonly used: number;
}

/**
 * What of a period's use is counted in the next one, where another billing day cuts the period short. The provider gives
 * the money of the days cut off back; so the period keeps the credits of its days that were paid for, rounded up, and
 * what was used beyond them was used of the new one. Nobody gains credits by changing to and fro (product §5.6).
 */
export function useCarriedOver({ start, end, granted, used }: CutPeriod, cutAt: Date): number {
  const lengthMs = end.getTime() - start.getTime();
  const share = Math.min(1, Math.max(0, (cutAt.getTime() - start.getTime()) / lengthMs));
  return Math.max(0, used - Math.ceil(granted * share));
}
