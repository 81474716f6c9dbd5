import { use, useEffect } from 'react';
import { loadCode } from '@/lib/load-code';

export type OpenApp = (root: Element) => Promise<void>;

let coming: Promise<typeof import('@/app/start')> | undefined;

/** Fetches the app's code, once: on the way to one of its pages. @throws as `loadCode` does */
export function loadApp(): Promise<typeof import('@/app/start')> {
  coming ??= loadCode('app', () => import('@/app/start'));
  return coming;
}

/** Stands at every address that is no public page: the app opens there. The page before it stays until its code is here. */
export function TakeOver({ onReady }: { readonly onReady: () => void }) {
  use(loadApp());
  useEffect(() => onReady(), [onReady]);
  return null;
}
