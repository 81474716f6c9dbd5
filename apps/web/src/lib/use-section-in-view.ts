import { useSyncExternalStore } from 'react';
import { subscribeToScroll } from './use-scrolled-past';

/** A section is the one being read once its top has passed this share of the window's height. */
const READING_LINE = 0.3;

/** The id of the section being read: the last one whose top lies above the reading line; the first before that. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribeToScroll,
    () => {
      const line = window.innerHeight * READING_LINE;
      const passed = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      return passed.at(-1) ?? ids[0];
    },
    () => ids[0],
  );
}
