import { useSyncExternalStore } from 'react';
import { builtFacts } from './built-facts';

const pad = (figure: number): string => String(figure).padStart(2, '0');
const localDay = (now = new Date()): string => `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
const never = (): (() => void) => () => undefined;

/** Today where the reader is, '2026-11-23'; in a page made ahead the day of the build, until the browser has taken over. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => localDay(),
    () => builtFacts().day,
  );
}
