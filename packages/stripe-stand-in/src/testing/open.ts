/** A stand-in with a clock that tests move, and Stripe's own library as its client. */
import { Stripe } from 'stripe';
import { startStripeStandIn, type StripeStandIn, type StripeStandInOptions } from '../stand-in';

export interface Opened {
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  readonly clock: { now: Date };
  /** Moves the clock, and lets the stand-in live through the time between. */
  passTo(iso: string): void;
}

export function clientOf({ url, secretKey }: Pick<StripeStandIn, 'secretKey' | 'url'>): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(secretKey, { protocol: 'http', host: hostname, port, maxNetworkRetries: 0, telemetry: false });
}

export async function open(now: string, options: Partial<StripeStandInOptions> = {}): Promise<Opened> {
  const clock = { now: new Date(now) };
  const standIn = await startStripeStandIn({ port: 0, clock: () => clock.now, ...options });
  return {
    standIn,
    stripe: clientOf(standIn),
    clock,
    passTo(iso) {
      clock.now = new Date(iso);
      standIn.advanceTo(clock.now);
    },
  };
}

/** A customer who has paid for this price in a checkout. */
export async function subscribe(
  { stripe, standIn }: Pick<Opened, 'standIn' | 'stripe'>,
  lookupKey: string,
  coupon?: string,
) {
  const customer = await stripe.customers.create({ email: 'ruth@example.com', name: 'Ruth Adeyemi' });
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey] });
  const [price] = data;
  if (!price) throw new Error(`No price ${lookupKey}`);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    ...(coupon !== undefined && { discounts: [{ coupon }] }),
    success_url: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/payment-cancelled',
  });
  const { subscription } = standIn.payCheckout(session.id);
  if (subscription === null) throw new Error('Nothing was bought');
  return { customer: customer.id, subscription, session: session.id };
}

/** Of a subscription: its period, as days. */
export const periodOf = ({ items: { data } }: Stripe.Subscription): readonly string[] =>
  data.flatMap(({ current_period_start: start, current_period_end: end }) =>
    [start, end].map((seconds) => new Date(seconds * 1000).toISOString().slice(0, 10)),
  );
