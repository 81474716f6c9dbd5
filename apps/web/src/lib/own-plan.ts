/** The plan of one's own beneath a team's seat, in words (product §18.10). Pure. */
import type { OwnPlan } from '@parley/shared';
import { formatDate } from '@/lib/format';

const STATES: Record<OwnPlan['state'], string> = {
  active: '',
  cancelled: 'cancelled',
  payment_failed: 'whose last payment failed',
  paused: 'paused',
  ended: 'which is over',
};

/** 'Solo Core', 'Free Trial, until 30 November', 'Solo Pro, cancelled, until 4 December', 'Free Trial, which is over'. */
export function ownPlanWords({ planName, state, endsAt }: OwnPlan): string {
  const until = endsAt === null || state === 'ended' ? '' : `until ${formatDate(new Date(endsAt))}`;
  return [planName, STATES[state], until].filter((part) => part !== '').join(', ');
}
