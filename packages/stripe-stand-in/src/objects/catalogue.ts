/** Products, prices and coupons. */
import type { Stripe } from 'stripe';
import type { Account } from '../account/account';
import type { Coupon, Price, Product } from './stored';

interface NewProduct {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function addProduct(account: Account, { id, name, description, metadata }: NewProduct): Product {
  const at = account.now();
  const product: Product = {
    id: id ?? account.id('prod'),
    object: 'product',
    active: true,
    created: at,
    default_price: null,
    description: description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: metadata ?? {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: at,
    url: null,
  };
  account.state.products[product.id] = product;
  return product;
}

interface NewPrice {
  readonly id?: string | undefined;
  readonly product: string;
  readonly amount: number;
  readonly currency: string;
  readonly lookupKey?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  readonly recurring?: { readonly interval: Stripe.Price.Recurring['interval']; readonly count: number } | null;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function addPrice(
  account: Account,
  { id, product, amount, currency, lookupKey, nickname, recurring, metadata }: NewPrice,
): Price {
  const price: Price = {
    id: id ?? account.id('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey ?? null,
    metadata: metadata ?? {},
    nickname: nickname ?? null,
    product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.count,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  account.state.prices[price.id] = price;
  return price;
}

interface NewCoupon {
  readonly id?: string | undefined;
  readonly name?: string | null | undefined;
  readonly percentOff?: number | null | undefined;
  readonly amountOff?: number | null | undefined;
  readonly currency?: string | null | undefined;
  readonly duration: Coupon['duration'];
  readonly months?: number | null | undefined;
  readonly maxRedemptions?: number | null | undefined;
  readonly redeemBy?: number | null | undefined;
  readonly metadata?: Stripe.Metadata | undefined;
}

export function addCoupon(account: Account, given: NewCoupon): Coupon {
  const coupon: Coupon = {
    id: given.id ?? account.id('coupon'),
    object: 'coupon',
    amount_off: given.amountOff ?? null,
    created: account.now(),
    currency: given.amountOff === undefined || given.amountOff === null ? null : (given.currency ?? null),
    duration: given.duration,
    duration_in_months: given.months ?? null,
    livemode: false,
    max_redemptions: given.maxRedemptions ?? null,
    metadata: given.metadata ?? {},
    name: given.name ?? null,
    percent_off: given.percentOff ?? null,
    redeem_by: given.redeemBy ?? null,
    times_redeemed: 0,
    valid: true,
  };
  account.state.coupons[coupon.id] = coupon;
  return coupon;
}

/** Whether the coupon can still be redeemed at this moment. */
export const isValid = (coupon: Coupon, at: number): boolean =>
  (coupon.redeem_by === null || at <= coupon.redeem_by) &&
  (coupon.max_redemptions === null || coupon.times_redeemed < coupon.max_redemptions);

/** What the coupon takes off, in cents. */
export function amountOff(coupon: Coupon, cents: number): number {
  if (coupon.percent_off !== null) return Math.round((cents * coupon.percent_off) / 100);
  return Math.min(cents, coupon.amount_off ?? 0);
}

/** What is sold at this price, in words. */
export const priceName = (account: Account, price: Price): string =>
  account.state.products[price.product]?.name ?? price.product;

/** @throws Error for a price that is paid once */
export function recurrenceOf(price: Price): Stripe.Price.Recurring {
  if (price.recurring === null) throw new Error(`${price.id} is paid once`);
  return price.recurring;
}
