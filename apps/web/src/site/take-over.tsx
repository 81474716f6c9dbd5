import { use, useEffect } from 'react';
import { loadCode } from '@/lib/load-code';

/** The app's code, fetched ahead: where it can't be had nothing happens yet. */
export const fetchApp = () => import('@/app/start');
let coming: ReturnType<typeof fetchApp> | undefined;

/** Fetches the app's code, once: on the way to one of its pages. @throws as `loadCode` does */
export function loadApp(): ReturnType<typeof fetchApp> {
  coming ??= loadCode('app', fetchApp);
  return coming;
}

/** Stands at every address that is no public page: the app opens there. The page before it stays until its code is here. */
export function TakeOver({ onReady }: { readonly onReady: () => void }) {
  use(loadApp());
  useEffect(() => onReady(), [onReady]);
  return null;
}
