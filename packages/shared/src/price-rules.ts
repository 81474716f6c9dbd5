/** What a price comes to, as it is shown and as it is charged (product §5.11, §5.12). Pure; amounts are whole currency units. */
import type { LaunchDiscount, Price } from './payments';

const CENTS = 100;
const cents = (amount: number): number => Math.round(amount * CENTS);

type Discount = Pick<
  LaunchDiscount,
  'percentOff' | 'amountOff' | 'currency' | 'duration' | 'durationInMonths' | 'valid'
>;
type Amount = Pick<Price, 'amount' | 'currency'>;

/** Whether a discount takes anything off a price: it is valid, and an amount is of the price's currency. */
export function discounts(discount: Discount | null, { currency }: Pick<Price, 'currency'>): discount is Discount {
  if (discount === null || !discount.valid) return false;
  if (discount.percentOff !== null) return discount.percentOff > 0;
  return discount.amountOff !== null && discount.amountOff > 0 && discount.currency === currency;
}

/** What is left of the price in cents, before anything is rounded. */
function leftCents({ amount, currency }: Amount, discount: Discount | null): number {
  if (!discounts(discount, { currency })) return cents(amount);
  const { percentOff, amountOff } = discount;
  const left =
    percentOff === null ? cents(amount) - cents(amountOff ?? 0) : (cents(amount) * (CENTS - percentOff)) / CENTS;
  return Math.max(0, left);
}

/** What the payment provider asks: the price less the discount, to the nearest cent, never below nothing. */
export function chargedAmount(price: Amount, discount: Discount | null): number {
  return Math.round(leftCents(price, discount)) / CENTS;
}

/**
 * What the screens show: the price less the discount, rounded down to whole dollars, plus 99 cents. Never more than the
 * price itself, nothing where nothing is left to pay, and in other money what is charged.
 */
export function discountedAmount(price: Amount, discount: Discount | null): number {
  if (!discounts(discount, price)) return price.amount;
  if (price.currency !== 'usd') return chargedAmount(price, discount);
  const left = leftCents(price, discount);
  return left === 0 ? 0 : Math.min(price.amount, (Math.floor(left / CENTS) * CENTS + 99) / CENTS);
}

/** Twelve times the monthly price minus the yearly price; 0 where a year saves nothing, or is asked in other money. */
export function yearlySaving(monthly: Amount, yearly: Amount): number {
  if (monthly.currency !== yearly.currency) return 0;
  return Math.max(0, (cents(monthly.amount) * 12 - cents(yearly.amount)) / CENTS);
}

/** How many months a year's price saves, in whole months. */
export function monthsSaved(monthly: Amount, yearly: Amount): number {
  // A hundredth of a month short is whole: 199.92 is ten times 19.992.
  return monthly.amount === 0 ? 0 : Math.floor(yearlySaving(monthly, yearly) / monthly.amount + 0.01);
}

/** How many payments of a plan a discount is for; null for all of them. A yearly plan pays once in twelve months. */
export function discountedPayments(
  { duration, durationInMonths }: Pick<Discount, 'duration' | 'durationInMonths'>,
  interval: 'month' | 'year',
): number | null {
  if (duration === 'forever') return null;
  if (duration === 'once') return 1;
  const months = Math.max(1, durationInMonths ?? 1);
  return interval === 'month' ? months : Math.ceil(months / 12);
}
