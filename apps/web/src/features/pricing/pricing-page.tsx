import './pricing.css';
import { Check, Lock } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { Swiped } from '@/components/marks';
import { usePageHeading } from '@/components/page';
import { usePlan } from '@/lib/plan';
import { useSession } from '@/lib/session';
import { DiscountBanner, ExpiryBanner, TrialBanner } from './banners';
import { BillingToggle } from './billing-toggle';
import { Faq } from './faq';
import { expiryTitle, isPaymentMode, type BillingPeriod } from './pricing-state';
import { RateCard } from './rate-card';

const TRUST = ['14-day free trial', 'No credit card required', 'Cancel anytime', 'Secure payments'] as const;

function TrustStrip({ signedIn }: { readonly signedIn: boolean }) {
  return (
    <ul className="strip">
      {signedIn ? (
        <li>
          <Icon of={Lock} /> Secure payment: card details go to the payment provider and are never stored here.
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

/** /pricing (product §6). */
export function PricingPage() {
  const heading = usePageHeading('Pricing');
  const [query] = useSearchParams();
  const [billing, setBilling] = useState<BillingPeriod>('monthly');
  const signedIn = useSession().status === 'signed-in';
  const { data: plan } = usePlan();
  const visitor = { signedIn, plan };
  const expiry = expiryTitle(query, plan);
  return (
    <div className="pricing">
      <DiscountBanner />
      <div className="wrap">
        {expiry !== null && <ExpiryBanner title={expiry} />}
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
          {!isPaymentMode(query, visitor) && <BillingToggle value={billing} onChange={setBilling} />}
        </div>
        <RateCard billing={billing} visitor={visitor} />
        <TrustStrip signedIn={signedIn} />
        <Faq />
      </div>
    </div>
  );
}
