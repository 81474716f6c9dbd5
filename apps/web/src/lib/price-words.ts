/** A price in words: what is shown, what it is listed at, and what is charged (product §5.11, §5.12). Pure. */
import {
  chargedAmount,
  discountedAmount,
  discountedPayments,
  discounts,
  monthsSaved,
  PLANS,
  yearlySaving,
  type BillingPeriod,
  type LaunchDiscount,
  type Price,
  type Pricing,
  type SubscribedPlan,
} from '@parley/shared';
import { countOf, formatMoney } from '@/lib/format';

export interface PriceWords {
  /** '$15.99' */
  readonly figure: string;
  /** What the figure is for: 'a month', 'for the first year'. */
  readonly per: string;
  /** '$19/month', '$199.92 a year', where the figure is less; else null. */
  readonly listed: string | null;
  /** '$39.96 less than twelve months at $19.99'; null where a year saves nothing, and for a month. */
  readonly saving: string | null;
  /** '$159.94', where the figure is not to the cent what is charged; else null. */
  readonly charged: string | null;
  /** '$19.99 a month', what comes once the discount is over; null where it does not end. */
  readonly after: string | null;
}

const UNITS = { monthly: 'month', yearly: 'year' } as const;
const money = (amount: number, { currency }: Pick<Price, 'currency'>): string => formatMoney(amount, currency);

/** The way the screens name the price of a month: 19.99 is '$19/month', another price is itself. */
function listedWords(plan: SubscribedPlan, billing: BillingPeriod, price: Price): string {
  if (billing === 'yearly') return `${money(price.amount, price)} a year`;
  const { listPrice, monthlyCents } = PLANS[plan];
  const isCatalogues = price.currency === 'usd' && Math.round(price.amount * 100) === monthlyCents;
  return isCatalogues && listPrice !== null ? listPrice : `${money(price.amount, price)}/month`;
}

function perWords(payments: number | null, unit: 'month' | 'year'): string {
  if (payments === null) return `a ${unit}`;
  return payments === 1 ? `for the first ${unit}` : `a ${unit} for the first ${countOf(payments, unit)}`;
}

/** The price of a plan and period, with the discount that everybody gets. */
export function priceWords(pricing: Pricing, plan: SubscribedPlan, billing: BillingPeriod): PriceWords {
  const { monthly, yearly } = pricing.plans[plan];
  const price = billing === 'monthly' ? monthly : yearly;
  const unit = UNITS[billing];
  const { launch } = pricing.discounts;
  const off = discounts(launch, price) ? launch : null;
  const payments = off === null ? null : discountedPayments(off, unit);
  const shown = discountedAmount(price, off);
  const charged = chargedAmount(price, off);
  const saving = billing === 'yearly' ? yearlySaving(monthly, yearly) : 0;
  return {
    figure: money(shown, price),
    per: perWords(payments, unit),
    listed: off === null ? null : listedWords(plan, billing, price),
    saving:
      saving === 0 ? null : `${money(saving, price)} less than twelve months at ${money(monthly.amount, monthly)}`,
    charged: charged === shown ? null : money(charged, price),
    after: payments === null ? null : `${money(price.amount, price)} a ${unit}`,
  };
}

/** 'Save 2 months', where a year saves so many on every plan; null where it does not (product §5.12). */
export function yearlyPromise({ plans: { solo_core: core, solo_pro: pro } }: Pricing): string | null {
  const months = Math.min(monthsSaved(core.monthly, core.yearly), monthsSaved(pro.monthly, pro.yearly));
  return months === 0 ? null : `Save ${months} ${months === 1 ? 'month' : 'months'}`;
}

export interface DiscountWords {
  /** '20%', '$5' */
  readonly size: string;
  /** For how long, after 'applied automatically'. */
  readonly terms: string;
}

/** The launch discount in words, as far as the coupon says so; null where there is none today. */
export function discountWords({ discounts: { launch }, plans }: Pricing): DiscountWords | null {
  if (!discounts(launch, plans.solo_core.monthly)) return null;
  const { percentOff, amountOff } = launch;
  return {
    size: percentOff === null ? money(amountOff ?? 0, plans.solo_core.monthly) : `${Number(percentOff.toFixed(2))}%`,
    terms: termsOf(launch),
  };
}

function termsOf({ duration, durationInMonths }: LaunchDiscount): string {
  if (duration === 'forever') return 'for as long as you stay';
  if (duration === 'once') return 'to your first payment';
  const months = durationInMonths ?? 1;
  return months === 1 ? 'in your first month' : `in your first ${countOf(months, 'month')}`;
}
