/** Stripe counts money in the smallest unit of its currency; the wire counts in whole units (product §5.15). */

/** Counted in hundredths by Stripe, though the currency has none. */
const HUNDREDTHS_NEVERTHELESS = new Set(['isk', 'ugx']);

/**
 * 1999 of 'usd' is 19.99, 500 of 'jpy' is 500.
 * @param currency ISO 4217 in lower case
 */
export function wholeUnits(smallestUnits: number, currency: string): number {
  const digits = HUNDREDTHS_NEVERTHELESS.has(currency)
    ? 2
    : (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
  return smallestUnits / 10 ** digits;
}
