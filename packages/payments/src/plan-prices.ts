/** How prices at the payment provider and plans of ours find each other: by lookup key (product §5.15). */
import type { BillingPeriod, SubscribedPlan } from '@parley/shared';

export type SubscriptionPriceKey = `${SubscribedPlan}_${BillingPeriod}`;
export type PriceKey = SubscriptionPriceKey | 'team_pilot';

/** All prices that are sold, by lookup key. */
export const PRICE_KEYS = [
  'solo_core_monthly',
  'solo_core_yearly',
  'solo_pro_monthly',
  'solo_pro_yearly',
  'team_pilot',
] as const satisfies readonly PriceKey[];

export const priceKeyOf = (plan: SubscribedPlan, billing: BillingPeriod): SubscriptionPriceKey => `${plan}_${billing}`;

const SUBSCRIPTIONS: Record<
  SubscriptionPriceKey,
  { readonly planType: SubscribedPlan; readonly billing: BillingPeriod }
> = {
  solo_core_monthly: { planType: 'solo_core', billing: 'monthly' },
  solo_core_yearly: { planType: 'solo_core', billing: 'yearly' },
  solo_pro_monthly: { planType: 'solo_pro', billing: 'monthly' },
  solo_pro_yearly: { planType: 'solo_pro', billing: 'yearly' },
};

/** The plan and period that a lookup key names; null for any other key. */
export function planOfPriceKey(
  key: string | null | undefined,
): { readonly planType: SubscribedPlan; readonly billing: BillingPeriod } | null {
  return key !== null && key !== undefined && Object.hasOwn(SUBSCRIPTIONS, key)
    ? SUBSCRIPTIONS[key as SubscriptionPriceKey]
    : null;
}
