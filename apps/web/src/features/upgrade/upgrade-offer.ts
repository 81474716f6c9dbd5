import type { Plan } from '@parley/shared';

type Urgency = 'high' | 'medium' | 'none';
export interface UpgradeOffer {
  readonly label: string;
  readonly urgency: Urgency;
}
type PlanForOffer = Pick<Plan, 'planType' | 'isTrialActive' | 'trialDaysLeft' | 'creditsUsed' | 'creditsTotal'>;

/** What the upgrade button of the bar says (product §6.9); null where nothing bigger can be bought here. */
export function upgradeOffer(plan: PlanForOffer): UpgradeOffer | null {
  const { planType, isTrialActive, trialDaysLeft, creditsUsed, creditsTotal } = plan;
  if (planType === 'team_pilot' || planType === 'enterprise' || (planType === 'solo_pro' && !isTrialActive))
    return null;
  if (isTrialActive) {
    const share = creditsTotal === null ? 0 : creditsUsed / creditsTotal;
    if (creditsTotal !== null && creditsUsed >= creditsTotal) return { label: 'Upgrade Now', urgency: 'high' };
    if (trialDaysLeft <= 3) return { label: 'Trial Ending', urgency: 'high' };
    if (share >= 0.8) return { label: 'Upgrade Trial', urgency: 'medium' };
  }
  return { label: planType === 'solo_core' ? 'Upgrade to Pro' : 'Upgrade', urgency: 'none' };
}

/** 'Free Trial · 9 days left': underscores replaced, capitalised, with a trial note (product §2.5). */
export function planLabel(plan: Pick<Plan, 'planName' | 'isTrialActive' | 'trialDaysLeft'>): string {
  const note = plan.isTrialActive ? ` · ${plan.trialDaysLeft} ${plan.trialDaysLeft === 1 ? 'day' : 'days'} left` : '';
  return plan.planName + note;
}
