/** Several requests to Stripe, one after the other, that end together before whoever waits for them gives up. */
import { STRIPE_TIMEOUT_MS } from '@parley/payments';
import type { Stripe } from 'stripe';
import { providerUnavailable } from './ask-stripe';

/** Browsers give up after 30 s. */
const IN_ALL_MS = 25_000;

/** What each next request may take. @throws AppError upstream_unavailable once the time is used up */
export type StripePatience = () => Stripe.RequestOptions & { readonly timeout: number };

export function createStripePatience(inAllMs = IN_ALL_MS): StripePatience {
  const until = performance.now() + inAllMs;
  return () => {
    const left = Math.floor(until - performance.now());
    if (left <= 0) throw providerUnavailable(new Error('Several requests to Stripe took too long together'));
    return { timeout: Math.min(left, STRIPE_TIMEOUT_MS) };
  };
}
