import type { Plan } from '@parley/shared';
import { countOf } from '@/lib/format';
import { discountWords } from '@/lib/price-words';
import type { Prices } from '@/lib/pricing';
import type { ExpiryTitle } from './pricing-state';

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

const EXPIRY_TEXTS: Record<ExpiryTitle, string> = {
  'Your Free Trial Has Expired':
    'Your account is paused. Everything you did can still be read and exported; subscribe to begin new conversations.',
  'Trial Sessions Used Up':
    'All sessions of your trial have been begun. You can finish and read them; subscribe to begin new ones.',
  'Trial Ending Soon': 'Subscribe before it ends and nothing is interrupted.',
  'Sessions Used Up':
    'All sessions of this period have been begun. They renew on your billing day; a larger plan has more at once.',
  'Your Plan Has Ended':
    'Everything you did can still be read and exported; subscribe again to begin new conversations.',
};

/** Why the reader was sent here (product §6.3). */
export function ExpiryBanner({ title }: { readonly title: ExpiryTitle }) {
  return (
    <div className={`warn mt-6 ${title === 'Trial Ending Soon' ? 'warn-fair' : 'warn-poor'}`} role="alert">
      <p>
        <b>{title}</b>. {EXPIRY_TEXTS[title]}
      </p>
    </div>
  );
}
