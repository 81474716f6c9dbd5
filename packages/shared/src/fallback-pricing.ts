/** The catalogue's own prices, in the shape of `GET /payments/pricing` (product §5.15). Without zod, for the browser too. */
import type { LaunchDiscount, Price, Pricing } from './payments';
import { LAUNCH_DISCOUNT, PLANS, type SubscribedPlan } from './plan-catalogue';

const CURRENCY = 'usd';

function priceOf(plan: SubscribedPlan, billing: 'monthly' | 'yearly'): Price {
  const { name, monthlyCents, yearlyCents } = PLANS[plan];
  return {
    key: `${plan}_${billing}`,
    priceId: null,
    amount: ((billing === 'monthly' ? monthlyCents : yearlyCents) ?? 0) / 100,
    currency: CURRENCY,
    interval: billing === 'monthly' ? 'month' : 'year',
    intervalCount: 1,
    product: { name, description: null },
  };
}

const periodsOf = (plan: SubscribedPlan) => ({ monthly: priceOf(plan, 'monthly'), yearly: priceOf(plan, 'yearly') });

const launch: LaunchDiscount = {
  id: 'launch',
  name: LAUNCH_DISCOUNT.name,
  percentOff: LAUNCH_DISCOUNT.percentOff,
  amountOff: null,
  currency: null,
  duration: 'forever',
  durationInMonths: null,
  maxRedemptions: null,
  timesRedeemed: 0,
  valid: true,
};

/** What is shown while the payment provider can't be asked: no price has an id, so none is promised at checkout. */
export function fallbackPricing(): Pricing {
  return {
    plans: {
      solo_core: periodsOf('solo_core'),
      solo_pro: periodsOf('solo_pro'),
      team_pilot: {
        key: 'team_pilot',
        priceId: null,
        amount: (PLANS.team_pilot.onceCents ?? 0) / 100,
        currency: CURRENCY,
        interval: null,
        intervalCount: null,
        product: { name: PLANS.team_pilot.name, description: null },
      },
    },
    discounts: { launch: { ...launch } },
    features: {
      solo_core: [...PLANS.solo_core.features],
      solo_pro: [...PLANS.solo_pro.features],
      team_pilot: [...PLANS.team_pilot.features],
    },
    source: 'fallback',
  };
}
