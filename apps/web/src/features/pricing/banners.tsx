import { PLANS, type Plan } from '@parley/shared';
import { countOf } from '@/lib/format';
import { overWords } from '@/lib/plan';
import { discountWords } from '@/lib/price-words';
import type { Prices } from '@/lib/pricing';
import type { ExpiryTitle, PlanFacts } from './pricing-state';

/** The launch discount, over everything else, as far as the coupon says so. Its place is kept until the prices are there. */
export function DiscountBanner({ prices }: { readonly prices: Prices }) {
  if (prices.status === 'loading') return <div className="deal" aria-hidden="true" />;
  const words = prices.status === 'shown' ? discountWords(prices.pricing) : null;
  if (words === null) return null;
  return (
    <aside className="deal" aria-label="Offer">
      <div className="wrap">
        <b className="num">{words.size} launch discount</b> applied automatically, {words.terms}.
      </div>
    </aside>
  );
}

/** Days left and sessions used of a running trial. */
export function TrialBanner({ plan }: { readonly plan: Plan }) {
  return (
    <p className="warn warn-good mt-6">
      <span>
        <b>{countOf(plan.trialDaysLeft, 'day')} left</b> of your free trial, {plan.creditsUsed} of{' '}
        {plan.creditsTotal ?? 'unlimited'} sessions used.
      </span>
    </p>
  );
}

/** Where there are more sessions than those that are used up. */
function sessionsUsedUp(plan: PlanFacts | undefined): string {
  if (plan?.team?.role === 'member')
    return 'You have used all the sessions of your seat. Your team’s admins can arrange for more.';
  if (plan === undefined || PLANS[plan.planType].renewal !== 'monthly')
    return 'You have used all your sessions. Talk to us about more.';
  const used = 'You have used all of this month’s sessions.';
  if (plan.state !== 'active') return used;
  const larger = plan.planType === 'solo_core' ? ` Solo Pro has ${PLANS.solo_pro.credits ?? 'unlimited'} a month.` : '';
  return `${used} They renew every month.${larger}`;
}

const EXPIRY_TEXTS: Record<ExpiryTitle, (plan: PlanFacts | undefined) => string> = {
  'Your Free Trial Has Expired': () =>
    'Your account is paused. Everything you did can still be read and exported; subscribe to start new conversations.',
  'Trial Sessions Used Up': () =>
    'You have used all your trial sessions. You can still finish and read them; subscribe to start new ones.',
  'Trial Ending Soon': () =>
    'Your plan and its billing start the day you subscribe; unused trial sessions do not carry over.',
  'Sessions Used Up': sessionsUsedUp,
  'Your Plan Has Ended': (plan) => overWords({ endsAt: plan?.endsAt ?? null }),
};

/** Why the reader was sent here (product §6.3). */
export function ExpiryBanner({ title, plan }: { readonly title: ExpiryTitle; readonly plan: PlanFacts | undefined }) {
  return (
    <div className={`warn mt-6 ${title === 'Trial Ending Soon' ? 'warn-fair' : 'warn-poor'}`} role="alert">
      <p>
        <b>{title}</b>. {EXPIRY_TEXTS[title](plan)}
      </p>
    </div>
  );
}
