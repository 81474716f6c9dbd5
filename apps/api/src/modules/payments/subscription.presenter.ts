/** Somebody's subscription and invoices as they see them (product §5.14). */
import { subscriptionEnd, type SubscriptionRecord } from '@parley/db';
import { wholeUnits } from '@parley/payments';
import { invoiceSchema, type Invoice, type PlanState, type SubscriptionAnswer } from '@parley/shared';
import type { Stripe } from 'stripe';

type Shown = NonNullable<SubscriptionAnswer['subscription']>;

/** @param isOpen whether this installation takes payments: nothing can be changed where it does not */
export function presentSubscription(record: SubscriptionRecord, now: Date, isOpen: boolean): Shown {
  const { planType, billing, startedAt, paidUntil, upcoming } = record;
  const state = stateOf(record, now);
  const ended = state === 'ended';
  const endsAt = ended || state === 'payment_failed' ? subscriptionEnd(record) : record.endsAt;
  const renews = record.endsAt === null && (state === 'active' || state === 'paused');
  return {
    planType,
    billing,
    state,
    startedAt: startedAt.toISOString(),
    paidUntil: paidUntil.toISOString(),
    nextBillingDate: renews ? paidUntil.toISOString() : null,
    endsAt: endsAt?.toISOString() ?? null,
    upcoming: upcoming && {
      planType: upcoming.planType,
      billing: upcoming.billing,
      at: upcoming.at.toISOString(),
    },
    canCancel: isOpen && !ended && record.endsAt === null,
    canResume: isOpen && !ended && (record.endsAt !== null || upcoming !== null),
  };
}

function stateOf(record: SubscriptionRecord, now: Date): PlanState {
  if (now >= subscriptionEnd(record)) return 'ended';
  if (record.pausedAt !== null) return 'paused';
  if (record.endsAt !== null) return 'cancelled';
  return record.paymentFailedAt === null ? 'active' : 'payment_failed';
}

/** null for one that is not to be shown: without a state, or in a state that is new to us. */
export function presentInvoice(invoice: Stripe.Invoice): Invoice | null {
  const status = invoiceSchema.shape.status.safeParse(invoice.status);
  if (!status.success) return null;
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.created * 1000).toISOString(),
    total: wholeUnits(invoice.total, invoice.currency),
    currency: invoice.currency,
    status: status.data,
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}
