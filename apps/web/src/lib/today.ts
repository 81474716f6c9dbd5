import { useSyncExternalStore } from 'react';
import { BUILT_FACTS_ID, builtFacts, type BuiltFacts } from './built-facts';
import { formatFullDate } from './format';

const pad = (figure: number): string => String(figure).padStart(2, '0');
const localDay = (now = new Date()): string => `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
const never = (): (() => void) => () => undefined;

/** Marks an element of a page made ahead that says what day it is. */
export const TODAY = { 'data-today': '' } as const;

/**
 * Brings the day of a page that was made ahead up to today, where the reader is, before anything takes the page over: in its
 * facts and where it is said, so that both still agree.
 */
export function showToday(): void {
  const element = document.getElementById(BUILT_FACTS_ID);
  if (element?.textContent === undefined || element.textContent === '') return;
  const facts: BuiltFacts = JSON.parse(element.textContent);
  const day = localDay();
  element.textContent = JSON.stringify({ ...facts, day });
  for (const time of document.querySelectorAll('time[data-today]')) {
    time.setAttribute('datetime', day);
    time.textContent = formatFullDate(day);
  }
}

/** Today where the reader is, '2026-11-23'; in a page made ahead the day of the build, until the browser has taken over. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => localDay(),
    () => builtFacts().day,
  );
}
