/** Billing periods. Times are whole seconds since 1970, all in UTC. */
import type { Stripe } from 'stripe';

export const DAY = 86_400;
export const HOUR = 3600;

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
export const dateOf = (seconds: number): Date => new Date(seconds * 1000);

interface Recurrence {
  readonly interval: Stripe.Price.Recurring['interval'];
  readonly interval_count: number;
}

/** So many months after the anchor, on its day of the month, or on the month's last where it has no such day. */
function addMonths(anchor: number, months: number): number {
  const date = dateOf(anchor);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), days));
  return secondsOf(first) + (anchor - secondsOf(new Date(new Date(anchor * 1000).setUTCHours(0, 0, 0, 0))));
}

/** When the n-th period after the anchor begins: counted from the anchor, so that a 31st comes back after February. */
function nthStart(anchor: number, { interval, interval_count: count }: Recurrence, n: number): number {
  switch (interval) {
    case 'day':
      return anchor + n * count * DAY;
    case 'week':
      return anchor + n * count * 7 * DAY;
    case 'month':
      return addMonths(anchor, n * count);
    default:
      return addMonths(anchor, n * count * 12);
  }
}

/** The end of the period that begins at `start` or holds it. */
export function periodEnd(anchor: number, recurrence: Recurrence, start: number): number {
  for (let n = 1; ; n += 1) {
    const end = nthStart(anchor, recurrence, n);
    if (end > start) return end;
  }
}
