/** Whether what somebody paid for has reached their plan: payment and event race (product §7.14). Pure. */
import { BILLING_PERIODS, SUBSCRIBED_PLANS, type BillingPeriod, type Plan, type SubscribedPlan } from '@parley/shared';

/** How long after each look at the plan until the next (ms). Together they bound the wait: a minute and a half. */
export const LOOK_AGAIN_MS = [
  1000, 1500, 2000, 3000, 4000, 6000, 8000, 10_000, 12_000, 14_000, 14_000, 14_000,
] as const;

/** What was paid for, as far as the address says so. */
export interface Paid {
  readonly planType: SubscribedPlan | null;
  readonly billing: BillingPeriod | null;
}

/** Reads `plan` and `billing` of the dashboard's query; what is neither a plan nor a period counts as not said. */
export function paidIn(query: URLSearchParams): Paid {
  const plan = query.get('plan');
  const billing = query.get('billing');
  return {
    planType: SUBSCRIBED_PLANS.find((one) => one === plan) ?? null,
    billing: BILLING_PERIODS.find((one) => one === billing) ?? null,
  };
}

/** Whether a subscription runs that is paid for, and is the one that was bought. */
export function hasArrived(
  { planType, billing, state }: Pick<Plan, 'planType' | 'billing' | 'state'>,
  paid: Paid,
): boolean {
  return (
    billing !== null &&
    (state === 'active' || state === 'cancelled') &&
    (paid.planType === null || paid.planType === planType) &&
    (paid.billing === null || paid.billing === billing)
  );
}
