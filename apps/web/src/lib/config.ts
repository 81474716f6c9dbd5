import type { OperatorFacts, PublicConfig } from '@parley/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { builtFacts } from '@/lib/built-facts';

type PublicBrand = PublicConfig['brand'];

/** GET /config: brand, coach engine and sign-in methods. It changes only with a restart of the server. */
const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }): Promise<PublicConfig> => api.request('GET /config', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useConfig() {
  return useQuery(configQuery());
}

/** Name and addresses of this installation; as they were when it was built until the server has answered. */
export function useBrand(): PublicBrand {
  return useConfig().data?.brand ?? builtFacts().brand;
}

/** Who runs this installation, as far as they say (product §1.4); as when it was built until the server has answered. */
export function useOperatorFacts(): OperatorFacts {
  return useConfig().data?.operator ?? builtFacts().operator;
}
