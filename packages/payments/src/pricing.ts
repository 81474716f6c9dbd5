/** Prices and launch discount: Stripe's as they are now, or the catalogue's (product §5.11, §5.15). */
import {
  fallbackPricing,
  launchDiscountSchema,
  priceSchema,
  type LaunchDiscount,
  type Price,
  type Pricing,
} from '@parley/shared';
import { Stripe } from 'stripe';
import { wholeUnits } from './money';
import { PRICE_KEYS, type PriceKey, type SubscriptionPriceKey } from './plan-prices';

/** A price that a subscription can be begun with. */
export interface SoldPrice {
  readonly priceId: string;
  readonly productId: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  readonly interval: 'month' | 'year';
}

/** Everything that is sold at Stripe today. */
export interface PriceBook {
  readonly pricing: Pricing;
  readonly sold: Readonly<Record<SubscriptionPriceKey, SoldPrice>>;
  /** The launch coupon; null where there is none that counts today. */
  readonly coupon: string | null;
}

/** What stands at Stripe can't be sold as our plans: the operator's to mend (docs/operations.md). */
export class PricesMisconfigured extends Error {
  override readonly name = 'PricesMisconfigured';
}

/**
 * Reads prices and coupon, in two requests.
 * @throws PricesMisconfigured when a plan has no price that fits it; Stripe's error when it can't be asked
 */
export async function readPriceBook(stripe: Stripe, launchCoupon: string): Promise<PriceBook> {
  const [found, launch] = await Promise.all([
    stripe.prices.list({ lookup_keys: [...PRICE_KEYS], active: true, expand: ['data.product'], limit: 100 }),
    readLaunchDiscount(stripe, launchCoupon),
  ]);
  const byKey = new Map(found.data.map((price) => [price.lookup_key, price]));
  const period = (key: SubscriptionPriceKey) => subscriptionPrice(key, byKey.get(key));
  const core = { monthly: period('solo_core_monthly'), yearly: period('solo_core_yearly') };
  const pro = { monthly: period('solo_pro_monthly'), yearly: period('solo_pro_yearly') };
  const pilot = byKey.get('team_pilot');
  return {
    pricing: {
      plans: {
        solo_core: { monthly: core.monthly.shown, yearly: core.yearly.shown },
        solo_pro: { monthly: pro.monthly.shown, yearly: pro.yearly.shown },
        // Nobody buys it here: where Stripe has no price for it, sales asks for the catalogue's.
        team_pilot: (pilot && shownPrice('team_pilot', pilot)) ?? CATALOGUE_PRICES.team_pilot,
      },
      discounts: { launch },
      features: FALLBACK_PRICING.features,
      source: 'stripe',
    },
    sold: {
      solo_core_monthly: core.monthly.sold,
      solo_core_yearly: core.yearly.sold,
      solo_pro_monthly: pro.monthly.sold,
      solo_pro_yearly: pro.yearly.sold,
    },
    coupon: launch?.valid === true ? launch.id : null,
  };
}

const INTERVALS = {
  solo_core_monthly: 'month',
  solo_core_yearly: 'year',
  solo_pro_monthly: 'month',
  solo_pro_yearly: 'year',
} as const satisfies Record<SubscriptionPriceKey, SoldPrice['interval']>;

function subscriptionPrice(
  key: SubscriptionPriceKey,
  price: Stripe.Price | undefined,
): { readonly shown: Price; readonly sold: SoldPrice } {
  if (price === undefined) throw new PricesMisconfigured(`Stripe has no active price with the lookup key '${key}'`);
  const interval = INTERVALS[key];
  const shown = shownPrice(key, price);
  if (shown === null || price.unit_amount === null)
    throw new PricesMisconfigured(`The price '${key}' (${price.id}) has no plain amount`);
  if (shown.interval !== interval || shown.intervalCount !== 1)
    throw new PricesMisconfigured(`The price '${key}' (${price.id}) is not charged once a ${interval}`);
  return {
    shown,
    sold: {
      priceId: price.id,
      productId: typeof price.product === 'string' ? price.product : price.product.id,
      amount: price.unit_amount,
      currency: price.currency,
      interval,
    },
  };
}

/** null where it is no plain amount for each period. */
function shownPrice(key: PriceKey, price: Stripe.Price): Price | null {
  const { id, unit_amount: amount, currency, recurring, product, nickname } = price;
  if (amount === null) return null;
  const interval = priceSchema.shape.interval.safeParse(recurring?.interval ?? null);
  if (!interval.success) return null;
  const named = typeof product === 'string' || product.deleted === true ? null : product;
  return {
    key,
    priceId: id,
    amount: wholeUnits(amount, currency),
    currency,
    interval: interval.data,
    intervalCount: recurring?.interval_count ?? null,
    product: {
      name: named?.name ?? nickname ?? CATALOGUE_PRICES[key].product.name,
      description: named?.description ?? null,
    },
  };
}

/** null where there is no such coupon. */
async function readLaunchDiscount(stripe: Stripe, id: string): Promise<LaunchDiscount | null> {
  try {
    return presentCoupon(await stripe.coupons.retrieve(id));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
    throw error;
  }
}

function presentCoupon(coupon: Stripe.Coupon): LaunchDiscount | null {
  const { id, name, currency, valid } = coupon;
  const duration = launchDiscountSchema.shape.duration.safeParse(coupon.duration);
  if (!duration.success) return null;
  return {
    id,
    name,
    percentOff: coupon.percent_off,
    amountOff: coupon.amount_off === null || currency === null ? null : wholeUnits(coupon.amount_off, currency),
    currency,
    duration: duration.data,
    durationInMonths: coupon.duration_in_months,
    maxRedemptions: coupon.max_redemptions,
    timesRedeemed: coupon.times_redeemed,
    valid,
  };
}

/** The catalogue's own prices and discount: what is shown while Stripe can't be asked. */
export const FALLBACK_PRICING: Pricing = fallbackPricing();

const { solo_core: core, solo_pro: pro, team_pilot: pilot } = FALLBACK_PRICING.plans;
const CATALOGUE_PRICES: Record<PriceKey, Price> = {
  solo_core_monthly: core.monthly,
  solo_core_yearly: core.yearly,
  solo_pro_monthly: pro.monthly,
  solo_pro_yearly: pro.yearly,
  team_pilot: pilot,
};
