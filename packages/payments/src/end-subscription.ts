/** Ending what a customer pays for: with the period that is paid for, or at once with all that Stripe keeps of them. */
import type { Stripe } from 'stripe';
import type { RunningSubscription } from './running-subscription';
import { stripeRefusal } from './stripe-faults';

/**
 * Ends it with the period that is paid for. One that is not paid ends now: it has nothing left to run, and going on until
 * a period's end would go on asking for its money. One that is cancelled already stays so.
 * @param options of each request
 * @throws Stripe's error
 */
export async function cancelRenewal(
  stripe: Stripe,
  { id, cancelsAt, isUnpaid, scheduleId }: RunningSubscription,
  options: () => Stripe.RequestOptions = () => ({}),
): Promise<void> {
  if (cancelsAt !== null) return;
  if (isUnpaid) {
    await stripe.subscriptions.cancel(id, {}, options());
    return;
  }
  // Stripe refuses to cancel what a schedule decides.
  if (scheduleId !== null) await stripe.subscriptionSchedules.release(scheduleId, {}, options());
  await stripe.subscriptions.update(id, { cancel_at_period_end: true }, options());
}

/**
 * Has Stripe forget the customer: every subscription ends at once, saved cards go, and invoices and payments stay, as the
 * law wants them kept. May be repeated.
 * @throws Stripe's error
 */
export async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await stripe.customers.del(customerId);
  } catch (error) {
    if (stripeRefusal(error)?.code !== 'resource_missing') throw error;
  }
}
