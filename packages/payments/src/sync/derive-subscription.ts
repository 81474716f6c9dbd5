/**
 * From what was read of a customer to the one subscription that counts (product §5.16): a pure function of the reading, so
 * that however often and in whichever order events come, the same state at the provider gives the same copy.
 */
import { subscriptionEnd, type NewSubscriptionRecord } from '@parley/db';
import type {
  CustomerReading,
  InvoiceLineReading,
  InvoiceReading,
  PaymentReading,
  PlanPrice,
  SubscriptionReading,
} from './customer-reading';

/** Our copy, but for when it was read. */
export type DerivedSubscription = Omit<NewSubscriptionRecord, 'syncedAt'>;

export interface Derived {
  /** null while nothing has been paid for. */
  readonly subscription: DerivedSubscription | null;
  /** Why it is paused; null where it is not. */
  readonly pausedBy: 'refund' | 'dispute' | null;
  /** Others that still run and would be paid for beside it; they have to end. */
  readonly surplus: readonly string[];
  /** Prices that were paid for and are none of ours. */
  readonly unknownPrices: readonly string[];
}

interface PaidLine extends InvoiceLineReading {
  readonly priceId: string;
  readonly plan: PlanPrice;
  readonly invoice: InvoiceReading;
}

interface Candidate {
  readonly reading: SubscriptionReading;
  /** What was paid for, the first first; at least one. */
  readonly paid: readonly [PaidLine, ...PaidLine[]];
}

/**
 * Of several that run the one begun last counts: it is what the person asked for last, and the rest is surplus. Where none
 * runs it is the one begun last. One that was never paid for is none.
 */
export function deriveSubscription(reading: CustomerReading): Derived {
  const candidates = reading.subscriptions
    .flatMap((subscription) => candidateOf(subscription, reading.invoices))
    .toSorted(byBeginning);
  const running = candidates.filter(({ reading }) => !hasEnded(reading));
  const counting = running.at(-1) ?? candidates.at(-1);
  const pause = counting === undefined ? null : pauseOf(counting);
  return {
    subscription: counting === undefined ? null : copyOf(counting, reading.invoices, pause?.at ?? null),
    pausedBy: pause?.by ?? null,
    surplus: running.slice(0, -1).map(({ reading }) => reading.id),
    unknownPrices: unknownPricesOf(reading),
  };
}

function candidateOf(reading: SubscriptionReading, invoices: readonly InvoiceReading[]): Candidate[] {
  const [first, ...others] = paidLinesOf(reading.id, invoices).toSorted(byPayment);
  return first === undefined ? [] : [{ reading, paid: [first, ...others] }];
}

/** Lines of paid invoices that the subscription was paid with; what a line gives back pays for nothing. */
function paidLinesOf(subscriptionId: string, invoices: readonly InvoiceReading[]): PaidLine[] {
  return invoices
    .filter(({ status }) => status === 'paid')
    .flatMap((invoice) =>
      invoice.lines.flatMap((line) => {
        const { plan, priceId } = line;
        const counts = line.subscriptionId === subscriptionId && !line.isCredit && plan !== null && priceId !== null;
        return counts ? [{ ...line, plan, priceId, invoice }] : [];
      }),
    );
}

function copyOf(
  { reading, paid }: Candidate,
  invoices: readonly InvoiceReading[],
  pausedAt: Date | null,
): DerivedSubscription {
  // The plan is what was paid for last: a dearer one counts once its difference is paid, a cheaper one from its first period.
  const { plan, priceId } = paid.at(-1) ?? paid[0];
  const paidUntil = paidUntilOf(reading, paid);
  const paymentFailedAt = paymentFailedAtOf(reading, invoices, paidUntil);
  const endsAt = endsAtOf(reading, { paidUntil, paymentFailedAt });
  return {
    id: reading.id,
    planType: plan.planType,
    billing: plan.billing,
    priceId,
    startedAt: reading.startedAt,
    anchor: reading.anchor,
    paidUntil,
    endsAt,
    cancelledAt: reading.cancelledAt ?? reading.endedAt,
    paymentFailedAt,
    pausedAt,
    upcoming: upcomingOf(reading, plan, endsAt),
  };
}

/** Never beyond the period that runs: where a long one was given back for a short one, the short one counts. */
function paidUntilOf({ periodEnd }: SubscriptionReading, paid: Candidate['paid']): Date {
  const furthest = paid.map(({ until }) => until).reduce((one, other) => (other > one ? other : one));
  return periodEnd < furthest ? periodEnd : furthest;
}

