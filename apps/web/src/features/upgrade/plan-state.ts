/** What everybody whose paid plan does not simply go on is told, wherever they are (product §5.19). Pure. */
import type { Plan } from '@parley/shared';
import { formatLongDate } from '@/lib/format';
import { isSubscribed, overWords } from '@/lib/plan';
import type { Tone } from './plan-usage';

export type StateFacts = Pick<Plan, 'planType' | 'planName' | 'state' | 'endsAt'>;

export interface StateNotice {
  readonly tone: Tone;
  /** Said first and in bold. */
  readonly count: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

const BILLING = { action: 'Billing & Plans', to: '/settings?tab=billing' } as const;

interface Particulars {
  readonly plan: string;
  readonly endsAt: string | null;
  /** The day of its end in words; null where it is not known. */
  readonly last: string | null;
  readonly supportEmail: string;
}
type Words = (of: Particulars) => StateNotice;

const NOTICES: Record<Exclude<Plan['state'], 'active'>, Words> = {
  payment_failed: ({ plan, last }) => ({
    ...BILLING,
    tone: 'poor',
    count: 'Your last payment failed.',
    text: `Update your payment method${last === null ? '' : ` by ${last}`} to keep ${plan}; otherwise it is paused.`,
  }),
  cancelled: ({ plan, last }) => ({
    ...BILLING,
    tone: 'none',
    count: last === null ? `${plan} is cancelled.` : `${plan} ends on ${last}.`,
    text: 'Until then everything works as before.',
    action: 'Keep it',
  }),
  paused: ({ plan, supportEmail }) => ({
    ...BILLING,
    tone: 'poor',
    count: `${plan} is paused.`,
    text: `A payment for it was refunded or is disputed. Write to ${supportEmail} to continue.`,
  }),
  ended: ({ plan, endsAt }) => ({
    ...BILLING,
    tone: 'poor',
    count: `Your ${plan} plan is over.`,
    text: overWords({ endsAt }),
  }),
};

/** The notice about a plan that is bought by card and does not go on; null where it does. */
export function stateNotice(plan: StateFacts, supportEmail: string): StateNotice | null {
  const { planName, state, endsAt } = plan;
  if (!isSubscribed(plan) || state === 'active') return null;
  const last = endsAt === null ? null : formatLongDate(new Date(endsAt));
  return NOTICES[state]({ plan: planName, endsAt, last, supportEmail });
}
