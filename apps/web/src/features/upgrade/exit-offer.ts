/** Whom the exit-intent dialog asks, and what it says (product §6.13). Pure. */
import { PLANS, SETUP_FEE_CENTS } from '@parley/shared';
import { countOf, formatDollars } from '@/lib/format';
import { isOfferedPro, PRICES, sessionsLeft, trialPrices, usedShare, type PlanFacts } from './plan-usage';

export interface ExitOffer {
  readonly kind: 'trial-ending' | 'trial-used' | 'trial' | 'core';
  readonly title: string;
  readonly text: string;
  /** The waived setup fee; null for those who already subscribe. */
  readonly note: string | null;
  readonly urgent: boolean;
  readonly action: string;
  /** Where the prices are told, with the reason; null where the action begins the change to Solo Pro. */
  readonly to: string | null;
}

const TRIAL_DAYS = 7;
const TRIAL_SHARE = 0.2;
const CORE_SHARE = 0.3;
const NOTE = `Subscribe during your trial and skip the ${formatDollars(SETUP_FEE_CENTS)} setup fee.`;

function trialOffer(plan: PlanFacts): ExitOffer {
  const { trialDaysLeft, creditsUsed, creditsTotal } = plan;
  const days = countOf(trialDaysLeft, 'day');
  const rest = { note: NOTE, action: 'See plans' };
  if (trialDaysLeft <= 3) {
    return {
      ...rest,
      kind: 'trial-ending',
      urgent: true,
      to: PRICES.trial,
      title: `${days} left of your trial`,
      text: 'Your plan and its billing start the day you subscribe; unused trial sessions do not carry over. When the trial ends without a plan, you can read and export, but start nothing new.',
    };
  }
  if (usedShare(plan) >= 0.5) {
    return {
      ...rest,
      kind: 'trial-used',
      urgent: false,
      to: sessionsLeft(plan) === 0 ? PRICES.trialLimit : PRICES.usage,
      title: `${creditsUsed} of ${countOf(creditsTotal ?? 0, 'trial session')} used`,
      text: `Solo Core gives you ${PLANS.solo_core.credits ?? 'unlimited'} sessions every month, Solo Pro ${PLANS.solo_pro.credits ?? 'unlimited'}. You keep every score and report you have.`,
    };
  }
  return {
    ...rest,
    kind: 'trial',
    urgent: false,
    to: trialPrices(plan),
    title: 'Before you go',
    text: `Your trial runs for another ${days}, with ${countOf(sessionsLeft(plan) ?? 0, 'session')} left. See what comes after it while there is time to choose.`,
  };
}

/** What to say to somebody who is about to leave; null where nothing is said. */
export function exitOffer(plan: PlanFacts): ExitOffer | null {
  const share = usedShare(plan);
  if (plan.isTrialActive) return share >= TRIAL_SHARE || plan.trialDaysLeft <= TRIAL_DAYS ? trialOffer(plan) : null;
  if (!isOfferedPro(plan) || share < CORE_SHARE) return null;
  return {
    kind: 'core',
    urgent: false,
    note: null,
    action: 'Upgrade to Solo Pro',
    to: null,
    title: 'Three times the sessions',
    text: `Solo Pro has ${PLANS.solo_pro.credits ?? 'unlimited'} sessions a month in place of ${PLANS.solo_core.credits ?? 'unlimited'}, a coaching tip after every message, and scenarios of your own.`,
  };
}
