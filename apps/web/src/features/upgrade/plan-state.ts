/** What everybody whose paid plan does not simply go on is told, wherever they are (product §5.19). Pure. */
import type { Plan } from '@parley/shared';
import { formatLongDate } from '@/lib/format';
import { isSubscribed } from '@/lib/plan';
import { PRICES, type Tone } from './plan-usage';

export type StateFacts = Pick<Plan, 'planType' | 'planName' | 'state' | 'endsAt'>;

export interface StateNotice {
  readonly tone: Tone;
  /** Said first and in bold. */
  readonly count: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

const BILLING = '/settings?tab=billing';

const until = (endsAt: string | null): string => (endsAt === null ? '' : formatLongDate(new Date(endsAt)));

/** The notice about a plan that is bought by card and does not go on; null where it does. */
export function stateNotice(plan: StateFacts): StateNotice | null {
  if (!isSubscribed(plan)) return null;
  const { planName, state, endsAt } = plan;
  const last = until(endsAt);
  switch (state) {
    case 'active':
      return null;
    case 'payment_failed':
      return {
        tone: 'poor',
        count: 'Your last payment failed.',
        text: `${last === '' ? 'Your plan still runs.' : `${planName} runs until ${last}.`} Check your payment method and it goes on.`,
        action: 'See billing',
        to: BILLING,
      };
    case 'cancelled':
      return {
        tone: 'none',
        count: last === '' ? `${planName} is cancelled.` : `${planName} ends on ${last}.`,
        text: 'Until then everything works as before.',
        action: 'Keep it',
        to: BILLING,
      };
    case 'paused':
      return {
        tone: 'poor',
        count: `${planName} is paused.`,
        text: 'A payment was given back or is disputed. What you did can be read, finished and exported.',
        action: 'See billing',
        to: BILLING,
      };
    case 'ended':
      return {
        tone: 'poor',
        count: `${planName} has ended.`,
        text: 'What you did can be read, finished and exported.',
        action: 'See plans',
        to: PRICES.reminder,
      };
  }
}
