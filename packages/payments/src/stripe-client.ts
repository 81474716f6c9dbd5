/** Stripe's own library, pointed at Stripe or at any server that speaks its API. */
import { Stripe } from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  /** Signs the events that Stripe sends. */
  readonly webhookSecret: string;
  /** Where its API is; null for Stripe's own address. */
  readonly apiBase: string | null;
  /** The id of the coupon that everybody gets while it is valid. */
  readonly launchCoupon: string;
}

/** How long one request may take (ms), product §5.14. */
export const STRIPE_TIMEOUT_MS = 10_000;

/** A client of these settings. It repeats nothing: a person who waits hears of it within the time-out, a job is tried again by its queue. */
export function createStripe({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  return new Stripe(secretKey, {
    ...addressOf(apiBase),
    timeout: STRIPE_TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function addressOf(apiBase: string | null) {
  if (apiBase === null) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const secure = protocol === 'https:';
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (secure ? 443 : 80) : Number(port),
  };
}
