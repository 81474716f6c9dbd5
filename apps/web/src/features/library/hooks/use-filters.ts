import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersFrom, withFilters, type Filters } from '../filters';

export interface FilterControl {
  readonly filters: Filters;
  readonly change: (change: Partial<Filters>) => void;
}

/**
 * The filters, kept in the address by replacing it, so that 'back' leaves the library and a return finds them again. They
 * live in state too: the router may lag behind fast typing, and the box must not.
 */
export function useFilters(): FilterControl {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const written = useRef(address);
  const [filters, setFilters] = useState(() => filtersFrom(params));

  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    setFilters(filtersFrom(new URLSearchParams(address)));
  }, [address]);

  const change = useCallback(
    (changed: Partial<Filters>) => {
      const next = { ...filters, ...changed };
      const nextParams = withFilters(params, next);
      written.current = nextParams.toString();
      setFilters(next);
      setParams(nextParams, { replace: true, preventScrollReset: true });
    },
    [filters, params, setParams],
  );
  return { filters, change };
}
