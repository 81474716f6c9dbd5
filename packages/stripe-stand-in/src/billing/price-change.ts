/** Another price for a subscription that runs: what is given back, what is charged, and what stays when the card says no. */
import type { Account } from '../account/account';
import { periodEnd } from '../account/calendar';
import { declined } from '../http/stripe-error';
import { amountOff, priceName, recurrenceOf } from '../objects/catalogue';
import { cardPays } from '../objects/customer';
import type { InvoiceLine, Price, Subscription } from '../objects/stored';
import { addDiscount, itemOf, planOf } from '../objects/subscription';
import { newLine } from './invoices';
import { customerOf, invoiceNow, setStatus } from './subscriptions';

export interface PriceChange {
  readonly price: Price;
  readonly quantity: number;
  readonly proration: 'always_invoice' | 'create_prorations' | 'none';
  /** `now` begins a new period here; so does another interval. */
  readonly anchor: 'now' | 'unchanged';
  /** Redeemed with the change; the discounts that run give way to them. */
  readonly coupons: readonly string[];
  /** What happens when the card is declined. */
  readonly whenDeclined: 'allow_incomplete' | 'error_if_incomplete';
}

interface Plan {
  readonly resets: boolean;
  readonly lines: InvoiceLine[];
  readonly period: { readonly start: number; readonly end: number };
}

/** What the subscription pays of an amount: a proration is net of its discounts. */
function net(account: Account, subscription: Subscription, cents: number): number {
  const coupons = subscription.discounts.map((id) => account.state.discounts[id]?.source.coupon ?? '');
  return netOf(account, coupons, cents);
}

function netOf(account: Account, coupons: readonly string[], cents: number): number {
  return coupons.reduce((left, id) => {
    const coupon = account.state.coupons[id];
    return coupon && coupon.duration !== 'once' ? left - amountOff(coupon, left) : left;
  }, cents);
}

function planChange(account: Account, subscription: Subscription, change: PriceChange, at: number): Plan {
  const item = itemOf(subscription);
  const { current_period_start: start, current_period_end: end } = item;
  const from = recurrenceOf(item.price);
  const to = recurrenceOf(change.price);
  const resets = change.anchor === 'now' || from.interval !== to.interval || from.interval_count !== to.interval_count;
  const period = resets ? { start: at, end: periodEnd(at, to, at) } : { start, end };
  const left = Math.max(0, end - at) / (end - start);
  const netAfter = (cents: number): number =>
    change.coupons.length > 0 ? netOf(account, change.coupons, cents) : net(account, subscription, cents);
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
    const unused = Math.round(net(account, subscription, item.price.unit_amount * item.quantity) * left);
    const remaining = Math.round(netAfter(change.price.unit_amount * change.quantity) * left);
    line(item.price, item.quantity, -unused, `Unused time on ${old}`, true);
    if (!resets) line(change.price, change.quantity, remaining, `Remaining time on ${name}`, true);
  }
  if (resets) line(change.price, change.quantity, change.price.unit_amount * change.quantity, name, false);
  return { resets, lines, period };
}

export interface Preview {
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  /** Cents; what the customer has left over is taken off. */
  readonly due: number;
  /** What the next renewal costs (cents). */
  readonly renewal: number;
  readonly renewsAt: number;
}

/** What a change would come to at this moment. Nothing happens. */
export function previewChange(account: Account, subscription: Subscription, change: PriceChange, at: number): Preview {
  const { lines, period } = planChange(account, subscription, change, at);
  const after = (cents: number): number =>
    change.coupons.length > 0 ? netOf(account, change.coupons, cents) : net(account, subscription, cents);
  const listed = lines.map(({ amount, description, discountable }) => ({
    description: description ?? '',
    amount: discountable ? after(amount) : amount,
  }));
  const sum = listed.reduce((total, { amount }) => total + amount, 0);
  return {
    lines: listed,
    due: Math.max(0, sum + customerOf(account, subscription.customer).balance),
    renewal: after(change.price.unit_amount * change.quantity),
    renewsAt: period.end,
  };
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
    const { due } = previewChange(account, subscription, change, at);
    if (due > 0 && !cardPays(account, customer)) throw declined();
  }
  if (change.coupons.length > 0)
    subscription.discounts = change.coupons.map((coupon) =>
      addDiscount(account, { subscription: subscription.id, customer: customer.id, coupon, checkoutSession: null, at }),
    );
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
