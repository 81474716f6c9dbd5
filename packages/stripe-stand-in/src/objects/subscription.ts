/** Subscriptions as they begin. */
import type { Stripe } from 'stripe';
import type { Account } from '../account/account';
import { periodEnd } from '../account/calendar';
import type { Customer, Discount, Price, Subscription } from './stored';

/** The old shape of a price, which subscription items still carry. */
export const planOf = ({ id, object: _object, recurring, unit_amount, unit_amount_decimal, ...price }: Price) => ({
  id,
  object: 'plan',
  active: price.active,
  amount: unit_amount,
  amount_decimal: unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: recurring?.interval ?? 'month',
  interval_count: recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

interface NewSubscription {
  readonly customer: Customer;
  readonly price: Price;
  readonly quantity: number;
  readonly coupons: readonly string[];
  readonly metadata: Stripe.Metadata;
  readonly description: string | null;
  readonly checkoutSession: string | null;
  readonly at: number;
}

/** A subscription that waits for its first payment. */
export function addSubscription(account: Account, given: NewSubscription): Subscription {
  const { customer, price, at } = given;
  const id = account.id('sub');
  const recurrence = price.recurring ?? { interval: 'month', interval_count: 1 };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: at,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: at,
    currency: price.currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: given.coupons.map((coupon) =>
      addDiscount(account, { ...given, customer: customer.id, subscription: id, coupon }),
    ),
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [
        {
          id: account.id('si'),
          object: 'subscription_item',
          billing_thresholds: null,
          created: at,
          current_period_end: periodEnd(at, recurrence, at),
          current_period_start: at,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planOf(price),
          price: structuredClone(price),
          quantity: given.quantity,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...given.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: at,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  };
  account.state.subscriptions[id] = subscription;
  customer.currency = price.currency;
  account.emit('customer.subscription.created', subscription, at);
  return subscription;
}

interface NewDiscount {
  readonly subscription: string;
  readonly customer: string;
  readonly coupon: string;
  readonly checkoutSession: string | null;
  readonly at: number;
}

/** Redeems a coupon for a subscription. @returns the discount's id */
export function addDiscount(account: Account, given: NewDiscount): string {
  const { at, checkoutSession, customer, subscription } = given;
  const coupon = account.state.coupons[given.coupon];
  if (!coupon) throw new Error(`No coupon ${given.coupon}`);
  coupon.times_redeemed += 1;
  const months = coupon.duration === 'repeating' ? (coupon.duration_in_months ?? 1) : null;
  const discount: Discount = {
    id: account.id('di'),
    object: 'discount',
    checkout_session: checkoutSession,
    customer,
    customer_account: null,
    end: months === null ? null : periodEnd(at, { interval: 'month', interval_count: months }, at),
    invoice: null,
    invoice_item: null,
    promotion_code: null,
    source: { coupon: coupon.id, type: 'coupon' },
    start: at,
    subscription,
    subscription_item: null,
  };
  account.state.discounts[discount.id] = discount;
  account.emit('customer.discount.created', discount, at);
  return discount.id;
}

/** The one item that a subscription of ours has. */
export function itemOf(subscription: Subscription): Subscription['items']['data'][number] {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}
