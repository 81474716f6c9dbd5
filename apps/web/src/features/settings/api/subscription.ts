import type { SubscriptionAnswer } from '@parley/shared';
import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { navigateAway } from '@/lib/location';
import { LEAVING_KEY, redirectionOf, untilBack } from '@/lib/payment-pages';
import { planQuery } from '@/lib/plan';
import { creditsQuery } from './credits';

export const subscriptionQuery = () =>
  queryOptions({
    queryKey: ['subscription'],
    queryFn: ({ signal }): Promise<SubscriptionAnswer> => api.request('GET /payments/subscription', { signal }),
    // The payment provider's pages may have changed it since.
    staleTime: 0,
  });

/** GET /payments/subscription (product §5.14). */
export const useSubscription = () => useQuery(subscriptionQuery());

const ROUTES = {
  cancel: 'POST /payments/cancel-subscription',
  resume: 'POST /payments/resume-subscription',
} as const;

/** Cancels the subscription at the end of its period, or takes that or a waiting change back; answers what is so then. */
export function useChangeSubscription(change: keyof typeof ROUTES) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (): Promise<SubscriptionAnswer> => api.request(ROUTES[change]),
    onSuccess: (answer) => client.setQueryData(subscriptionQuery().queryKey, answer),
    // Refused or not: what was on the screen may be another by now.
    onSettled: (_answer, refusal) => {
      const others = [planQuery().queryKey, creditsQuery().queryKey];
      const stale = refusal === null ? others : [...others, subscriptionQuery().queryKey];
      // Not waited for: what was asked for is done.
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
    },
  });
}

/** POST /payments/create-portal-session, and there: payment method, invoices. Busy until the browser has left. */
export function usePortal(go: (url: string) => void = navigateAway) {
  const client = useQueryClient();
  const blocked = useIsMutating({ mutationKey: LEAVING_KEY }) > 0;
  const { mutate, isPending, error } = useMutation({
    mutationKey: LEAVING_KEY,
    mutationFn: async () => {
      go(redirectionOf(await api.request('POST /payments/create-portal-session')));
      await untilBack();
    },
    // Back out of the browser's cache: there it may have been changed.
    onSuccess: () => client.invalidateQueries({ queryKey: subscriptionQuery().queryKey }),
  });
  const open = (): void => {
    if (client.isMutating({ mutationKey: LEAVING_KEY }) === 0) mutate();
  };
  return { open, busy: isPending, blocked, error };
}
