import { lazy, useState, type ComponentType } from 'react';
import { loadCode } from '@/lib/load-code';

/** A page whose code is fetched when it is first shown, or ahead of that. */
export interface LazyPage {
  (): React.ReactNode;
  /** Fetches its code, so that it is shown without a wait. @throws as `loadCode` does */
  readonly fetchAhead: () => Promise<void>;
}

/** A page whose code is fetched when its route is first opened. Fails into the error screen when it can't be had (product §2.7). */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyPage {
  let fetched: ComponentType | null = null;
  const fetchPage = async (): Promise<ComponentType> => (fetched = (await loadCode(name, load))[name]);
  const Later = lazy(async () => ({ default: await fetchPage() }));
  function Page() {
    // What a page began with it stays, lest it lose its state when its code has come.
    const [Shown] = useState(() => fetched ?? Later);
    return <Shown />;
  }
  return Object.assign(Page, {
    fetchAhead: async () => {
      await fetchPage();
    },
  });
}
