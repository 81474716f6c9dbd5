import './pricing.css';
import type { BillingPeriod } from '@parley/shared';
import { Check, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { Swiped } from '@/components/marks';
import { usePageHeading } from '@/components/page';
import { hasSubscription, usePlan } from '@/lib/plan';
import { yearlyPromise } from '@/lib/price-words';
import { usePrices } from '@/lib/pricing';
import { useSession } from '@/lib/session';
import { DiscountBanner, ExpiryBanner, TrialBanner } from './banners';
import { BillingToggle } from './billing-toggle';
import { Faq } from './faq';
import { expiryTitle, isPaymentMode } from './pricing-state';
import { RateCard } from './rate-card';
import { WithPrices } from './with-prices';

const TRUST = ['14-day free trial', 'No credit card required', 'Cancel anytime', 'Secure payments'] as const;

interface TrustStripProps {
  readonly signedIn: boolean;
  /** Another plan is then a change of what runs. */
  readonly subscribed: boolean;
}

function TrustStrip({ signedIn, subscribed }: TrustStripProps) {
  return (
    <ul className="strip">
      {signedIn ? (
        <li>
          <Icon of={Lock} />
          <span>
            Secure payment: card details go to the payment provider and are never stored here.
            {subscribed && ' Before a plan change you see its cost and start date, and confirm both.'}
          </span>
        </li>
      ) : (
        TRUST.map((promise) => (
          <li key={promise}>
            <Icon of={Check} /> {promise}
          </li>
        ))
      )}
    </ul>
  );
}

/** The prices push what stands below them down, the anchor of the address with it. */
function useAnchorOnceShown(shown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (shown && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [shown, hash]);
}

/** /pricing (product §6). */
export function PricingPage() {
  const heading = usePageHeading('Pricing');
  const [query] = useSearchParams();
  const [billing, setBilling] = useState<BillingPeriod>('monthly');
  const prices = usePrices();
  useAnchorOnceShown(prices.status === 'shown');
  const signedIn = useSession().status === 'signed-in';
  const { data: plan, isPending: isPlanPending } = usePlan();
  const visitor = { signedIn, plan };
  const expiry = expiryTitle(query, plan);
  const paymentMode = isPaymentMode(query, visitor);
  // Whoever is signed in will have no switch once the plan is here: it does not come and go.
  const hasSwitch = !paymentMode && !(signedIn && isPlanPending) && prices.status === 'shown';
  return (
    <div className="pricing">
      <DiscountBanner prices={prices} />
      <div className="wrap">
        {expiry !== null && <ExpiryBanner title={expiry} plan={plan} />}
        {expiry === null && plan?.isTrialActive === true && <TrialBanner plan={plan} />}
        <div className="rate-head">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {signedIn ? (
                <>
                  A <Swiped>plain</Swiped> price, and nothing hidden.
                </>
              ) : (
                <>
                  Twenty rehearsals{' '}
                  <span className="whitespace-nowrap">
                    <Swiped>free</Swiped>,
                  </span>{' '}
                  then a plain price.
                </>
              )}
            </h1>
            <p>
              {signedIn
                ? 'Upgrade, change or leave whenever you like.'
                : 'Your trial runs 14 days. No credit card required.'}
            </p>
          </div>
          {hasSwitch && <BillingToggle value={billing} promise={yearlyPromise(prices.pricing)} onChange={setBilling} />}
        </div>
        <WithPrices prices={prices}>
          {(pricing) => (
            <RateCard
              pricing={pricing}
              billing={paymentMode ? null : billing}
              visitor={visitor}
              proIsAskedFor={query.get('upgrade') === 'solo-pro'}
            />
          )}
        </WithPrices>
        <TrustStrip signedIn={signedIn} subscribed={plan !== undefined && hasSubscription(plan)} />
        <Faq />
      </div>
    </div>
  );
}
