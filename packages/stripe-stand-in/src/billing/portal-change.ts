/** A change of plan that somebody confirms in the billing portal: now, or at the period's end where the configuration says so. */
import type { Account } from '../account/account';
import { recurrenceOf } from '../objects/catalogue';
import type { PortalConfiguration, Price, Subscription } from '../objects/stored';
import { itemOf } from '../objects/subscription';
import { changePrice, type PriceChange } from './price-change';
import { scheduleChange } from './schedules';

const PRORATIONS = ['always_invoice', 'create_prorations', 'none'] as const;
const LENGTHS = { day: 1, week: 7, month: 30, year: 365 } as const;

function lengthOf(price: Price): number {
  const { interval, interval_count: count } = recurrenceOf(price);
  return LENGTHS[interval as keyof typeof LENGTHS] * count;
}

interface Change {
  readonly subscription: Subscription;
  readonly price: Price;
  readonly configuration: PortalConfiguration;
}

/** Whether the change waits for the end of the period. */
function waits({ subscription, price, configuration }: Change): boolean {
  const { price: current } = itemOf(subscription);
  return configuration.features.subscription_update.schedule_at_period_end.conditions.some(({ type }) =>
    type === 'shortening_interval' ? lengthOf(price) < lengthOf(current) : price.unit_amount < current.unit_amount,
  );
}

function immediate({ subscription, price, configuration }: Change): PriceChange {
  const { proration_behavior: behaviour, billing_cycle_anchor: anchor } = configuration.features.subscription_update;
  return {
    price,
    quantity: itemOf(subscription).quantity,
    proration: PRORATIONS.find((known) => known === behaviour) ?? 'none',
    anchor: anchor === 'now' ? 'now' : 'unchanged',
    whenDeclined: 'error_if_incomplete',
  };
}

/** @throws StripeRefusal when the card is declined; nothing has changed then */
export function confirmChange(account: Account, change: Change, at: number): void {
  if (waits(change)) scheduleChange(account, change.subscription, change.price, at);
  else changePrice(account, change.subscription, immediate(change), at);
}
