/** Who may buy what: every reason why a checkout does not begin, in words for the person (product §5.14). */
import type { RunningSubscription } from '@parley/payments';
import type { CreditAccount } from '@parley/db';
import { isPlanRunning, PAUSED_BY_REFUND } from '@parley/db';
import {
  AppError,
  PLANS,
  SUBSCRIBED_PLANS,
  type BillingPeriod,
  type PlanType,
  type SubscribedPlan,
} from '@parley/shared';

export interface WantedPlan {
  readonly planType: SubscribedPlan;
  readonly billing: BillingPeriod;
}

const IN_SETTINGS = 'in the settings, under Billing & Plans';
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = (date: Date): string => dayFormat.format(date);

/** @throws AppError validation_failed for a plan that is not bought by card */
export function requireSoldPlan(planType: PlanType): SubscribedPlan {
  const sold = SUBSCRIBED_PLANS.find((plan) => plan === planType);
  if (sold !== undefined) return sold;
  const message =
    planType === 'free_trial'
      ? 'The free trial is not bought: it begins with the account.'
      : `${PLANS[planType].name} is arranged with our sales team. Please write to us on the contact page (/contact).`;
  throw new AppError('validation_failed', message, { details: [{ path: 'body.planType', message }] });
}

/** @throws AppError conflict for somebody whose plan was arranged with sales, or who is on a team's seat */
export function refuseArrangedPlan(account: CreditAccount | null, now: Date): void {
  if (account === null || !isPlanRunning(account, now)) return;
  if (account.teamId !== null)
    throw new AppError(
      'conflict',
      'You have a seat in a team, whose sessions you use. You can buy a plan of your own once you have left the team, or it has ended.',
    );
  if (account.planType !== 'team_pilot' && account.planType !== 'enterprise') return;
  throw new AppError(
    'conflict',
    `Your ${PLANS[account.planType].name} plan was arranged with our sales team. Please write to us to change it.`,
  );
}

/**
 * Whether a running subscription can be changed to the wanted plan by its owner.
 * @throws AppError conflict where there is nothing to change, or something is under way that has to be taken back first:
 * taking it back unasked would have somebody pay who only looked
 */
export function requireChange(running: RunningSubscription, wanted: WantedPlan): void {
  const { plan, cancelsAt, change } = running;
  const same = plan?.planType === wanted.planType && plan.billing === wanted.billing;
  const now = plan === null ? 'Your plan' : PLANS[plan.planType].name;
  if (cancelsAt !== null)
    throw new AppError(
      'conflict',
      same
        ? `You are on ${now} until ${day(cancelsAt)}. To keep it, resume your subscription ${IN_SETTINGS}.`
        : `Your subscription is cancelled and ends on ${day(cancelsAt)}. To change plans, resume it first ${IN_SETTINGS}.`,
    );
  if (change !== null) {
    const takeBack = plan === null ? 'take that change back' : `press “Stay on ${now}”`;
    throw new AppError(
      'conflict',
      `A change of your plan waits for ${day(change.at)}. To choose another one, first ${takeBack} ${IN_SETTINGS}.`,
    );
  }
  if (same) throw new AppError('conflict', `You are already on ${now}, billed ${plan.billing}.`);
}

/** What was paid was given back, or is disputed: another payment would not mend it. */
export const planIsPaused = (): AppError => new AppError('conflict', PAUSED_BY_REFUND);

/** The page showed another price than what is asked today. */
export const priceHasChanged = (): AppError =>
  new AppError(
    'conflict',
    'The price of this plan has changed since the page was loaded. Nothing was charged. Please look at the new price and choose again.',
  );
