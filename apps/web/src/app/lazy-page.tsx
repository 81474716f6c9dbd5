import { lazy, type ComponentType } from 'react';
import { loadCode } from '@/lib/load-code';

/** A page whose code is fetched when its route is first opened. Fails into the error screen when it can't be had (product §2.7). */
export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazy(async () => ({ default: (await loadCode(name, load))[name] }));
}
