import type { Plan } from '@parley/shared';
import { isSubscribed } from '@/lib/plan';

type Urgency = 'high' | 'medium' | 'none';
export interface UpgradeOffer {
  readonly label: string;
  readonly urgency: Urgency;
}
type PlanForOffer = Pick<
  Plan,
  'planType' | 'isTrialActive' | 'trialDaysLeft' | 'creditsUsed' | 'creditsTotal' | 'state'
>;

/** What the upgrade button of the bar says (product §6.9); null where nothing bigger can be bought here, or a payment has to be seen to first. */
export function upgradeOffer(plan: PlanForOffer): UpgradeOffer | null {
  const { planType, isTrialActive, trialDaysLeft, creditsUsed, creditsTotal, state } = plan;
  if (planType === 'team_pilot' || planType === 'enterprise') return null;
  if (isSubscribed(plan)) {
    if (state === 'ended') return { label: 'Upgrade', urgency: 'none' };
    const isOffered = planType === 'solo_core' && (state === 'active' || state === 'cancelled');
    return isOffered ? { label: 'Upgrade to Pro', urgency: 'none' } : null;
  }
  if (isTrialActive) {
    const share = creditsTotal === null ? 0 : creditsUsed / creditsTotal;
    if (creditsTotal !== null && creditsUsed >= creditsTotal) return { label: 'Upgrade Now', urgency: 'high' };
    if (trialDaysLeft <= 3) return { label: 'Trial Ending', urgency: 'high' };
    if (share >= 0.8) return { label: 'Upgrade Trial', urgency: 'medium' };
  }
  return { label: 'Upgrade', urgency: 'none' };
}

/** 'Free Trial · 9 days left': underscores replaced, capitalised, with a trial note (product §2.5). */
export function planLabel(plan: Pick<Plan, 'planName' | 'isTrialActive' | 'trialDaysLeft'>): string {
  const note = plan.isTrialActive ? ` · ${plan.trialDaysLeft} ${plan.trialDaysLeft === 1 ? 'day' : 'days'} left` : '';
  return plan.planName + note;
}
