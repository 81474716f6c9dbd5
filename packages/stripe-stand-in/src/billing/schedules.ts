/** Changes that wait for the end of a period, as the billing portal makes them for a smaller plan. */
import type { Account } from '../account/account';
import { periodEnd } from '../account/calendar';
import { recurrenceOf } from '../objects/catalogue';
import type { Price, SchedulePhase, Subscription, SubscriptionSchedule } from '../objects/stored';
import { itemOf, planOf } from '../objects/subscription';

interface NewPhase {
  readonly price: Price;
  readonly quantity: number;
  readonly start: number;
  readonly end: number;
}

const newPhase = ({ price, quantity, start, end }: NewPhase): SchedulePhase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: price.currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [
    { billing_thresholds: null, discounts: [], metadata: {}, plan: price.id, price: price.id, quantity, tax_rates: [] },
  ],
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: null,
});

/** A schedule of one phase: the period that runs. */
export function addSchedule(account: Account, subscription: Subscription, at: number): SubscriptionSchedule {
  const { price, quantity, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const schedule: SubscriptionSchedule = {
    id: account.id('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: { flexible: null, type: 'classic' },
    canceled_at: null,
    completed_at: null,
    created: at,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [newPhase({ price, quantity, start, end })],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
  account.state.schedules[schedule.id] = schedule;
  subscription.schedule = schedule.id;
  account.emit('subscription_schedule.created', schedule, at);
  return schedule;
}

/** At the period's end, this price. Replaces what waited before. */
export function scheduleChange(
  account: Account,
  subscription: Subscription,
  price: Price,
  at: number,
): SubscriptionSchedule {
  const waiting = subscription.schedule === null ? undefined : account.state.schedules[subscription.schedule];
  const schedule = waiting ?? addSchedule(account, subscription, at);
  const { quantity, price: current, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const phases = [
    { price: current, quantity, start, end },
    { price, quantity, start: end, end: undefined },
  ];
  replacePhases(account, schedule, phases, at);
  account.emit('customer.subscription.updated', subscription, at, { schedule: waiting ? schedule.id : null });
  return schedule;
}

interface PlannedPhase {
  readonly price: Price;
  readonly quantity: number;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

/** Other phases: the first begins with the period that runs, each further one where the one before ends. */
export function replacePhases(
  account: Account,
  schedule: SubscriptionSchedule,
  phases: readonly PlannedPhase[],
  at: number,
): void {
  let next = schedule.phases[0]?.start_date ?? at;
  schedule.phases = phases.map(({ price, quantity, start: given, end: until }) => {
    const start = given ?? next;
    const end = until ?? periodEnd(start, recurrenceOf(price), start);
    next = end;
    return newPhase({ price, quantity, start, end });
  });
  account.emit('subscription_schedule.updated', schedule, at);
}

/** Leaves the subscription as it is, without a schedule. */
export function releaseSchedule(account: Account, schedule: SubscriptionSchedule, at: number): void {
  const subscription = schedule.subscription === null ? undefined : account.state.subscriptions[schedule.subscription];
  schedule.status = 'released';
  schedule.released_at = at;
  schedule.released_subscription = schedule.subscription;
  schedule.subscription = null;
  schedule.current_phase = null;
  account.emit('subscription_schedule.released', schedule, at);
  if (!subscription) return;
  subscription.schedule = null;
  account.emit('customer.subscription.updated', subscription, at, { schedule: schedule.id });
}

/** The phase that begins at this moment. */
export function phaseAfter(account: Account, subscription: Subscription, at: number): SchedulePhase | null {
  const schedule = subscription.schedule === null ? undefined : account.state.schedules[subscription.schedule];
  return schedule?.phases.find(({ start_date: start }) => start === at) ?? null;
}

/** A schedule whose last phase is over lets the subscription go. */
export function endSchedule(account: Account, subscription: Subscription, at: number): void {
  const schedule = subscription.schedule === null ? undefined : account.state.schedules[subscription.schedule];
  if (schedule && (schedule.phases.at(-1)?.end_date ?? at) <= at) releaseSchedule(account, schedule, at);
}

/** The phase's price from now on. Another interval moves the billing day here. */
export function applyPhase(account: Account, subscription: Subscription, phase: SchedulePhase, at: number): void {
  const item = itemOf(subscription);
  const [planned] = phase.items;
  const price = planned && account.state.prices[planned.price];
  if (!planned || !price) throw new Error(`A phase of ${subscription.id} has no price`);
  if (recurrenceOf(price).interval !== recurrenceOf(item.price).interval) subscription.billing_cycle_anchor = at;
  item.price = structuredClone(price);
  item.plan = planOf(price);
  item.quantity = planned.quantity;
  const schedule = subscription.schedule === null ? undefined : account.state.schedules[subscription.schedule];
  if (!schedule) return;
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  account.emit('subscription_schedule.updated', schedule, at);
}
