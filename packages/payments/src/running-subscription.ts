/** The subscription that a customer pays for now, as Stripe tells it, and what is about to become of it (product §5.14). */
import type { BillingPeriod, SubscribedPlan } from '@parley/shared';
import type { Stripe } from 'stripe';
import { planOfPriceKey, PRICE_KEYS } from './plan-prices';
import type { PriceBook } from './pricing';

export interface RunningSubscription {
  readonly id: string;
  /** What is paid with it; null where it is none of our plans, or several things at once. */
  readonly plan: { readonly planType: SubscribedPlan; readonly billing: BillingPeriod } | null;
  /** The one item that a change of plan changes; null where there are several. */
  readonly item: { readonly id: string; readonly amount: number; readonly interval: string } | null;
  /** An invoice is due and unpaid. */
  readonly isUnpaid: boolean;
  /** When it ends by a cancellation; null while it renews. */
  readonly cancelsAt: Date | null;
  /** Why it ends then: the two are undone in different ways. */
  readonly cancelsBy: 'period_end' | 'date' | null;
  /** Another plan that begins with a later period. */
  readonly change: { readonly at: Date; readonly priceId: string | null } | null;
  /** The schedule that it follows, also where that has nothing to come. */
  readonly scheduleId: string | null;
  readonly hasDiscount: boolean;
}

const RUNNING = new Set<string>(['active', 'trialing', 'past_due', 'unpaid', 'paused']);
const UNPAID = new Set<string>(['past_due', 'unpaid']);

export interface SubscriptionQuery {
  readonly customerId: string;
  /** What is sold today: tells the plan of a price that was sold before and has given its lookup key away. */
  readonly sold: PriceBook['sold'] | null;
  /** What comes later than this is a change to come. */
  readonly now: Date;
}

/**
 * The newest subscription that runs; null where the customer has none.
 * @throws Stripe's error, such as for a customer that it does not know
 */
export async function findRunningSubscription(
  stripe: Stripe,
  { customerId, sold, now }: SubscriptionQuery,
  options?: Stripe.RequestOptions,
): Promise<RunningSubscription | null> {
  const { data } = await stripe.subscriptions.list(
    { customer: customerId, status: 'all', limit: 20, expand: ['data.schedule'] },
    options,
  );
  const [newest] = data
    .filter(({ status }) => RUNNING.has(status))
    .toSorted((one, other) => other.created - one.created);
  return newest === undefined ? null : runningSubscription(newest, { sold, now });
}

export function runningSubscription(
  subscription: Stripe.Subscription,
  { sold, now }: Pick<SubscriptionQuery, 'sold' | 'now'>,
): RunningSubscription {
  const { id, status, items, schedule, cancel_at, cancel_at_period_end, discounts } = subscription;
  const [item, ...more] = items.data;
  const only = more.length === 0 ? item : undefined;
  const periodEnd = only === undefined ? null : new Date(only.current_period_end * 1000);
  const date = cancel_at === null ? null : new Date(cancel_at * 1000);
  return {
    id,
    plan: only === undefined ? null : planOfPrice(only.price, sold),
    item:
      only === undefined
        ? null
        : { id: only.id, amount: only.price.unit_amount ?? 0, interval: only.price.recurring?.interval ?? 'month' },
    isUnpaid: UNPAID.has(status),
    cancelsAt: cancel_at_period_end ? (date ?? periodEnd) : date,
    cancelsBy: cancel_at_period_end ? 'period_end' : date === null ? null : 'date',
    change: typeof schedule === 'string' || schedule === null ? null : changeOf(schedule, now),
    scheduleId: typeof schedule === 'string' ? schedule : (schedule?.id ?? null),
    hasDiscount: discounts.length > 0,
  };
}

/**
 * The plan that a price pays for: by its lookup key, or, where that has gone to a newer price, by product and interval.
 * @param sold what is sold today
 */
export function planOfPrice(price: Stripe.Price, sold: PriceBook['sold'] | null): RunningSubscription['plan'] {
  const named = planOfPriceKey(price.lookup_key);
  if (named !== null || sold === null) return named;
  const productId = typeof price.product === 'string' ? price.product : price.product.id;
  const key = PRICE_KEYS.find(
    (key) =>
      key !== 'team_pilot' &&
      sold[key].productId === productId &&
      sold[key].interval === price.recurring?.interval &&
      price.recurring.interval_count === 1,
  );
  return planOfPriceKey(key);
}

function changeOf({ phases }: Stripe.SubscriptionSchedule, now: Date): RunningSubscription['change'] {
  const next = phases.find(({ start_date }) => start_date * 1000 > now.getTime());
  if (next === undefined) return null;
  const price = next.items[0]?.price;
  return { at: new Date(next.start_date * 1000), priceId: typeof price === 'string' ? price : (price?.id ?? null) };
}
