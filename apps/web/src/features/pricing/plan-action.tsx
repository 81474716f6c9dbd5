import { useState } from 'react';
import { Button, LinkButton } from '@/components/button';
import { useBrand } from '@/lib/config';
import { planButtonLabel, type BillingPeriod, type Visitor } from './pricing-state';

interface PlanActionProps {
  readonly card: 'solo_core' | 'solo_pro';
  readonly billing: BillingPeriod;
  readonly visitor: Visitor;
}

/** The button of a plan. Visitors begin with the trial; there is no checkout on this installation yet, and it says so. */
export function PlanAction({ card, billing, visitor }: PlanActionProps) {
  const [asked, setAsked] = useState(false);
  const { supportEmail } = useBrand();
  const label = planButtonLabel(card, visitor);
  const tone = card === 'solo_pro' ? 'ink' : 'plain';
  if (!visitor.signedIn) {
    return (
      <LinkButton tone={tone} to="/register" state={{ planType: card.replace('_', '-'), billingPeriod: billing }}>
        {label}
      </LinkButton>
    );
  }
  if (label === 'Go to Dashboard') {
    return (
      <LinkButton tone={tone} to="/dashboard">
        {label}
      </LinkButton>
    );
  }
  if (label === 'Current Plan') return <Button disabled>{label}</Button>;
  return (
    <div>
      <Button tone={tone} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <output className="pay-note">
        {asked && (
          <>
            Online payment is not open on this installation yet. Write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and we will set up your plan by hand.
          </>
        )}
      </output>
    </div>
  );
}
