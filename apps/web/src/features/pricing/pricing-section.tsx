import { useState } from 'react';
import { usePlan } from '@/lib/plan';
import { useSession } from '@/lib/session';
import { BillingToggle } from './billing-toggle';
import type { BillingPeriod } from './pricing-state';
import { RateCard } from './rate-card';

/** The prices as a section of another page: toggle and rate card (product §3.1). */
export function PricingSection() {
  const [billing, setBilling] = useState<BillingPeriod>('monthly');
  const signedIn = useSession().status === 'signed-in';
  const { data: plan } = usePlan();
  return (
    <div className="pricing">
      <div className="mt-6 mb-6 flex md:justify-end">
        <BillingToggle value={billing} onChange={setBilling} />
      </div>
      <RateCard billing={billing} visitor={{ signedIn, plan }} />
    </div>
  );
}
