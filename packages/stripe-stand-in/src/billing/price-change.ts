/** Another price for a subscription that runs: what is given back, what is charged, and what stays when the card says no. */
import type { Account } from '../account/account';
import { periodEnd } from '../account/calendar';
import { declined } from '../http/stripe-error';
import { amountOff, priceName, recurrenceOf } from '../objects/catalogue';
import { cardPays } from '../objects/customer';
import type { InvoiceLine, Price, Subscription } from '../objects/stored';
import { itemOf, planOf } from '../objects/subscription';
import { newLine } from './invoices';
import { customerOf, invoiceNow, setStatus } from './subscriptions';

export interface PriceChange {
  readonly price: Price;
  readonly quantity: number;
  readonly proration: 'always_invoice' | 'create_prorations' | 'none';
  /** `now` begins a new period here; so does another interval. */
  readonly anchor: 'now' | 'unchanged';
  /** What happens when the card is declined. */
  readonly whenDeclined: 'allow_incomplete' | 'error_if_incomplete';
}

interface Plan {
  readonly resets: boolean;
  readonly lines: InvoiceLine[];
  readonly period: { readonly start: number; readonly end: number };
}

/** The discount of the subscription, taken off an amount: a proration is net of it. */
function net(account: Account, subscription: Subscription, cents: number): number {
  let left = cents;
  for (const id of subscription.discounts) {
    const discount = account.state.discounts[id];
    const coupon = discount && account.state.coupons[discount.source.coupon];
    if (coupon && coupon.duration !== 'once') left -= amountOff(coupon, left);
  }
  return left;
}

function planChange(account: Account, subscription: Subscription, change: PriceChange, at: number): Plan {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const from = recurrenceOf(item.price);
  const to = recurrenceOf(change.price);
  const resets = change.anchor === 'now' || from.interval !== to.interval || from.interval_count !== to.interval_count;
  const period = resets ? { start: at, end: periodEnd(at, to, at) } : { start, end };
  const left = Math.max(0, end - at) / (end - start);
  const proportion = (price: Price, quantity: number): number =>
    Math.round(net(account, subscription, price.unit_amount * quantity) * left);
  const lines: InvoiceLine[] = [];
  const line = (price: Price, quantity: number, amount: number, description: string, proration: boolean): void => {
    lines.push(
      newLine(account, {
        price,
        item: item.id,
        subscription: subscription.id,
        amount,
        quantity,
        description,
        period: { start: at, end: proration ? end : period.end },
        proration,
      }),
    );
  };
  const old = priceName(account, item.price);
  const name = priceName(account, change.price);
  if (change.proration !== 'none') {
    line(item.price, item.quantity, -proportion(item.price, item.quantity), `Unused time on ${old}`, true);
    if (!resets)
      line(change.price, change.quantity, proportion(change.price, change.quantity), `Remaining time on ${name}`, true);
  }
  if (resets) line(change.price, change.quantity, change.price.unit_amount * change.quantity, name, false);
  return { resets, lines, period };
}

/** What would be asked for now, in cents; negative where the customer would have something left over. */
export function dueNow(account: Account, subscription: Subscription, change: PriceChange, at: number): number {
  const { lines } = planChange(account, subscription, change, at);
  return lines.reduce(
    (sum, { amount, discountable }) => sum + (discountable ? net(account, subscription, amount) : amount),
    0,
  );
}

/**
 * Changes the price now.
 * @throws StripeRefusal when money is due at once, the card is declined, and that was not to be allowed
 */
export function changePrice(account: Account, subscription: Subscription, change: PriceChange, at: number): void {
  const customer = customerOf(account, subscription.customer);
  const item = itemOf(subscription);
  const { resets, lines, period } = planChange(account, subscription, change, at);
  const invoices = resets || change.proration === 'always_invoice';
  if (invoices && change.whenDeclined === 'error_if_incomplete') {
    const due = dueNow(account, subscription, change, at) + customer.balance;
    if (due > 0 && !cardPays(account, customer)) throw declined();
  }
  const before = { price: item.price, current_period_start: item.current_period_start };
  item.price = structuredClone(change.price);
  item.plan = planOf(change.price);
  item.quantity = change.quantity;
  if (resets) {
    subscription.billing_cycle_anchor = at;
    item.current_period_start = period.start;
    item.current_period_end = period.end;
  }
  account.emit('customer.subscription.updated', subscription, at, { items: { data: [before] } });
  if (!invoices) {
    if (lines.length > 0)
      account.state.pendingLines[subscription.id] = [...(account.state.pendingLines[subscription.id] ?? []), ...lines];
    return;
  }
  if (lines.length === 0) return;
  const invoice = invoiceNow(account, subscription, lines, 'subscription_update', at);
  if (invoice.status !== 'paid') setStatus(account, subscription, 'past_due', at);
}
