import { LinkButton } from '@/components/button';
import { usePlan } from '@/lib/plan';
import { upgradeOffer } from './upgrade-offer';

export type UpgradeSource = 'navbar' | 'dropdown' | 'mobile' | 'settings';

/** Leads to the prices and says where it was pressed (product §6.1). Hidden while the plan is unknown (product §6.6). */
export function UpgradeButton({ source }: { readonly source: UpgradeSource }) {
  const { data: plan } = usePlan();
  const offer = plan === undefined ? null : upgradeOffer(plan);
  if (offer === null) return null;
  return (
    <LinkButton
      size="sm"
      tone={offer.urgency === 'high' ? 'ink' : 'plain'}
      to={`/pricing?source=${source}`}
      data-urgency={offer.urgency}
    >
      {offer.label}
    </LinkButton>
  );
}
