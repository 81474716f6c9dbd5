import { fallbackPricing, type Pricing } from '@parley/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { useConfig } from '@/lib/config';

/** Prices change a few times a year; whoever comes back to a page after this sees them read again (ms). */
const FRESH_MS = 5 * 60_000;

/** GET /payments/pricing, the one source of every price on a screen (product §5.15). */
export const pricingQuery = () =>
  queryOptions({
    queryKey: ['pricing'],
    queryFn: ({ signal }): Promise<Pricing> => api.request('GET /payments/pricing', { signal }),
    staleTime: FRESH_MS,
    // Without a connection it fails at once, and the catalogue's prices are shown, instead of waiting in silence.
    networkMode: 'always',
  });

export type Prices =
  | { readonly status: 'loading' }
  | { readonly status: 'none'; readonly reload: () => void }
  | {
      readonly status: 'shown';
      readonly pricing: Pricing;
      /** They are the catalogue's own, as the payment provider or the server can't be asked. */
      readonly offline: boolean;
    };

/** An answer without plans is no prices at all: the server was asked and has none, so none are invented. */
const hasPlans = (answer: Partial<Pricing> | null): answer is Pricing =>
  answer?.plans !== undefined && answer.discounts !== undefined;

/** The prices as this page can show them: read, the catalogue's where that fails, or none (product §6.4). */
export function usePrices(): Prices {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(pricingQuery());
  // An installation that takes no payments has the catalogue's prices, and no other; nor does a page made ahead, yet.
  const couldHaveOthers = useConfig()?.paymentsOpen === true && dataUpdatedAt > 0;
  if (data === undefined)
    return isError ? { status: 'shown', pricing: fallbackPricing(), offline: true } : { status: 'loading' };
  return hasPlans(data)
    ? { status: 'shown', pricing: data, offline: couldHaveOthers && data.source === 'fallback' }
    : { status: 'none', reload: () => void refetch() };
}
