/** The floating reminders of the layout: for whom, where, and what they say (product §6.10). Pure. */
import { countOf } from '@/lib/format';
import {
  isExpiredTrial,
  isOfferedPro,
  PRICES,
  sessionsLeft,
  trialPrices,
  usedShare,
  type PlanFacts,
  type Tone,
} from './plan-usage';

export interface Touchpoint {
  /** The card: red in the last 3 days of a trial, orange from 80 percent used. */
  readonly cardTone: Tone;
  /** The floating button knows only red. */
  readonly buttonTone: Tone;
  readonly title: string;
  readonly detail: string;
  readonly action: string;
  readonly to: string;
}

const URGENT_DAYS = 3;
const WARNING_SHARE = 0.8;

/** What to say; null for every plan but a trial and a Solo Core that goes on. */
export function touchpointOf(plan: PlanFacts): Touchpoint | null {
  const left = sessionsLeft(plan);
  const detail = left === null ? '' : `${countOf(left, 'session')} left`;
  const usageTone: Tone = usedShare(plan) >= WARNING_SHARE ? 'fair' : 'none';
  if (isOfferedPro(plan)) {
    return {
      cardTone: usageTone,
      buttonTone: 'none',
      title: plan.planName,
      detail,
      action: 'Upgrade to Pro',
      to: PRICES.pro,
    };
  }
  if (plan.planType !== 'free_trial') return null;
  if (isExpiredTrial(plan)) {
    return {
      cardTone: 'poor',
      buttonTone: 'poor',
      title: 'Trial over',
      detail: 'Your account is paused',
      action: 'See plans',
      to: PRICES.expired,
    };
  }
  const urgent = plan.trialDaysLeft <= URGENT_DAYS;
  return {
    cardTone: urgent ? 'poor' : usageTone,
    buttonTone: urgent ? 'poor' : 'none',
    title: `${countOf(plan.trialDaysLeft, 'day')} left`,
    detail,
    action: 'See plans',
    to: trialPrices(plan, PRICES.reminder),
  };
}
