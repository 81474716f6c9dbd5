/**
 * A server that speaks Stripe's HTTP and keeps state, for tests and for an installation without keys (decision 0024).
 * No money moves.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import type { Stripe } from 'stripe';
import { Account, type DunningRules } from './account/account';
import { secondsOf } from './account/calendar';
import { sellParleysPlans } from './account/parley-catalogue';
import { emptyState, type State } from './account/state';
import { readState, writeState } from './account/state-file';
import { find } from './api/find';
import { passTime } from './billing/passing-time';
import { changeOf, confirmChange } from './billing/portal-change';
import { createDeliveries, signed, type Disturbance, type Webhook } from './events/delivery';
import { stripeApi, type Fault, type SeenRequest } from './http/stripe-api';
import { completeCheckout } from './objects/checkout-session';
import { giveCard, type TestCard } from './objects/customer';
import { chargeOfInvoice, closeDispute, disputeCharge, refundCharge } from './objects/payment';
import { pages } from './pages/pages';
import type { Charge, CheckoutSession, Dispute, Refund, StripeEvent, Subscription } from './objects/stored';

export interface StripeStandInOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly clock: () => Date;
  /** Where everything is kept from one start to the next; nowhere unless given. */
  readonly file?: string;
  readonly webhook?: Webhook;
  /** Made at random unless given. */
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  readonly launchCoupon?: string;
  readonly dunning?: Partial<DunningRules>;
}

export interface StripeStandIn {
  /** What STRIPE_API_BASE wants. */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Presses the button of the checkout page. @returns the session: complete, or still open where the card was declined */
  payCheckout(sessionId: string, card?: TestCard): CheckoutSession;
  /**
   * Confirms the change of plan that a portal session asks about.
   * @throws Error when the session asks about nothing of the kind, or the card is declined
   */
  confirmUpdate(portalSessionId: string): Subscription;
  /** The card with which this customer pays from now on. */
  setCard(customerId: string, card: TestCard): void;
  /** The next so many payments of this customer are declined, whatever the card. */
  failNextPayments(customerId: string, count?: number): void;
  /** Time passes until this moment, with all that falls into it, for one customer or for all. The clock is not touched. */
  advanceTo(date: Date, customerId?: string): void;
  /** Gives back the money of an invoice, or a part of it (cents). */
  refund(invoiceId: string, amount?: number): Refund;
  /** The cardholder's bank disputes the payment of an invoice. */
  dispute(invoiceId: string): Dispute;
  closeDispute(disputeId: string, outcome: 'lost' | 'won'): Dispute;
  /** Everything that has happened, the oldest first. */
  events(type?: Stripe.Event.Type): readonly StripeEvent[];
  /** An event as it would be posted, signed at this moment by the clock. */
  signed(event: StripeEvent): { readonly body: string; readonly signature: string };
  /** Resolves when every event was posted to the webhook once, and once more where it was not taken and a retry is due. */
  delivered(): Promise<void>;
  /** Disturbs deliveries from now on; null: no more. */
  disturb(disturbance: Disturbance | null): void;
  /** Breaks the API from now on; null: no more. */
  breakWith(fault: Fault | null): void;
  /** What was asked of the API, the oldest first. */
  requests(): readonly SeenRequest[];
  close(): Promise<void>;
}

const DUNNING: DunningRules = { retryAfterDays: [3, 5, 7], whenAllFailed: 'cancel', invoiceDelay: 0 };

/** How often it looks whether something has become due while nobody asks (ms). */
const TICK_MS = 10_000;

