import type { BillingPeriod } from '@parley/shared';
import { useState } from 'react';
import { usePlan } from '@/lib/plan';
import { yearlyPromise } from '@/lib/price-words';
import { usePrices } from '@/lib/pricing';
import { useSession } from '@/lib/session';
import { BillingToggle } from './billing-toggle';
import { RateCard } from './rate-card';
import { WithPrices } from './with-prices';

/** The prices as a section of another page: toggle and rate card (product §3.1). */
export function PricingSection() {
  const [billing, setBilling] = useState<BillingPeriod>('monthly');
  const prices = usePrices();
  const signedIn = useSession().status === 'signed-in';
  const { data: plan } = usePlan();
  return (
    <div className="pricing">
      <WithPrices prices={prices}>
        {(pricing) => (
          <>
            <div className="mt-6 mb-6 flex md:justify-end">
              <BillingToggle value={billing} promise={yearlyPromise(pricing)} onChange={setBilling} />
            </div>
            <RateCard pricing={pricing} billing={billing} visitor={{ signedIn, plan }} />
          </>
        )}
      </WithPrices>
    </div>
  );
}
