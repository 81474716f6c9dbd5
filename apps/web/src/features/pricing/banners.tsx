import { LAUNCH_DISCOUNT, type Plan } from '@parley/shared';
import { countOf } from '@/lib/format';
import type { ExpiryTitle } from './pricing-state';

/** The launch discount, over everything else. */
export function DiscountBanner() {
  return (
    <aside className="deal" aria-label="Offer">
      <div className="wrap">
        <b className="num">
          {LAUNCH_DISCOUNT.percentOff}% {LAUNCH_DISCOUNT.name}
        </b>{' '}
        applied automatically, for as long as you stay.
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