/** Since when the oldest invoice that is due is unpaid. */
function paymentFailedAtOf(
  { id, status }: SubscriptionReading,
  invoices: readonly InvoiceReading[],
  paidUntil: Date,
): Date | null {
  if (status !== 'past_due' && status !== 'unpaid') return null;
  const due = invoices
    .filter(({ status }) => status === 'open' || status === 'uncollectible')
    .filter(({ lines }) => lines.some(({ subscriptionId }) => subscriptionId === id));
  return earliest(due.map(({ dueAt }) => dueAt)) ?? paidUntil;
}

/** What ends later than grace would let it without being paid for ends with the grace. */
function endsAtOf(
  { endedAt, cancelAt, cancelAtPeriodEnd, periodEnd }: SubscriptionReading,
  { paidUntil, paymentFailedAt }: { readonly paidUntil: Date; readonly paymentFailedAt: Date | null },
): Date | null {
  const end = endedAt ?? cancelAt ?? (cancelAtPeriodEnd ? periodEnd : null);
  if (end === null || (endedAt === null && paymentFailedAt === null)) return end;
  return earliest([end, subscriptionEnd({ endsAt: null, paidUntil })]);
}

/**
 * Since when what was paid for the period that runs is not ours: all of it was given back, or some of it is disputed.
 * A dispute that was won counts no more, and the next period is paid for anew.
 */
function pauseOf({ reading, paid }: Candidate): { readonly at: Date; readonly by: 'refund' | 'dispute' } | null {
  const paidUntil = paidUntilOf(reading, paid);
  const behind = new Set(paid.filter(({ until }) => until >= paidUntil).map(({ invoice }) => invoice));
  const payments = [...behind].flatMap((invoice) => invoice.payments);
  const disputedAt = earliest(payments.flatMap(({ disputes }) => disputes.map(({ at }) => at)));
  const refundedAt = earliest(givenBackAt(payments));
  if (disputedAt !== null && (refundedAt === null || disputedAt <= refundedAt))
    return { at: disputedAt, by: 'dispute' };
  return refundedAt === null ? null : { at: refundedAt, by: 'refund' };
}

/** When the last of the money was given back; empty while some is left, or there was none. */
function givenBackAt(payments: readonly PaymentReading[]): Date[] {
  let left = payments.reduce((sum, { amount }) => sum + amount, 0);
  const refunds = payments.flatMap(({ refunds }) => refunds).toSorted((one, other) => +one.at - +other.at);
  for (const { amount, at } of refunds) {
    left -= amount;
    if (left <= 0) return [at];
  }
  return [];
}

function upcomingOf(
  { next }: SubscriptionReading,
  plan: PlanPrice,
  endsAt: Date | null,
): DerivedSubscription['upcoming'] {
  if (next === null || next.plan === null || (endsAt !== null && endsAt <= next.at)) return null;
  const isSame = next.plan.planType === plan.planType && next.plan.billing === plan.billing;
  return isSame ? null : { ...next.plan, at: next.at };
}

function unknownPricesOf({ invoices }: CustomerReading): string[] {
  const lines = invoices.filter(({ status }) => status === 'paid').flatMap((invoice) => invoice.lines);
  const unknown = lines.flatMap(({ subscriptionId, plan, priceId }) =>
    subscriptionId !== null && plan === null ? [priceId ?? 'none'] : [],
  );
  return [...new Set(unknown)];
}

const hasEnded = ({ status, endedAt }: SubscriptionReading): boolean => status === 'canceled' || endedAt !== null;

function earliest(dates: readonly Date[]): Date | null {
  return dates.reduce<Date | null>((first, date) => (first === null || date < first ? date : first), null);
}

/** By when it began; the id decides where that is the same, so that every reading chooses the same one. */
function byBeginning({ reading: one }: Candidate, { reading: other }: Candidate): number {
  return +one.startedAt - +other.startedAt || (one.id < other.id ? -1 : 1);
}

/** By when it was invoiced, then by what it is for. */
function byPayment(one: PaidLine, other: PaidLine): number {
  return (
    +one.invoice.createdAt - +other.invoice.createdAt ||
    +one.from - +other.from ||
    (one.invoice.id < other.invoice.id ? -1 : 1)
  );
}
