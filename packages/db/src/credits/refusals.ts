/** Why a conversation can't be begun, in words for the user (product §5.9). */
import { AppError, PLANS } from '@parley/shared';
import type { CreditAccount } from './credit-account';

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function planEnded(account: CreditAccount): AppError {
  const what = account.planType === 'free_trial' ? 'free trial' : 'plan';
  return new AppError('trial_expired', `Your ${what} has ended. Choose a plan to keep practising.`);
}

export function creditsExhausted(account: CreditAccount): AppError {
  const plan = PLANS[account.planType];
  const used = `You have used all ${account.creditsTotal ?? 0} sessions`;
  if (plan.renewal === 'monthly' && account.periodEnd !== null) {
    return new AppError('credits_exhausted', `${used} of this month. They renew on ${day.format(account.periodEnd)}.`);
  }
  return new AppError(
    'credits_exhausted',
    `${used} of your ${plan.name.toLowerCase()}. Choose a plan to keep practising.`,
  );
}
