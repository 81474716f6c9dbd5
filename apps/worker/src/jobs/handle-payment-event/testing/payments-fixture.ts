/** People who pay, at a stand-in for Stripe whose time tests move, and our side of it over a real MongoDB. */
import type { Database, WebhookEventOutcome } from '@parley/db';
import { createUser } from '@parley/db/testing';
import {
  createCustomerReader,
  createStripe,
  ensurePortalConfiguration,
  isHandledEvent,
  PRICE_KEYS,
  readPriceBook,
  type PriceBook,
  type StripeSettings,
  type SubscriptionPriceKey,
} from '@parley/payments';
import { LEASE_TIMING } from '@parley/platform';
import { startStripeStandIn, type StripeEvent, type StripeStandIn, type TestCard } from '@parley/stripe-stand-in';
import type { Stripe } from 'stripe';
import { logger } from '../../../testing/worker-fixture';
import { handlePaymentEvent, type HandlePaymentEventSettings } from '../handle-payment-event';

const PUBLIC_URL = 'http://localhost:3000';
/** The queue tries again soon. */
const ATTEMPT = { last: false, nextInMs: 1_000 };

/** The subscriptions that are sold. */
export const SOLD_KEYS = PRICE_KEYS.filter((key): key is SubscriptionPriceKey => key !== 'team_pilot');

export interface Payer {
  readonly userId: string;
  readonly customerId: string;
}

export class PaymentsFixture {
  readonly database: Database;
  readonly standIn: StripeStandIn;
  readonly stripe: Stripe;
  /** For processes of the product. */
  readonly stripeSettings: StripeSettings;
  readonly settings: HandlePaymentEventSettings;
  readonly outcomes: (WebhookEventOutcome | 'failed')[] = [];
  /** Letters that were posted. */
  readonly posted: string[] = [];
  now: Date;
  #seen = 0;
  readonly #sold: PriceBook['sold'];
  readonly #portal: string;

  private constructor(
    database: Database,
    standIn: StripeStandIn,
    now: Date,
    { sold, portal, stripe, stripeSettings }: ReturnType<typeof clientOf> & { sold: PriceBook['sold']; portal: string },
  ) {
    this.database = database;
    this.standIn = standIn;
    this.stripe = stripe;
    this.stripeSettings = stripeSettings;
    this.now = now;
    this.#sold = sold;
    this.#portal = portal;
    this.settings = {
      database,
      stripe,
      reader: createCustomerReader({ stripe, launchCoupon: 'launch' }),
      post: async (emailId) => void this.posted.push(emailId),
      lease: LEASE_TIMING,
      clock: () => this.now,
      logger,
      observe: ({ outcome }) => void this.outcomes.push(outcome),
    };
  }

  static async open(
    database: Database,
    now: string,
    options: Partial<Parameters<typeof startStripeStandIn>[0]> = {},
  ): Promise<PaymentsFixture> {
    const start = new Date(now);
    let clock = (): Date => start;
    const standIn = await startStripeStandIn({ port: 0, clock: () => clock(), ...options });
    const client = clientOf(standIn);
    const { sold } = await readPriceBook(client.stripe, 'launch');
    const portal = await ensurePortalConfiguration(client.stripe, { publicUrl: PUBLIC_URL, sold });
    const fixture = new PaymentsFixture(database, standIn, start, { ...client, sold, portal });
    clock = () => fixture.now;
    return fixture;
  }

  /** Time passes for everybody. */
  passTo(date: Date | string): void {
    this.now = new Date(date);
    this.standIn.advanceTo(this.now);
  }

  async payer(): Promise<Payer> {
    const { id: userId, name, email } = await createUser(this.database, { now: this.now });
    const { id: customerId } = await this.stripe.customers.create({ name, email });
    await this.database.customers.keep({ userId, customerId, now: this.now });
    return { userId, customerId };
  }

  /** Through a checkout that is paid. @returns the subscription's id; null where the card was declined */
  async buy({ customerId }: Payer, key: SubscriptionPriceKey, card: TestCard = 'pays'): Promise<string | null> {
    const session = await this.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customerId,
      line_items: [{ price: this.#sold[key].priceId, quantity: 1 }],
      success_url: `${PUBLIC_URL}/payment/success`,
      cancel_url: `${PUBLIC_URL}/payment/cancelled`,
    });
    return this.standIn.payCheckout(session.id, card).subscription;
  }

  /** Through the portal's page that confirms a change. */
  async change({ customerId }: Payer, subscription: string, key: SubscriptionPriceKey): Promise<void> {
    const { items } = await this.stripe.subscriptions.retrieve(subscription);
    const [item] = items.data;
    if (item === undefined) throw new Error('Nothing is subscribed to');
    const { id } = await this.stripe.billingPortal.sessions.create({
      customer: customerId,
      configuration: this.#portal,
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription,
          items: [{ id: item.id, price: this.#sold[key].priceId, quantity: 1 }],
        },
      },
    });
    this.standIn.confirmUpdate(id);
  }

  /** The invoice that was paid last, with money. */
  async lastPaid({ customerId }: Payer): Promise<string> {
    const { data } = await this.stripe.invoices.list({ customer: customerId, status: 'paid', limit: 100 });
    const paid = data.find(({ amount_paid: amount }) => amount > 0);
    if (paid === undefined) throw new Error('Nothing has been paid');
    return paid.id;
  }

  /** What has happened at Stripe since this was asked last, of what is asked for. */
  happened(): readonly StripeEvent[] {
    const events = this.standIn.events();
    const fresh = events.slice(this.#seen);
    this.#seen = events.length;
    return fresh.filter(({ type }) => isHandledEvent(type));
  }

  /** Stored as the door stores it. @returns whether it has to be queued */
  receive({ id, type, created, data }: StripeEvent): Promise<boolean> {
    const { object } = data as { object: { id?: string; customer?: string | null } };
    return this.database.webhookEvents.receive({
      id,
      type,
      created: new Date(created * 1000),
      customerId: object.customer ?? null,
      objectId: object.id ?? null,
      now: this.now,
    });
  }

  handle(eventId: string, overrides: Partial<HandlePaymentEventSettings> = {}): ReturnType<typeof handlePaymentEvent> {
    return handlePaymentEvent({ ...this.settings, ...overrides }, eventId, ATTEMPT);
  }

  /** Everything that happened comes once, in its order. */
  async deliver(): Promise<void> {
    for (const event of this.happened()) {
      if (await this.receive(event)) await this.handle(event.id);
    }
  }

  /** What the sweep does, until there is nothing more to take up. */
  async sweep(): Promise<void> {
    for (;;) {
      const lost = await this.database.webhookEvents.findLost(this.now, 1_000);
      if (lost.length === 0) return;
      for (const id of lost) await this.handle(id);
    }
  }

  close(): Promise<void> {
    return this.standIn.close();
  }
}

function clientOf({ url, secretKey, webhookSecret }: StripeStandIn) {
  const stripeSettings = { secretKey, webhookSecret, apiBase: url, launchCoupon: 'launch' };
  return { stripeSettings, stripe: createStripe(stripeSettings) };
}
