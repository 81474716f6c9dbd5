/** Money and dates as the product writes them. */
import type { Stripe } from 'stripe';
import { dateOf } from '../account/calendar';

export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100).replace('-', '−');

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '22 December 2026', in one piece. */
export const day = (seconds: number): string => DATE.format(dateOf(seconds)).replaceAll(' ', '\u{a0}');

/** 'a month', 'a year', 'every 3 months' */
export const every = ({ interval, interval_count: count }: Stripe.Price.Recurring): string =>
  count === 1 ? `a ${interval}` : `every ${count} ${interval}s`;

/** 'monthly', 'yearly' */
export const rhythm = ({ interval }: Stripe.Price.Recurring): string =>
  interval === 'day' ? 'daily' : `${interval}ly`;

/** Begins with a capital letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
