/** A change of plan that somebody confirms in the billing portal: now, or at the period's end where the configuration says so. */
import type { Account } from '../account/account';
import { find } from '../api/find';
import { recurrenceOf } from '../objects/catalogue';
import type { PortalConfiguration, PortalSession, Price, Subscription } from '../objects/stored';
import { itemOf } from '../objects/subscription';
import { changePrice, previewChange, type Preview, type PriceChange } from './price-change';
import { scheduleChange } from './schedules';

const PRORATIONS = ['always_invoice', 'create_prorations', 'none'] as const;
const LENGTHS = { day: 1, week: 7, month: 30, year: 365 } as const;

function lengthOf(price: Price): number {
  const { interval, interval_count: count } = recurrenceOf(price);
  return LENGTHS[interval as keyof typeof LENGTHS] * count;
}

export interface PortalChange {
  readonly subscription: Subscription;
  readonly price: Price;
  readonly configuration: PortalConfiguration;
  readonly coupons: readonly string[];
}

/** What a session asks its customer to confirm; null where it asks about nothing of the kind, or did before. */
export function changeOf(account: Account, session: PortalSession): PortalChange | null {
  const confirm = session.flow?.subscription_update_confirm;
  const price = confirm?.items[0]?.price ?? null;
  return confirm && price !== null
    ? changeTo(account, session, {
        subscription: confirm.subscription,
        price,
        coupons: (confirm.discounts ?? []).flatMap(({ coupon }) => (coupon === null ? [] : [coupon])),
      })
    : null;
}

/** Another plan that somebody chooses in the portal itself. */
export function changeTo(
  account: Account,
  session: PortalSession,
  wanted: { readonly subscription: string; readonly price: string; readonly coupons: readonly string[] },
): PortalChange {
  return {
    subscription: find(account, 'subscriptions', wanted.subscription),
    price: find(account, 'prices', wanted.price),
    configuration: find(account, 'portalConfigurations', session.configuration),
    coupons: wanted.coupons,
  };
}

/** Whether the change waits for the end of the period. */
export function waits({ subscription, price, configuration }: PortalChange): boolean {
  const { price: current } = itemOf(subscription);
  return configuration.features.subscription_update.schedule_at_period_end.conditions.some(({ type }) =>
    type === 'shortening_interval' ? lengthOf(price) < lengthOf(current) : price.unit_amount < current.unit_amount,
  );
}

function immediate({ subscription, price, configuration, coupons }: PortalChange): PriceChange {
  const { proration_behavior: behaviour, billing_cycle_anchor: anchor } = configuration.features.subscription_update;
  return {
    price,
    quantity: itemOf(subscription).quantity,
    proration: PRORATIONS.find((known) => known === behaviour) ?? 'none',
    anchor: anchor === 'now' ? 'now' : 'unchanged',
    coupons,
    whenDeclined: 'error_if_incomplete',
  };
}

/** What is asked for when it is confirmed, of a change that does not wait. */
export const previewNow = (account: Account, change: PortalChange, at: number): Preview =>
  previewChange(account, change.subscription, immediate(change), at);

/** @throws StripeRefusal when the card is declined; nothing has changed then */
export function confirmChange(account: Account, change: PortalChange, at: number): void {
  if (waits(change)) scheduleChange(account, change.subscription, change.price, at);
  else changePrice(account, change.subscription, immediate(change), at);
}
