/** Reads a customer from Stripe as it is now: subscriptions, invoices, and what of the money has gone back (decision 0023). */
import type { Stripe } from 'stripe';
import { planOfPriceKey } from '../plan-prices';
import { readPriceBook, type PriceBook } from '../pricing';
import { planOfPrice } from '../running-subscription';
import type {
  CustomerReading,
  InvoiceLineReading,
  InvoiceReading,
  PaymentReading,
  PlanPrice,
  SubscriptionReading,
  SubscriptionStatus,
} from './customer-reading';

export interface CustomerReader {
  /** @throws Stripe's error */
  read(customerId: string): Promise<CustomerReading>;
  /**
   * Whom a dispute or a refund is about, by the charge behind it; null where Stripe knows none.
   * @throws Stripe's error
   */
  customerOf(event: { readonly type: string; readonly objectId: string | null }): Promise<string | null>;
}

/** What a page of a list holds at most. */
const PAGE = { limit: 100 } as const;
/** More of anything than anybody has. */
const MANY = { limit: 10_000 } as const;

export function createCustomerReader({
  stripe,
  launchCoupon,
}: {
  readonly stripe: Stripe;
  readonly launchCoupon: string;
}): CustomerReader {
  const known = new Map<string, PlanPrice>();
  return {
    async read(customerId) {
      const planOf = planReader(stripe, launchCoupon, known);
      const customer = { customer: customerId };
      const [subscriptions, invoices, charges] = await Promise.all([
        stripe.subscriptions
          .list({ ...customer, status: 'all', expand: ['data.schedule'], ...PAGE })
          .autoPagingToArray(MANY),
        stripe.invoices.list({ ...customer, expand: ['data.payments'], ...PAGE }).autoPagingToArray(MANY),
        stripe.charges.list({ ...customer, ...PAGE }).autoPagingToArray(MANY),
      ]);
      const paymentOf = await paymentReader(stripe, charges);
      return {
        subscriptions: await inTurn(subscriptions, (subscription) => readSubscription(subscription, planOf)),
        invoices: await inTurn(invoices, (invoice) => readInvoice(stripe, invoice, planOf, paymentOf)),
      };
    },

    async customerOf({ type, objectId }) {
      if (objectId === null) return null;
      if (type.startsWith('charge.dispute.')) {
        const { charge } = await stripe.disputes.retrieve(objectId, { expand: ['charge'] });
        return typeof charge === 'string' ? null : idOf(charge.customer);
      }
      if (type.startsWith('refund.')) {
        const { charge } = await stripe.refunds.retrieve(objectId, { expand: ['charge'] });
        return charge === null || typeof charge === 'string' ? null : idOf(charge.customer);
      }
      return null;
    },
  };
}

type PlanOf = (price: string | Stripe.Price) => Promise<PlanPrice | null>;
type PaymentOf = (payment: Stripe.InvoicePayment) => PaymentReading | null;

/**
 * Which plan a price pays for.
 * @param known what a price is for never changes: it is asked once. That one is none of ours is asked with every reading
 */
function planReader(stripe: Stripe, launchCoupon: string, known: Map<string, PlanPrice>): PlanOf {
  const strange = new Set<string>();
  let sold: PriceBook['sold'] | null = null;
  return async (price) => {
    const id = idOf(price);
    const remembered = known.get(id);
    if (remembered !== undefined) return remembered;
    if (strange.has(id)) return null;
    const whole = typeof price === 'string' ? await stripe.prices.retrieve(price) : price;
    let plan = planOfPriceKey(whole.lookup_key);
    if (plan === null) {
      sold ??= (await readPriceBook(stripe, launchCoupon)).sold;
      plan = planOfPrice(whole, sold);
    }
    if (plan === null) strange.add(id);
    else known.set(id, plan);
    return plan;
  };
}

const STATUSES: ReadonlySet<string> = new Set<SubscriptionStatus>([
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
]);

async function readSubscription(subscription: Stripe.Subscription, planOf: PlanOf): Promise<SubscriptionReading> {
  const { id, status, items, schedule } = subscription;
  if (!STATUSES.has(status)) throw new Error(`The subscription ${id} is in the unknown state '${status}'`);
  const ends = items.data.map((item) => item.current_period_end);
  for (const { price } of items.data) await planOf(price);
  return {
    id,
    status: status as SubscriptionStatus,
    startedAt: dateOf(subscription.start_date),
    anchor: dateOf(subscription.billing_cycle_anchor),
    periodEnd: dateOf(Math.max(subscription.start_date, ...ends)),
    cancelAt: dateOrNull(subscription.cancel_at),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelledAt: dateOrNull(subscription.canceled_at),
    endedAt: dateOrNull(subscription.ended_at),
    next: schedule === null || typeof schedule === 'string' ? null : await readNextPhase(schedule, planOf),
  };
}

