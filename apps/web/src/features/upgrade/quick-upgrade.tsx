import { Link } from 'react-router-dom';
import { usePlan } from '@/lib/plan';
import { PRICES } from './plan-usage';
import { upgradeOffer } from './upgrade-offer';

/** The quick link to the prices, for those who can buy something bigger. */
export function QuickUpgrade() {
  const { data: plan } = usePlan();
  return plan === undefined || upgradeOffer(plan) === null ? null : <Link to={PRICES.dashboard}>Upgrade</Link>;
}
