/** What Parley sells, as it would be set up at Stripe: products, prices under their lookup keys, the launch coupon. */
import { LAUNCH_DISCOUNT, PLANS, SUBSCRIBED_PLANS } from '@parley/shared';
import { addCoupon, addPrice, addProduct } from '../objects/catalogue';
import type { Account } from './account';

const CURRENCY = 'usd';

/** Adds what is missing; what is there stays, also where it was changed. */
export function sellParleysPlans(account: Account, launchCoupon: string): void {
  const { products, prices, coupons } = account.state;
  const sell = (product: string, key: string, amount: number | null, interval: 'month' | 'year' | null): void => {
    if (amount === null || Object.values(prices).some(({ lookup_key: other }) => other === key)) return;
    addPrice(account, {
      id: `price_${key}`,
      product,
      amount,
      currency: CURRENCY,
      lookupKey: key,
      recurring: interval && { interval, count: 1 },
    });
  };
  for (const type of [...SUBSCRIBED_PLANS, 'team_pilot'] as const) {
    const { name, features, monthlyCents, yearlyCents, onceCents } = PLANS[type];
    const id = `prod_${type}`;
    if (!products[id]) addProduct(account, { id, name: `Parley ${name}`, description: features[0] ?? null });
    sell(id, `${type}_monthly`, monthlyCents, 'month');
    sell(id, `${type}_yearly`, yearlyCents, 'year');
    sell(id, type, onceCents, null);
  }
  coupons[launchCoupon] ??= addCoupon(account, {
    id: launchCoupon,
    name: LAUNCH_DISCOUNT.name,
    percentOff: LAUNCH_DISCOUNT.percentOff,
    duration: 'forever',
  });
}
