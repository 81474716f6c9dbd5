/** What becomes of a subscription: begun, renewed, unpaid, cancelled. */
import type { Stripe } from 'stripe';
import type { Account } from '../account/account';
import { periodEnd } from '../account/calendar';
import { priceName, recurrenceOf } from '../objects/catalogue';
import type { Customer, Invoice, InvoiceLine, Price, Subscription } from '../objects/stored';
import { itemOf } from '../objects/subscription';
import { collect, draftInvoice, finalise, newLine } from './invoices';

export function customerOf(account: Account, id: string): Customer {
  const customer = account.state.customers[id];
  if (!customer) throw new Error(`No customer ${id}`);
  return customer;
}

/** '1 × Solo Core (at $19.99 / month)' */
function describe(account: Account, price: Price, quantity: number): string {
  const dollars = `$${(price.unit_amount / 100).toFixed(2)}`;
  return `${quantity} × ${priceName(account, price)} (at ${dollars} / ${recurrenceOf(price).interval})`;
}

/** The line of a whole period. */
export function periodLine(account: Account, subscription: Subscription): InvoiceLine {
  const item = itemOf(subscription);
  return newLine(account, {
    price: item.price,
    item: item.id,
    subscription: subscription.id,
    amount: item.price.unit_amount * item.quantity,
    quantity: item.quantity,
    description: describe(account, item.price, item.quantity),
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });
}

/** Sets the status and says so where it is another one. */
export function setStatus(account: Account, subscription: Subscription, status: string, at: number): void {
  if (subscription.status === status) return;
  const before = subscription.status;
  subscription.status = status;
  account.emit('customer.subscription.updated', subscription, at, { status: before });
}

/**
 * An invoice over these lines, final and asked for at once.
 * @returns the invoice; `open` where the card was declined
 */
export function invoiceNow(
  account: Account,
  subscription: Subscription,
  lines: InvoiceLine[],
  reason: Stripe.Invoice.BillingReason,
  at: number,
): Invoice {
  const customer = customerOf(account, subscription.customer);
  const item = itemOf(subscription);
  const invoice = draftInvoice(account, {
    customer,
    subscription,
    lines: [...takePending(account, subscription.id), ...lines],
    reason,
    period: { start: item.current_period_start, end: item.current_period_end },
    at,
  });
  finalise(account, invoice, customer, at);
  collect(account, invoice, customer, at);
  return invoice;
}

export function takePending(account: Account, subscription: string): InvoiceLine[] {
  const lines = account.state.pendingLines[subscription] ?? [];
  delete account.state.pendingLines[subscription];
  return lines;
}

/** The first invoice. Paid: it is active. Declined: it stays incomplete. */
export function begin(account: Account, subscription: Subscription, at: number): Invoice {
  const invoice = invoiceNow(account, subscription, [periodLine(account, subscription)], 'subscription_create', at);
  if (invoice.status === 'paid') setStatus(account, subscription, 'active', at);
  return invoice;
}

/** An open invoice is tried once more, and the subscription follows. @returns whether it is paid */
export function retry(account: Account, invoice: Invoice, at: number): boolean {
  const paid = collect(account, invoice, customerOf(account, invoice.customer), at);
  const subscription = account.state.subscriptions[invoice.parent.subscription_details.subscription];
  if (!subscription || subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return paid;
  if (paid) {
    const unpaid = Object.values(account.state.invoices).some(
      (other) => other.status === 'open' && other.parent.subscription_details.subscription === subscription.id,
    );
    if (!unpaid) setStatus(account, subscription, 'active', at);
    return true;
  }
  if (subscription.status !== 'incomplete') setStatus(account, subscription, 'past_due', at);
  if (invoice.next_payment_attempt === null) giveUp(account, subscription, at);
  return false;
}

/** All attempts have failed. */
function giveUp(account: Account, subscription: Subscription, at: number): void {
  if (subscription.status === 'incomplete') return;
  switch (account.dunning.whenAllFailed) {
    case 'cancel':
      return cancel(account, subscription, at, 'payment_failed');
    case 'leave_unpaid':
      return setStatus(account, subscription, 'unpaid', at);
    default:
  }
}

/** Ends it now. Nothing is given back, and what is open is asked for no more. */
export function cancel(
  account: Account,
  subscription: Subscription,
  at: number,
  reason: 'cancellation_requested' | 'payment_disputed' | 'payment_failed',
): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= at;
  subscription.ended_at = at;
  subscription.cancel_at_period_end = false;
  if (subscription.cancellation_details) subscription.cancellation_details.reason ??= reason;
  for (const invoice of Object.values(account.state.invoices)) {
    if (invoice.parent.subscription_details.subscription !== subscription.id) continue;
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.automatically_finalizes_at = null;
  }
  const schedule = subscription.schedule === null ? undefined : account.state.schedules[subscription.schedule];
  if (schedule) {
    schedule.status = 'canceled';
    schedule.canceled_at = at;
    schedule.current_phase = null;
    account.emit('subscription_schedule.canceled', schedule, at);
  }
  account.emit('customer.subscription.deleted', subscription, at);
}

/** To end with the period that runs, or no more. */
export function setEnding(account: Account, subscription: Subscription, ends: boolean, at: number): void {
  const { cancel_at_period_end: before } = subscription;
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = ends ? at : null;
  if (subscription.cancellation_details)
    subscription.cancellation_details.reason = ends ? 'cancellation_requested' : null;
  account.emit('customer.subscription.updated', subscription, at, { cancel_at_period_end: before });
}

/** The period is over: the next begins, with an invoice. */
export function renew(account: Account, subscription: Subscription, at: number): void {
  const item = itemOf(subscription);
  const before = { current_period_start: item.current_period_start, current_period_end: item.current_period_end };
  item.current_period_start = at;
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, recurrenceOf(item.price), at);
  account.emit('customer.subscription.updated', subscription, at, { items: { data: [before] } });
  const customer = customerOf(account, subscription.customer);
  const invoice = draftInvoice(account, {
    customer,
    subscription,
    lines: [...takePending(account, subscription.id), periodLine(account, subscription)],
    reason: 'subscription_cycle',
    // An invoice of a renewal says the period that is over; its line says the one that is paid for.
    period: { start: before.current_period_start, end: at },
    at,
  });
  if (account.dunning.invoiceDelay === 0) finaliseAndCollect(account, invoice, at);
}

/** A draft of a renewal is made final and asked for. */
export function finaliseAndCollect(account: Account, invoice: Invoice, at: number): void {
  finalise(account, invoice, customerOf(account, invoice.customer), at);
  retry(account, invoice, at);
}
