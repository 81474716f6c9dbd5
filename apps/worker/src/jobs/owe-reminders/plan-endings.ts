/** Trials and plans that are about to end, or have ended (product §15.8). */
import { practiceKeptUntil, type EndingPlan, type MailableUser, type NewEmail } from '@parley/db';
import { SUBSCRIBED_PLANS, type EmailPreference, type OwedEmail, type SubscribedPlan } from '@parley/shared';
import { owe, PAGE_SIZE, type RemindedPage, type ReminderSettings } from './owe';

const DAY_MS = 86_400_000;
/** How long before its end a trial is spoken of (days), the last one first. */
const TRIAL_DAYS = [1, 3] as const;
const PLAN_DAYS = 7;
/** How long before its grace is over an unpaid plan is spoken of for the last time (days). */
const UNPAID_DAYS = 2;
/** For how long a plan that is over is still spoken of: a worker that was away has not missed it (days). */
const OVER_DAYS = 7;

interface Due {
  readonly plan: EndingPlan;
  /** The reason, once for all. */
  readonly key: string;
  /** Reasons after which this one has nothing more to say: a clock that jumped back. */
  readonly saidBy: readonly string[];
  /** null: whatever is preferred. */
  readonly preference: EmailPreference | null;
  readonly letter: (name: string) => OwedEmail;
}

/** What this plan has to say now; null where that is nothing. A missed letter is not sent beside a later one. */
export function dueReminder(plan: EndingPlan, at: Date): Due | null {
  const daysLeft = (plan.endsAt.getTime() - at.getTime()) / DAY_MS;
  const end = `${plan.userId}:${plan.endsAt.toISOString()}`;
  if (plan.planType === 'free_trial') return daysLeft > 0 && !plan.underSeat ? trialEnding(plan, end, daysLeft) : null;
  const subscribed = subscribedPlanOf(plan);
  if (subscribed === null) return daysLeft > 0 && !plan.underSeat ? planExpiring(plan, end, daysLeft, false) : null;
  // Why a plan stands still was told when it began to.
  if (plan.pausedAt !== null) return null;
  // Who cancelled it practises on with the team; what happens to it after that is told then.
  if (plan.underSeat && plan.cancelledAt !== null) return null;
  if (daysLeft <= 0) return planOver(plan, subscribed, end);
  if (plan.cancelledAt !== null) return planExpiring(plan, end, daysLeft, true);
  return plan.paymentFailedAt === null ? null : stillUnpaid(plan, subscribed, end, daysLeft);
}

/** null for a plan that nobody subscribed to. */
function subscribedPlanOf({ planType, paidUntil }: EndingPlan): SubscribedPlan | null {
  return paidUntil === null ? null : (SUBSCRIBED_PLANS.find((plan) => plan === planType) ?? null);
}

function trialEnding(plan: EndingPlan, end: string, daysLeft: number): Due | null {
  const step = TRIAL_DAYS.find((days) => daysLeft <= days);
  if (step === undefined) return null;
  const keyOf = (days: number): string => `trial_ending:${end}:${days}`;
  const later = TRIAL_DAYS.filter((days) => days < step);
  return {
    plan,
    key: keyOf(step),
    saidBy: later.map(keyOf),
    preference: 'trialEnding',
    letter: (name) => ({ template: 'trial_ending', data: { name, endsAt: plan.endsAt } }),
  };
}

function planExpiring(plan: EndingPlan, end: string, daysLeft: number, cancelled: boolean): Due | null {
  if (daysLeft > PLAN_DAYS) return null;
  const { planType, endsAt } = plan;
  return {
    plan,
    key: `plan_expiring:${end}`,
    saidBy: [],
    preference: 'planExpiration',
    letter: (name) => ({ template: 'plan_expiring', data: { name, planType, endsAt, cancelled } }),
  };
}

function stillUnpaid(plan: EndingPlan, planType: SubscribedPlan, end: string, daysLeft: number): Due | null {
  if (daysLeft > UNPAID_DAYS) return null;
  return {
    plan,
    key: `payment_last_notice:${end}`,
    saidBy: [`plan_over:${end}`],
    preference: null,
    letter: (name) => ({ template: 'payment_last_notice', data: { name, planType, until: plan.endsAt } }),
  };
}

/** One letter about an end, whichever it was: a plan whose grace is over may be ended by the provider later. */
function planOver(plan: EndingPlan, planType: SubscribedPlan, end: string): Due {
  const { endsAt: endedAt, cancelledAt } = plan;
  const erasesAt = practiceKeptUntil(endedAt);
  return {
    plan,
    key: `plan_over:${end}`,
    saidBy: [],
    preference: null,
    letter: (name) =>
      cancelledAt === null
        ? { template: 'plan_paused', data: { name, planType, why: 'unpaid' } }
        : { template: 'plan_ended', data: { name, planType, endedAt, erasesAt } },
  };
}

function emailOf({ key, letter }: Due, { id, name, email }: MailableUser, now: Date): NewEmail {
  return { key, userId: id, to: { name, address: email }, now, ...letter(name) };
}

/**
 * One page of the plans that end within the next days, or have ended within the last ones.
 * @param at when the looking began
 */
export async function owePlanEndings(
  settings: ReminderSettings,
  { at, after, now }: { readonly at: Date; readonly after: string | null; readonly now: Date },
): Promise<RemindedPage> {
  const { credits, users, emailLog } = settings.database;
  const from = new Date(at.getTime() - OVER_DAYS * DAY_MS);
  const until = new Date(at.getTime() + PLAN_DAYS * DAY_MS);
  const { plans, next } = await credits.endingPlans({ from, until, after, limit: PAGE_SIZE, now });
  const due = plans.flatMap((plan) => dueReminder(plan, at) ?? []);
  const had = await emailLog.owedAmong(due.flatMap(({ key, saidBy }) => [key, ...saidBy]));
  let owed = 0;
  const open = due.filter(({ key, saidBy }) => ![key, ...saidBy].some((reason) => had.has(reason)));
  for (const reminder of open) {
    const [person] = await users.findMailable([reminder.plan.userId], reminder.preference);
    if (person !== undefined && (await owe(settings, emailOf(reminder, person, now)))) owed += 1;
  }
  return { owed, next };
}
