import type { OperatorFacts, PublicConfig } from '@parley/shared';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '@/lib/api';
import { builtFacts } from '@/lib/built-facts';

type PublicBrand = PublicConfig['brand'];

/** GET /config: brand, coach engine and sign-in methods. It changes only with a restart of the server. */
export const configQuery = () =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }): Promise<PublicConfig> => api.request('GET /config', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

const never = (): (() => void) => () => undefined;

/**
 * What the server says of itself; undefined until it has answered, and while a page made ahead is taken over: a part of it
 * may be taken over after the answer is here, and has to be as the build made it, without one.
 */
export function useConfig(): PublicConfig | undefined {
  const { data } = useQuery(configQuery());
  return useSyncExternalStore(
    never,
    () => data,
    () => undefined,
  );
}

/** Name and addresses of this installation; as they were when it was built until the server has answered. */
export function useBrand(): PublicBrand {
  return useConfig()?.brand ?? builtFacts().brand;
}

/** Who runs this installation, as far as they say (product §1.4); as when it was built until the server has answered. */
export function useOperatorFacts(): OperatorFacts {
  return useConfig()?.operator ?? builtFacts().operator;
}
