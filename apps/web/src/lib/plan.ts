import { SUBSCRIBED_PLANS, type Plan } from '@parley/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { formatLongDate } from '@/lib/format';
import { useSession } from '@/lib/session';

/** GET /users/plan. Invalidate `planQuery().queryKey` after anything that uses a credit. */
export const planQuery = () =>
  queryOptions({
    queryKey: ['plan'],
    queryFn: ({ signal }): Promise<Plan> => api.request('GET /users/plan', { signal }),
  });

/** The plan of whoever is signed in; a failure is logged by the client and leaves `data` undefined (product §2.12). */
export function usePlan() {
  const { status, user } = useSession();
  // A closed account is told nothing (product §4.13).
  return useQuery({ ...planQuery(), enabled: status === 'signed-in' && user.closing === undefined });
}

/** Why nothing new can be begun, as the first half of a sentence; null where something can (product §5.8, §5.9). */
export function whyNothingBegins({ entitlements, state, creditsTotal, creditsUsed }: Plan): string | null {
  if (entitlements.canStartConversation) return null;
  if (state === 'paused') return 'Your plan is paused';
  const usedUp = creditsTotal !== null && creditsUsed >= creditsTotal;
  return usedUp && state !== 'ended' ? 'All your sessions are used' : 'Your plan has ended';
}

/** A plan that is bought by card, whatever has become of it. */
export function isSubscribed({ planType }: Pick<Plan, 'planType'>): boolean {
  return SUBSCRIBED_PLANS.some((plan) => plan === planType);
}

/** Whether somebody has a subscription that is not over: another plan is a change of it. */
export function hasSubscription(plan: Pick<Plan, 'planType' | 'state'>): boolean {
  return isSubscribed(plan) && plan.state !== 'ended';
}

/** How long what was practised is kept after a cancelled plan is over, in days (product §21.2). */
const KEPT_DAYS = 30;

function keptTo(endsAt: string): Date {
  const day = new Date(endsAt);
  day.setDate(day.getDate() + KEPT_DAYS);
  return day;
}

/** The last day, in words, on which what was practised is kept, where the plan ends at a moment. */
export const keptUntil = (endsAt: string): string => formatLongDate(keptTo(endsAt));

/**
 * What follows for somebody whose subscribed plan is over: until when the work is kept, unless that has passed, and what
 * to do. It holds for a plan that was cancelled and for one that is unpaid after its grace: the plan does not tell them
 * apart (product §5.19).
 * @param where one pays what is due, after 'pay it'
 */
export function overWords({ endsAt }: Pick<Plan, 'endsAt'>, where = 'in Billing & Plans'): string {
  const pay = `If a payment is due, pay it ${where}; otherwise choose a plan`;
  if (endsAt !== null && keptTo(endsAt) < new Date()) return `${pay}.`;
  const long = endsAt === null ? 'for 30 days after the end' : `until ${keptUntil(endsAt)}`;
  return `You can read, export and finish your work ${long}; then it is erased. ${pay} to keep it.`;
}
