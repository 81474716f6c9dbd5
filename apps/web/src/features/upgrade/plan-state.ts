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

const BILLING = { action: 'See billing', to: '/settings?tab=billing' } as const;
const READABLE = 'What you did can be read, finished and exported.';

/** `last`: the day of its end in words; null where it is not known. */
type Words = (plan: string, last: string | null) => StateNotice;

const NOTICES: Record<Exclude<Plan['state'], 'active'>, Words> = {
  payment_failed: (plan, last) => ({
    ...BILLING,
    tone: 'poor',
    count: 'Your last payment failed.',
    text: `${last === null ? 'Your plan still runs.' : `${plan} runs until ${last}.`} Check your payment method and it goes on.`,
  }),
  cancelled: (plan, last) => ({
    ...BILLING,
    tone: 'none',
    count: last === null ? `${plan} is cancelled.` : `${plan} ends on ${last}.`,
    text: 'Until then everything works as before.',
    action: 'Keep it',
  }),
  paused: (plan) => ({
    ...BILLING,
    tone: 'poor',
    count: `${plan} is paused.`,
    text: `A payment was given back or is disputed. ${READABLE}`,
  }),
  ended: (plan) => ({
    tone: 'poor',
    count: `${plan} has ended.`,
    text: READABLE,
    action: 'See plans',
    to: PRICES.reminder,
  }),
};

/** The notice about a plan that is bought by card and does not go on; null where it does. */
export function stateNotice(plan: StateFacts): StateNotice | null {
  const { planName, state, endsAt } = plan;
  if (!isSubscribed(plan) || state === 'active') return null;
  return NOTICES[state](planName, endsAt === null ? null : formatLongDate(new Date(endsAt)));
}
