import type { BillingPeriod, Price, SubscribedPlan } from '@parley/shared';
import { Button, LinkButton } from '@/components/button';
import { CheckoutButton } from '@/components/checkout-button';
import { planOffer, type Visitor } from './pricing-state';

interface PlanActionProps {
  readonly card: SubscribedPlan;
  readonly billing: BillingPeriod;
  /** What the card shows: who pays is asked nothing else. */
  readonly price: Price;
  readonly visitor: Visitor;
}

/** The button of a plan (product §6.5): visitors begin with the trial, who is signed in goes to the checkout. */
export function PlanAction({ card, billing, price, visitor }: PlanActionProps) {
  const { label, leadsTo } = planOffer(card, billing, visitor);
  const tone = card === 'solo_pro' ? 'ink' : 'plain';
  if (leadsTo === 'register')
    return (
      <LinkButton tone={tone} to="/register" state={{ planType: card.replace('_', '-'), billingPeriod: billing }}>
        {label}
      </LinkButton>
    );
  if (leadsTo === 'dashboard')
    return (
      <LinkButton tone={tone} to="/dashboard">
        {label}
      </LinkButton>
    );
  if (leadsTo === 'nowhere') return <Button disabled>{label}</Button>;
  return (
    <CheckoutButton tone={tone} planType={card} billingPeriod={billing} priceId={price.priceId} place="pricing">
      {label}
    </CheckoutButton>
  );
}
