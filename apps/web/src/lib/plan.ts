import { SUBSCRIBED_PLANS, type Plan } from '@parley/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api';
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
export function whyNothingBegins({ entitlements, creditsTotal, creditsUsed }: Plan): string | null {
  if (entitlements.canStartConversation) return null;
  return creditsTotal !== null && creditsUsed >= creditsTotal ? 'All your sessions are used' : 'Your plan has ended';
}

/** A plan that is bought by card, whatever has become of it. */
export function isSubscribed({ planType }: Pick<Plan, 'planType'>): boolean {
  return SUBSCRIBED_PLANS.some((plan) => plan === planType);
}

/** Whether somebody has a subscription that is not over: another plan is a change of it. */
export function hasSubscription(plan: Pick<Plan, 'planType' | 'state'>): boolean {
  return isSubscribed(plan) && plan.state !== 'ended';
}
