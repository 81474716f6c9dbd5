/** How a plan stands, in words for the person (product §5.19). Pure. */
import type { Plan } from '@parley/shared';
import { countOf, formatLongDate } from '@/lib/format';
import { isSubscribed, keptUntil, overWords } from '@/lib/plan';

/** From how few on sessions are said to be running out: a fifth of them. */
const LOW_SHARE = 0.2;

export type StandingFacts = Pick<
  Plan,
  'planType' | 'planName' | 'isTrialActive' | 'trialDaysLeft' | 'state' | 'endsAt'
>;

interface Standing {
  /** 'Trial active', 'Cancelled' */
  readonly label: string;
  /** What it means and what to do; null where nothing needs saying. */
  readonly text: string | null;
  readonly tone: 'fair' | 'poor';
}

const dayOf = (iso: string): string => formatLongDate(new Date(iso));

const READABLE = 'What you did can be read, finished and exported.';

interface Particulars {
  readonly plan: string;
  readonly endsAt: string | null;
  readonly supportEmail: string;
}

const SUBSCRIPTIONS: Record<Plan['state'], (of: Particulars) => Standing> = {
  active: () => ({ label: 'Active', text: null, tone: 'fair' }),
  cancelled: ({ plan, endsAt }) => ({
    label: 'Cancelled',
    tone: 'fair',
    text:
      endsAt === null
        ? `${plan} is cancelled.`
        : `You keep ${plan} until ${dayOf(endsAt)}. After that your account is paused, and what you practised is kept until ${keptUntil(endsAt)}; then it is erased.`,
  }),
  payment_failed: ({ plan, endsAt }) => ({
    label: 'Payment failed',
    tone: 'poor',
    text: [
      `Your last payment did not go through. ${plan} continues${endsAt === null ? '' : ` until ${dayOf(endsAt)}`}`,
      'with the sessions you have left. Update your payment method or pay the unpaid invoice to keep it;',
      'otherwise it is paused.',
    ].join(' '),
  }),
  paused: ({ plan, supportEmail }) => ({
    label: 'Paused',
    tone: 'poor',
    text: `A payment for ${plan} was refunded or is disputed, so your plan is paused. Write to ${supportEmail} to continue. ${READABLE}`,
  }),
  ended: ({ plan, endsAt }) => ({
    label: 'Ended',
    tone: 'poor',
    text: `${plan} ended${endsAt === null ? '' : ` on ${dayOf(endsAt)}`}. ${overWords({ endsAt }, 'under Invoices below')}`,
  }),
};

/** The state of a plan: one word for it, and what follows from it. */
export function standingOf(plan: StandingFacts, supportEmail: string): Standing {
  if (isSubscribed(plan)) return SUBSCRIPTIONS[plan.state]({ plan: plan.planName, endsAt: plan.endsAt, supportEmail });
  if (plan.planType === 'free_trial') {
    return plan.isTrialActive
      ? { label: 'Trial active', text: null, tone: 'fair' }
      : {
          label: 'Trial over',
          tone: 'poor',
          text: `Your account is paused. ${READABLE} Choose a plan to start new conversations.`,
        };
  }
  return plan.state === 'ended'
    ? { label: 'Ended', tone: 'poor', text: `${READABLE} Talk to us about what comes next.` }
    : { label: 'Active', text: null, tone: 'fair' };
}

/** The word alone: 'Active', 'Trial over'. */
export const labelOf = (plan: StandingFacts): string => standingOf(plan, '').label;

/** The warning of a trial's last week; null before it, and on other plans. */
export function trialWarning({
  isTrialActive,
  trialDaysLeft,
}: StandingFacts): { readonly text: string; readonly tone: 'fair' | 'poor' } | null {
  if (!isTrialActive || trialDaysLeft > 7) return null;
  return trialDaysLeft <= 1
    ? { text: 'Trial expires tomorrow!', tone: 'poor' }
    : { text: `Trial expires in ${countOf(trialDaysLeft, 'day')}.`, tone: 'fair' };
}

type SessionFacts = Pick<
  Plan,
  | 'team'
  | 'creditsUsed'
  | 'creditsTotal'
  | 'planType'
  | 'isTrialActive'
  | 'state'
  | 'billing'
  | 'endsAt'
  | 'nextBillingDate'
>;

/** No month is longer, so a yearly plan that still runs for more has new sessions before its end. */
const LONGEST_MONTH_MS = 31 * 24 * 60 * 60 * 1000;

/** Of a cancelled plan: a year's months come until it ends, a month paid by itself is the last one (product §5.5). */
function lastSessions({ billing, endsAt }: SessionFacts): string {
  if (endsAt === null) return 'Your plan is cancelled.';
  if (billing !== 'yearly') return `You get no more sessions before your plan ends on ${dayOf(endsAt)}.`;
  return new Date(endsAt).getTime() - Date.now() > LONGEST_MONTH_MS
    ? 'They renew every month.'
    : `Your plan ends on ${dayOf(endsAt)}.`;
}

/** When there are new sessions, or how one comes by them. */
function nextSessions(plan: SessionFacts): string {
  if (plan.planType === 'free_trial') return 'A plan has new ones every month.';
  if (plan.team !== null && plan.team.role === 'member') return 'Your team’s admins can arrange for more.';
  if (!isSubscribed(plan)) return 'Talk to us about more.';
  if (plan.state === 'payment_failed') return 'New ones come with the next payment.';
  if (plan.state === 'cancelled') return lastSessions(plan);
  // The next bill of a year is not the next month's.
  return plan.billing === 'monthly' && plan.nextBillingDate !== null
    ? `They renew every month, next on ${dayOf(plan.nextBillingDate)}.`
    : 'They renew every month.';
}

/** That sessions run out, from a fifth left on; null where there are more, no bound, or nothing to begin them with. */
export function lowSessions(plan: SessionFacts): { readonly count: string; readonly text: string } | null {
  const { creditsUsed, creditsTotal } = plan;
  const isOver =
    plan.state === 'ended' || plan.state === 'paused' || (plan.planType === 'free_trial' && !plan.isTrialActive);
  if (isOver || creditsTotal === null) return null;
  const left = Math.max(0, creditsTotal - creditsUsed);
  if (left > creditsTotal * LOW_SHARE) return null;
  return {
    count: left === 0 ? 'No sessions left.' : `Only ${countOf(left, 'session')} left.`,
    text: nextSessions(plan),
  };
}
