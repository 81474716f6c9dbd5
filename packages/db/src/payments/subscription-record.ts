/** Our copy of a subscription: what the payment provider said of it when it was last read (product §5.16). */
import type { BillingPeriod, SubscribedPlan } from '@parley/shared';

export interface SubscriptionRecord {
  /** The provider's id. */
  readonly id: string;
  readonly userId: string;
  readonly customerId: string;
  readonly planType: SubscribedPlan;
  readonly billing: BillingPeriod;
  readonly priceId: string;
  readonly startedAt: Date;
  /** The billing day. */
  readonly anchor: Date;
  /** The end of the last period that was paid for. */
  readonly paidUntil: Date;
  /** When access ends, where it will or has: a cancellation, at the period's end or at once. */
  readonly endsAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Since when an invoice is due and unpaid; null where all is paid. */
  readonly paymentFailedAt: Date | null;
  /** Since when the plan is paused: a payment was given back, or is disputed. */
  readonly pausedAt: Date | null;
  /** A change that waits for the end of the period. */
  readonly upcoming: {
    readonly planType: SubscribedPlan;
    readonly billing: BillingPeriod;
    readonly at: Date;
  } | null;
  /** When it was read from the provider. */
  readonly syncedAt: Date;
}
