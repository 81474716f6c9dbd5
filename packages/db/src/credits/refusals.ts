/** Why a conversation can't be begun, in words for the user (product §5.9). */
import { AppError, PLANS } from '@parley/shared';
import { creditsRenewAt, isPlanOver, type CreditAccount } from './credit-account';

/** Of a plan whose payment was given back or is disputed, whichever door is asked (product §5.20). */
export const PAUSED_BY_REFUND =
  'Your plan is paused: a payment for it was refunded or is disputed. Please write to our support to continue.';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @param account one whose plan is over or paused at `now` */
export function planEnded(account: CreditAccount, now: Date): AppError {
  return new AppError('trial_expired', whyEnded(account, now));
}

function whyEnded({ planType, planEndsAt, paidUntil, cancelledAt, pausedAt }: CreditAccount, now: Date): string {
  const { name } = PLANS[planType];
  if (planType === 'free_trial') return 'Your free trial has ended. Choose a plan to keep practising.';
  if (paidUntil === null || planEndsAt === null) return 'Your plan has ended. Choose a plan to keep practising.';
  if (cancelledAt !== null && isPlanOver({ planEndsAt }, now)) {
    return `Your ${name} plan ended on ${day.format(planEndsAt)}. Choose a plan to keep practising.`;
  }
  if (pausedAt !== null) return PAUSED_BY_REFUND;
  return 'Your plan is paused: its last payment did not go through. Open Billing & Plans in your settings to continue.';
}

export function creditsExhausted(account: CreditAccount, now: Date): AppError {
  const { teamId, planType, planEndsAt, paidUntil, cancelledAt, creditsTotal } = account;
  if (teamId !== null) return seatExhausted(creditsTotal ?? 0);
  const plan = PLANS[planType];
  const used = `You have used all ${creditsTotal ?? 0} sessions`;
  if (plan.renewal !== 'monthly') {
    const what = plan.name.toLowerCase();
    return new AppError('credits_exhausted', `${used} of your ${what}. Choose a plan to keep practising.`);
  }
  const renewsAt = creditsRenewAt(account, now);
  if (renewsAt !== null) {
    return new AppError('credits_exhausted', `${used} of this month. They renew on ${day.format(renewsAt)}.`);
  }
  if (planEndsAt !== null && (cancelledAt !== null || paidUntil === null)) {
    return new AppError('credits_exhausted', `${used} of this month, and your plan ends on ${day.format(planEndsAt)}.`);
  }
  return new AppError(
    'credits_exhausted',
    `${used} of this month. They renew when your next payment has gone through.`,
  );
}

/** @param total what the seat was given; nothing where the team's pool was used up before somebody joined */
function seatExhausted(total: number): AppError {
  const why =
    total === 0
      ? 'Your team had no sessions left for your seat.'
      : `You have used all ${total} sessions of your team seat.`;
  return new AppError('credits_exhausted', `${why} Your team’s admins can arrange more.`);
}
