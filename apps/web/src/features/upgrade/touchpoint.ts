/** The floating reminders of the layout: for whom, where, and what they say (product §6.10). Pure. */
import { countOf } from '@/lib/format';
import { isExpiredTrial, PRICES, sessionsLeft, trialPrices, usedShare, type PlanFacts, type Tone } from './plan-usage';

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

/** What to say; null for every plan but a trial and Solo Core. */
export function touchpointOf(plan: PlanFacts): Touchpoint | null {
  const left = sessionsLeft(plan);
  const detail = left === null ? '' : `${countOf(left, 'session')} to go`;
  const usageTone: Tone = usedShare(plan) >= WARNING_SHARE ? 'fair' : 'none';
  if (plan.planType === 'solo_core') {
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

/** Where no reminder floats (product §6.10); the payment pages in both spellings. A running conversation is left alone too: nothing floats over its composer. */
const QUIET = new Set([
  '/pricing',
  '/register',
  '/login',
  '/payment-success',
  '/payment-cancelled',
  '/payment/success',
  '/payment/cancelled',
]);
const CONVERSATION = /^\/coaching-sessions\/[^/]+$/;

/** Whether a page shows no reminders. Takes the path of an address. */
export function isQuietPath(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  return QUIET.has(path) || CONVERSATION.test(path);
}
