/** Beginning to pay for a plan (product §5.14, decision 0022). */
import { randomUUID } from 'node:crypto';
import type { CheckoutRecord, CheckoutTerms, Database } from '@parley/db';
import {
  findRunningSubscription,
  isStripeSilent,
  priceKeyOf,
  stripeRefusal,
  type PriceBook,
  type RunningSubscription,
} from '@parley/payments';
import { AppError, type BillingPeriod, type PlanType } from '@parley/shared';
import type { Stripe } from 'stripe';
import type { PersonTurns } from '../../person-turns';
import {
  planIsPaused,
  priceHasChanged,
  refuseArrangedPlan,
  requireChange,
  requireSoldPlan,
  type WantedPlan,
} from './checkout.policy';
import type { Customers } from './customers';
import type { Portal } from './portal';
import type { PriceList } from './price-list';
import { createStripePatience, type StripePatience } from './stripe-patience';

export interface CheckoutSettings {
  readonly stripe: Stripe;
  readonly database: Pick<Database, 'checkouts' | 'credits' | 'subscriptions'>;
  readonly prices: PriceList;
  readonly customers: Customers;
  readonly portal: Portal;
  readonly turns: PersonTurns;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

export interface CheckoutRequest {
  readonly userId: string;
  readonly planType: PlanType;
  readonly billingPeriod: BillingPeriod;
  /** The price that the person saw. */
  readonly priceId: string | undefined;
}

/**
 * Where the browser goes to pay, or to confirm a change.
 * @throws AppError validation_failed, conflict; Stripe's error
 */
export type BeginCheckout = (request: CheckoutRequest) => Promise<string>;

/** Stripe remembers the answer to an attempt for a day; an older one is not asked about again (ms). */
const ATTEMPT_KNOWN_MS = 20 * 60 * 60 * 1000;

interface Wanted extends WantedPlan {
  readonly userId: string;
  readonly priceSeen: string | undefined;
}

export function createCheckout(settings: CheckoutSettings): BeginCheckout {
  const { stripe, database, prices, customers, portal, turns, publicUrl, clock } = settings;

  const bookFor = async (wanted: Wanted): Promise<PriceBook> => {
    const book = await prices.toSellAt();
    if (!isOutdated(book, wanted)) return book;
    const anew = await prices.readAnew();
    if (isOutdated(anew, wanted)) throw priceHasChanged();
    return anew;
  };

  /** The session that Stripe still has open; one for something else is closed there. */
  const openSession = async (
    stored: CheckoutRecord | null,
    terms: CheckoutTerms,
    patience: StripePatience,
  ): Promise<string | null> => {
    if (stored === null || stored.sessionId === null) return null;
    const session = await retrieveSession(stripe, stored.sessionId, patience);
    if (session?.status !== 'open') return null;
    if (isSameCheckout(stored, terms) && session.url !== null) return session.url;
    await expireSession(stripe, session.id, patience);
    return null;
  };

  const openNew = async (
    wanted: Wanted,
    terms: CheckoutTerms,
    stored: CheckoutRecord | null,
    patience: StripePatience,
  ): Promise<string> => {
    const { userId } = wanted;
    const attempt = attemptToRepeat(stored, terms, clock()) ?? randomUUID();
    await database.checkouts.begin(userId, { ...terms, attempt, startedAt: clock() });
    const params = sessionParams(userId, terms, publicUrl);
    const session = await stripe.checkout.sessions
      .create(params, { ...patience(), idempotencyKey: `parley:checkout:${attempt}` })
      .catch(async (error: unknown) => {
        // Stripe repeats a refusal for the same key: only where there was no answer the attempt is worth repeating.
        if (!isStripeSilent(error)) await database.checkouts.forget(userId, attempt);
        throw error;
      });
    await database.checkouts.opened(userId, { attempt, sessionId: session.id });
    if (session.url === null)
      throw new AppError('internal', NO_URL, { internal: 'Stripe gave a checkout without a URL' });
    return session.url;
  };

  const forCustomer = async (
    wanted: Wanted,
    customerId: string,
    book: PriceBook,
    patience: StripePatience,
  ): Promise<string> => {
    const { planType, billing, userId } = wanted;
    const terms = { customerId, planType, billing, priceId: soldPrice(book, wanted).priceId, coupon: book.coupon };
    const stored = await database.checkouts.find(userId);
    // In this order: a session that was just paid is a subscription when these are asked for.
    const open = await openSession(stored, terms, patience);
    const running = await findRunningSubscription(stripe, { customerId, sold: book.sold, now: clock() }, patience());
    if (running !== null) {
      // It would be paid for a second time.
      if (open !== null && stored?.sessionId) await expireSession(stripe, stored.sessionId, patience);
      return changeRunning(running, wanted, customerId, book, patience);
    }
    return open ?? openNew(wanted, terms, stored, patience);
  };

  const changeRunning = async (
    running: RunningSubscription,
    wanted: Wanted,
    customerId: string,
    book: PriceBook,
    patience: StripePatience,
  ): Promise<string> => {
    if (running.isUnpaid) return portal.open(customerId, book, patience);
    const copy = await database.subscriptions.find(wanted.userId);
    if (copy?.id === running.id && copy.pausedAt !== null) throw planIsPaused();
    requireChange(running, wanted);
    // A schedule that has nothing to come holds the subscription all the same.
    if (running.scheduleId !== null) await stripe.subscriptionSchedules.release(running.scheduleId, {}, patience());
    return portal.confirmChange({ customerId, running, price: soldPrice(book, wanted), book, patience });
  };

  /** Once more with today's prices where Stripe refuses what was kept of them. */
  const begin = async (wanted: Wanted, patience: StripePatience): Promise<string> => {
    const withBook = (book: PriceBook): Promise<string> =>
      customers.using(wanted.userId, patience, (customerId) => forCustomer(wanted, customerId, book, patience));
    const book = await bookFor(wanted);
    try {
      return await withBook(book);
    } catch (error) {
      if (!isStaleOffer(error)) throw error;
      const anew = await prices.readAnew();
      if (isOutdated(anew, wanted)) throw priceHasChanged();
      return withBook(refersToCoupon(error) && anew.coupon === book.coupon ? { ...anew, coupon: null } : anew);
    }
  };

  return async ({ userId, planType, billingPeriod, priceId }) => {
    const wanted = { userId, planType: requireSoldPlan(planType), billing: billingPeriod, priceSeen: priceId };
    const now = clock();
    refuseArrangedPlan(await database.credits.read(userId, now), now);
    const patience = createStripePatience();
    return turns.during(userId, () => begin(wanted, patience));
  };
}

const NO_URL = 'The payment page could not be opened. Nothing was charged. Please try again.';

const soldPrice = (book: PriceBook, { planType, billing }: WantedPlan) => book.sold[priceKeyOf(planType, billing)];

const isOutdated = (book: PriceBook, wanted: Wanted): boolean =>
  wanted.priceSeen !== undefined && wanted.priceSeen !== soldPrice(book, wanted).priceId;

const isSameCheckout = (stored: CheckoutTerms, terms: CheckoutTerms): boolean =>
  stored.customerId === terms.customerId &&
  stored.planType === terms.planType &&
  stored.billing === terms.billing &&
  stored.priceId === terms.priceId &&
  stored.coupon === terms.coupon;

/** An attempt whose answer never came: under its name Stripe gives the session that it may have opened. */
function attemptToRepeat(stored: CheckoutRecord | null, terms: CheckoutTerms, now: Date): string | null {
  if (stored === null || stored.sessionId !== null || !isSameCheckout(stored, terms)) return null;
  return now.getTime() - stored.startedAt.getTime() < ATTEMPT_KNOWN_MS ? stored.attempt : null;
}

function sessionParams(userId: string, terms: CheckoutTerms, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  const metadata = { userId, planType: terms.planType, billingPeriod: terms.billing };
  return {
    mode: 'subscription',
    customer: terms.customerId,
    client_reference_id: userId,
    line_items: [{ price: terms.priceId, quantity: 1 }],
    ...(terms.coupon === null ? {} : { discounts: [{ coupon: terms.coupon }] }),
    metadata,
    subscription_data: { metadata: { userId } },
    success_url: `${publicUrl}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/payment/cancelled`,
  };
}

/** null where Stripe does not know it any more. */
async function retrieveSession(
  stripe: Stripe,
  id: string,
  patience: StripePatience,
): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(id, {}, patience());
  } catch (error) {
    if (stripeRefusal(error)?.code === 'resource_missing') return null;
    throw error;
  }
}

/** One that was paid or ran out in this moment can't be closed, and need not be: what it became is looked at next. */
async function expireSession(stripe: Stripe, id: string, patience: StripePatience): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id, {}, patience());
  } catch (error) {
    if (stripeRefusal(error) === null) throw error;
  }
}

/** The price was archived, or the coupon ran out, since they were read. */
function isStaleOffer(error: unknown): boolean {
  const { code, param } = stripeRefusal(error) ?? { code: null, param: null };
  return param?.includes('price') === true || refersToCoupon(error) || code === 'price_inactive';
}

function refersToCoupon(error: unknown): boolean {
  const { code, param } = stripeRefusal(error) ?? { code: null, param: null };
  return code === 'coupon_expired' || param?.includes('coupon') === true || param?.includes('discounts') === true;
}
