/** The payment queue: one job, one event of the payment provider. */
import { createCustomerReader, createStripe, type StripeSettings } from '@parley/payments';
import { Counter, type Registry } from 'prom-client';
import { handlePaymentEvent, type HandlePaymentEventSettings } from '../jobs/handle-payment-event/handle-payment-event';
import type { Processor } from '../processor';

/** Each waits for Stripe most of its time, and asks it a few times: far below what Stripe allows in a second. */
const CONCURRENCY = 8;

export interface PaymentProcessorSettings extends Omit<HandlePaymentEventSettings, 'stripe' | 'reader' | 'observe'> {
  /** null where this installation takes no payments. */
  readonly payments: StripeSettings | null;
  readonly metrics: Registry;
}

export function paymentProcessor({ payments, metrics, ...settings }: PaymentProcessorSettings): Processor<'payment'> {
  const handled = new Counter({
    name: 'parley_payment_events_handled_total',
    help: 'Attempts to handle an event of the payment provider, by its type and what became of it',
    labelNames: ['type', 'outcome'] as const,
    registers: [metrics],
  });
  const stripe = payments && createStripe(payments);
  const reading = stripe && {
    stripe,
    reader: createCustomerReader({ stripe, launchCoupon: payments.launchCoupon }),
    observe: (attempt: { readonly type: string; readonly outcome: string }) => handled.inc(attempt),
  };
  return {
    queue: 'payment',
    concurrency: CONCURRENCY,
    process: async ({ eventId }, attempt) => {
      // Kept until there are keys again.
      if (reading === null) throw new Error('This installation takes no payments');
      await handlePaymentEvent({ ...settings, ...reading }, eventId, attempt);
    },
  };
}