async function readNextPhase(
  { status, current_phase: current, phases }: Stripe.SubscriptionSchedule,
  planOf: PlanOf,
): Promise<SubscriptionReading['next']> {
  if (status !== 'active' || current === null) return null;
  const next = phases.find(({ start_date: start }) => start >= current.end_date);
  const price = next?.items[0]?.price;
  if (next === undefined || price === undefined) return null;
  const whole = typeof price === 'object' && price.deleted === true ? price.id : price;
  return { plan: await planOf(whole), at: dateOf(next.start_date) };
}

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;

async function readInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  planOf: PlanOf,
  paymentOf: PaymentOf,
): Promise<InvoiceReading> {
  const { id, created, lines, payments, status_transitions: transitions } = invoice;
  const allLines = lines.has_more ? await stripe.invoices.listLineItems(id, PAGE).autoPagingToArray(MANY) : lines.data;
  const allPayments =
    payments?.has_more === true
      ? await stripe.invoicePayments.list({ invoice: id, ...PAGE }).autoPagingToArray(MANY)
      : (payments?.data ?? []);
  return {
    id,
    // null is a draft that Stripe is still making.
    status: INVOICE_STATUSES.find((status) => status === invoice.status) ?? 'draft',
    createdAt: dateOf(created),
    dueAt: dateOf(transitions.finalized_at ?? created),
    lines: await inTurn(allLines, (line) => readLine(line, planOf)),
    payments: allPayments.flatMap((payment) => paymentOf(payment) ?? []),
  };
}

async function readLine(line: Stripe.InvoiceLineItem, planOf: PlanOf): Promise<InvoiceLineReading> {
  const { amount, parent, period, pricing } = line;
  const subscription = parent?.subscription_item_details?.subscription ?? parent?.invoice_item_details?.subscription;
  const price = pricing?.price_details?.price;
  return {
    subscriptionId: subscription ?? null,
    priceId: price === undefined ? null : idOf(price),
    plan: price === undefined || subscription === undefined || subscription === null ? null : await planOf(price),
    from: dateOf(period.start),
    until: dateOf(period.end),
    isCredit: amount < 0,
  };
}

/** Stripe no longer says of a charge which invoice it paid; the invoice names its payment, and that the charge. */
async function paymentReader(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<PaymentOf> {
  const paid = charges.filter((charge) => charge.paid && charge.status === 'succeeded');
  const readings = new Map<string, Omit<PaymentReading, 'amount'>>();
  for (const charge of paid) {
    const reading = { refunds: await refundsOf(stripe, charge), disputes: await disputesOf(stripe, charge) };
    readings.set(charge.id, reading);
    if (charge.payment_intent !== null) readings.set(idOf(charge.payment_intent), reading);
  }
  return ({ status, amount_paid: amount, payment }) => {
    const behind = payment.charge ?? payment.payment_intent;
    const reading = behind === undefined ? undefined : readings.get(idOf(behind));
    return status === 'paid' && amount !== null && reading !== undefined ? { amount, ...reading } : null;
  };
}

/** In these the money has not gone back, and will not. */
const LOST_REFUNDS = new Set<string | null>(['failed', 'canceled']);

async function refundsOf(stripe: Stripe, { id, amount_refunded }: Stripe.Charge): Promise<PaymentReading['refunds']> {
  if (amount_refunded === 0) return [];
  const refunds = await stripe.refunds.list({ charge: id, ...PAGE }).autoPagingToArray(MANY);
  return refunds
    .filter(({ status }) => !LOST_REFUNDS.has(status))
    .map(({ amount, created }) => ({ amount, at: dateOf(created) }));
}

/** In these the money is ours: won, only asked about, or settled by a refund that counts for itself. */
const HARMLESS_DISPUTES = new Set<string>([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

async function disputesOf(stripe: Stripe, { id, disputed }: Stripe.Charge): Promise<PaymentReading['disputes']> {
  if (!disputed) return [];
  const disputes = await stripe.disputes.list({ charge: id, ...PAGE }).autoPagingToArray(MANY);
  return disputes
    .filter(({ status }) => !HARMLESS_DISPUTES.has(status))
    .map(({ created }) => ({ at: dateOf(created) }));
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null): Date | null => (seconds === null ? null : dateOf(seconds));

function idOf(reference: string | { readonly id: string }): string;
function idOf(reference: string | { readonly id: string } | null): string | null;
function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}

/** One after another: most of them ask nothing, and Stripe counts requests. */
async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
