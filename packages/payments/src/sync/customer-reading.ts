/** What was read of a customer from the payment provider, in our own terms; times as they are there. */
import type { BillingPeriod, SubscribedPlan } from '@parley/shared';

export interface PlanPrice {
  readonly planType: SubscribedPlan;
  readonly billing: BillingPeriod;
}

/** The provider's words for the state of a subscription. */
export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'paused';

export interface SubscriptionReading {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  readonly anchor: Date;
  /** Of the period that runs, whether or not it is paid for. */
  readonly periodEnd: Date;
  readonly cancelAt: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** When somebody cancelled; it may go on for a time. */
  readonly cancelledAt: Date | null;
  readonly endedAt: Date | null;
  /** What it changes to when the phase that runs is over; its plan is null where the price is none of ours. */
  readonly next: { readonly plan: PlanPrice | null; readonly at: Date } | null;
}

export interface InvoiceLineReading {
  /** null where the line is for something else. */
  readonly subscriptionId: string | null;
  readonly priceId: string | null;
  /** null where the price is none of ours. */
  readonly plan: PlanPrice | null;
  readonly from: Date;
  readonly until: Date;
  /** Gives back what was not used of an earlier line. */
  readonly isCredit: boolean;
}

export interface PaymentReading {
  /** In the smallest unit of the currency, as everything below. */
  readonly amount: number;
  /** Those that went through, or still may. */
  readonly refunds: readonly { readonly amount: number; readonly at: Date }[];
  /** Those in which the money is not ours (again): open or lost. */
  readonly disputes: readonly { readonly at: Date }[];
}

export interface InvoiceReading {
  readonly id: string;
  readonly status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  readonly createdAt: Date;
  /** Since when it is to be paid. */
  readonly dueAt: Date;
  readonly lines: readonly InvoiceLineReading[];
  readonly payments: readonly PaymentReading[];
}

export interface CustomerReading {
  /** Whatever state they are in. */
  readonly subscriptions: readonly SubscriptionReading[];
  readonly invoices: readonly InvoiceReading[];
}
