/** Begins a checkout: the one way to the payment provider for every button of every screen (product §6.5). */
import type { BillingPeriod, SubscribedPlan } from '@parley/shared';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, messageOf } from '@/lib/api';
import { navigateAway } from '@/lib/location';
import { LEAVING_KEY, redirectionOf, untilBack } from '@/lib/payment-pages';
import { planQuery } from '@/lib/plan';
import { pricingQuery } from '@/lib/pricing';

export interface CheckoutChoice {
  readonly planType: SubscribedPlan;
  readonly billingPeriod: BillingPeriod;
  /** The price that was shown; null or left out where it was the catalogue's. */
  readonly priceId?: string | null | undefined;
}

/** What is said where it fails, by where it was begun (product §2.12). */
const FAILED = {
  pricing: 'Failed to start checkout. Please try again.',
  prompt: 'Failed to start upgrade. Please try again.',
} as const;
export type CheckoutPlace = keyof typeof FAILED;

/** The server's own words where it says no (plan or price is another by now, too many tries); else the text of the place. */
function failureOf(error: unknown, place: CheckoutPlace): string {
  const saidNo = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return saidNo ? messageOf(error, FAILED[place]) : FAILED[place];
}

export interface Checkout {
  /** Goes to the payment provider. Does nothing while a checkout is starting, whichever button began it. */
  readonly start: (choice: CheckoutChoice) => void;
  /** This one is starting, until the browser has left. */
  readonly busy: boolean;
  /** One is starting, here or at another button: none can be begun. */
  readonly blocked: boolean;
  /** Why it did not start, to be shown as an alert; null where nothing failed. */
  readonly failure: string | null;
}

/** The state of one button that begins a checkout. `go` is where the browser is sent, for tests. */
export function useCheckout(place: CheckoutPlace, go: (url: string) => void = navigateAway): Checkout {
  const client = useQueryClient();
  const starting = useIsMutating({ mutationKey: LEAVING_KEY }) > 0;
  const { mutate, isPending, error } = useMutation({
    mutationKey: LEAVING_KEY,
    mutationFn: async ({ planType, billingPeriod, priceId }: CheckoutChoice) => {
      const body = { planType, billingPeriod, priceId: priceId ?? undefined };
      go(redirectionOf(await api.request('POST /payments/create-checkout-session', { body })));
      await untilBack();
    },
    onError: async (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.status !== 409) return;
      // What was on the screen is no longer so: the plan, or the price.
      await Promise.all([planQuery(), pricingQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });
  return {
    start: (choice) => {
      if (client.isMutating({ mutationKey: LEAVING_KEY }) === 0) mutate(choice);
    },
    busy: isPending,
    blocked: starting,
    failure: error === null ? null : failureOf(error, place),
  };
}
