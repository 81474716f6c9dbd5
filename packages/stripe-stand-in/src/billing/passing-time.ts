/** Everything that happens by itself, at its moment and in its order: renewals, retries, endings, expiries. */
import type { Account } from '../account/account';
import { HOUR } from '../account/calendar';
import type { CheckoutSession, Invoice, Subscription } from '../objects/stored';
import { itemOf } from '../objects/subscription';
import { applyPhase, endSchedule, phaseAfter } from './schedules';
import { cancel, finaliseAndCollect, renew, retry } from './subscriptions';

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** A first payment must be made within this time. */
const INCOMPLETE_FOR = 23 * HOUR;

function dueOfSubscription(account: Account, subscription: Subscription): Due[] {
  const { status } = subscription;
  if (status === 'incomplete') {
    const at = subscription.created + INCOMPLETE_FOR;
    return [{ at, happen: () => expireIncomplete(account, subscription, at) }];
  }
  if (status === 'canceled' || status === 'incomplete_expired') return [];
  const end = itemOf(subscription).current_period_end;
  const cancelAt = subscription.cancel_at;
  if (cancelAt !== null && cancelAt <= end)
    return [{ at: cancelAt, happen: () => cancel(account, subscription, cancelAt, 'cancellation_requested') }];
  return [{ at: end, happen: () => endPeriod(account, subscription, end) }];
}

function endPeriod(account: Account, subscription: Subscription, at: number): void {
  if (subscription.cancel_at_period_end) return cancel(account, subscription, at, 'cancellation_requested');
  const next = phaseAfter(account, subscription, at);
  if (next) applyPhase(account, subscription, next, at);
  else endSchedule(account, subscription, at);
  renew(account, subscription, at);
}

function expireIncomplete(account: Account, subscription: Subscription, at: number): void {
  subscription.status = 'incomplete_expired';
  subscription.ended_at = at;
  const invoice =
    subscription.latest_invoice === null ? undefined : account.state.invoices[subscription.latest_invoice];
  if (invoice?.status === 'open') {
    invoice.status = 'void';
    invoice.status_transitions.voided_at = at;
    account.emit('invoice.voided', invoice, at);
  }
  account.emit('customer.subscription.updated', subscription, at, { status: 'incomplete' });
}

function dueOfInvoice(account: Account, invoice: Invoice): Due[] {
  const { status, automatically_finalizes_at: finalises, next_payment_attempt: retries } = invoice;
  if (status === 'draft' && finalises !== null)
    return [{ at: finalises, happen: () => finaliseAndCollect(account, invoice, finalises) }];
  if (status === 'open' && retries !== null)
    return [{ at: retries, happen: () => void retry(account, invoice, retries) }];
  return [];
}

const dueOfSession = (account: Account, session: CheckoutSession): Due[] =>
  session.status === 'open'
    ? [{ at: session.expires_at, happen: () => expireSession(account, session, session.expires_at) }]
    : [];

/** Nobody can pay in it any more. */
export function expireSession(account: Account, session: CheckoutSession, at: number): void {
  session.status = 'expired';
  session.url = null;
  account.emit('checkout.session.expired', session, at);
}

/** What is due by this moment, of one customer or of all; the earliest first. */
function nextDue(account: Account, until: number, customer: string | null): Due | undefined {
  const concerns = (of: { readonly customer: string | null }): boolean => customer === null || of.customer === customer;
  const { subscriptions, invoices, checkoutSessions } = account.state;
  const due = [
    ...Object.values(subscriptions)
      .filter(concerns)
      .flatMap((subscription) => dueOfSubscription(account, subscription)),
    ...Object.values(invoices)
      .filter(concerns)
      .flatMap((invoice) => dueOfInvoice(account, invoice)),
    ...Object.values(checkoutSessions)
      .filter(concerns)
      .flatMap((session) => dueOfSession(account, session)),
  ].filter(({ at }) => at <= until);
  return due.toSorted((one, other) => one.at - other.at)[0];
}

/** Lets time pass until this moment (seconds), for one customer or for all. */
export function passTime(account: Account, until: number, customer: string | null = null): void {
  for (;;) {
    const due = nextDue(account, until, customer);
    if (!due) break;
    due.happen();
  }
}