/** @throws Error where NODE_ENV says production: pretending to take money is for trying things out */
export async function startStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  if (process.env['NODE_ENV'] === 'production') throw new Error('The stand-in for Stripe never runs in production.');
  const { clock, file, launchCoupon = 'launch' } = options;
  const secretKey = options.secretKey ?? `sk_test_${randomBytes(24).toString('hex')}`;
  const webhookSecret = options.webhookSecret ?? `whsec_${randomBytes(24).toString('hex')}`;
  const seen: SeenRequest[] = [];
  let fault: Fault | null = null;
  let disturbance: Disturbance | null = null;

  const app = express();
  const server = createServer(app);
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = (): State => {
    try {
      return file === undefined ? emptyState() : readState(file, origin);
    } catch (error) {
      server.close();
      throw error;
    }
  };
  const state = read();
  const account = new Account({ state, clock, origin, dunning: { ...DUNNING, ...options.dunning } });
  sellParleysPlans(account, launchCoupon);

  const save = (): void => {
    if (file !== undefined) writeState(file, origin, state, account.now());
  };
  const deliveries = createDeliveries({
    account,
    secret: webhookSecret,
    webhook: options.webhook ?? null,
    disturbance: () => disturbance,
    changed: save,
  });
  /** On disk before anybody hears of it. */
  const changed = (): void => {
    save();
    deliveries.wake();
  };
  /** What has become due since somebody last looked happens now. */
  const catchUp = (): void => {
    const { sequence } = state;
    passTime(account, account.now());
    if (state.sequence !== sequence) changed();
  };
  changed();
  const ticking = setInterval(catchUp, TICK_MS).unref();

  app.set('query parser', 'extended');
  app.disable('x-powered-by');
  app.use((_request, _response, next) => {
    catchUp();
    next();
  });
  app.use('/v1', stripeApi({ account, secretKey, seen, fault: () => fault, changed }));
  app.use(pages(account, changed));

  const chargeOf = (invoiceId: string): Charge => {
    const charge = chargeOfInvoice(account, find(account, 'invoices', invoiceId).id);
    if (!charge) throw new Error(`Nothing was paid for ${invoiceId}`);
    return charge;
  };
  const changing = <T>(change: () => T): T => {
    catchUp();
    const result = change();
    changed();
    return structuredClone(result);
  };

  return {
    url: origin,
    secretKey,
    webhookSecret,
    payCheckout: (sessionId, card = 'pays') =>
      changing(() => {
        const session = find(account, 'checkoutSessions', sessionId);
        completeCheckout(account, session, card);
        return session;
      }),
    confirmUpdate: (portalSessionId) =>
      changing(() => {
        const session = find(account, 'portalSessions', portalSessionId);
        const change = changeOf(account, session);
        if (!change) throw new Error(`${portalSessionId} asks about no change of plan`);
        confirmChange(account, change, account.now(session.customer));
        return change.subscription;
      }),
    setCard: (customerId, card) =>
      changing(() => {
        giveCard(account, find(account, 'customers', customerId), card);
      }),
    failNextPayments: (customerId, count = 1) =>
      changing(() => {
        account.state.refusals[find(account, 'customers', customerId).id] = count;
      }),
    advanceTo: (date, customerId) =>
      changing(() => {
        const until = secondsOf(date);
        passTime(account, until, customerId ?? null);
        if (customerId === undefined) account.state.reached = Math.max(account.state.reached, until);
        else account.state.ahead[customerId] = Math.max(account.state.ahead[customerId] ?? 0, until);
      }),
    refund: (invoiceId, amount) => changing(() => refundCharge(account, { charge: chargeOf(invoiceId), amount })),
    dispute: (invoiceId) => changing(() => disputeCharge(account, chargeOf(invoiceId))),
    closeDispute: (disputeId, outcome) =>
      changing(() => closeDispute(account, find(account, 'disputes', disputeId), outcome)),
    events: (type) =>
      Object.values(structuredClone(account.state.events)).filter((event) => type === undefined || event.type === type),
    signed: (event) => signed(event, webhookSecret, clock()),
    delivered: () => deliveries.settled(),
    disturb: (given) => {
      disturbance = given;
    },
    breakWith: (given) => {
      fault = given;
    },
    requests: () => [...seen],
    async close() {
      clearInterval(ticking);
      deliveries.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
