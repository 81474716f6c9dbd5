/** Trials and plans that are about to end (product §15.8). */
import type { EndingPlan, MailableUser, NewEmail } from '@parley/db';
import type { EmailPreference } from '@parley/shared';
import { owe, PAGE_SIZE, type RemindedPage, type ReminderSettings } from './owe';

const DAY_MS = 86_400_000;
/** How long before its end a trial is spoken of (days), the last one first. */
const TRIAL_DAYS = [1, 3] as const;
const PLAN_DAYS = 7;

interface Due {
  readonly plan: EndingPlan;
  /** The reason, once for all. */
  readonly key: string;
  /** Reasons after which this one has nothing more to say: a clock that jumped back. */
  readonly saidBy: readonly string[];
  readonly preference: EmailPreference;
}

/** The reminder that this plan has come to; null before the first and after the end. A missed one is not sent beside a later one. */
export function dueReminder(plan: EndingPlan, at: Date): Due | null {
  const { userId, planType, endsAt } = plan;
  const daysLeft = (endsAt.getTime() - at.getTime()) / DAY_MS;
  if (daysLeft <= 0) return null;
  const end = `${userId}:${endsAt.toISOString()}`;
  if (planType === 'free_trial') {
    const step = TRIAL_DAYS.find((days) => daysLeft <= days);
    if (step === undefined) return null;
    const keyOf = (days: number): string => `trial_ending:${end}:${days}`;
    const later = TRIAL_DAYS.filter((days) => days < step);
    return { plan, key: keyOf(step), saidBy: later.map(keyOf), preference: 'trialEnding' };
  }
  return daysLeft <= PLAN_DAYS ? { plan, key: `plan_expiring:${end}`, saidBy: [], preference: 'planExpiration' } : null;
}

function emailOf({ plan: { planType, endsAt }, key }: Due, { id, name, email }: MailableUser, now: Date): NewEmail {
  const common = { key, userId: id, to: { name, address: email }, now };
  return planType === 'free_trial'
    ? { ...common, template: 'trial_ending', data: { name, endsAt } }
    : { ...common, template: 'plan_expiring', data: { name, planType, endsAt } };
}

/**
 * One page of the plans that end within the next days.
 * @param at when the looking began
 */
export async function owePlanEndings(
  settings: ReminderSettings,
  { at, after, now }: { readonly at: Date; readonly after: string | null; readonly now: Date },
): Promise<RemindedPage> {
  const { credits, users, emailLog } = settings.database;
  const until = new Date(at.getTime() + PLAN_DAYS * DAY_MS);
  const { plans, next } = await credits.endingPlans({ from: at, until, after, limit: PAGE_SIZE });
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
