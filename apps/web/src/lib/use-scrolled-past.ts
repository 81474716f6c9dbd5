import { useSyncExternalStore } from 'react';

/** Calls back when the page is scrolled or its size changes; for `useSyncExternalStore`. */
export function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

/** A page made ahead has not been scrolled. */
const atTop = (): boolean => false;

/** Whether the page is scrolled by more than `pixels`. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(subscribeToScroll, () => window.scrollY > pixels, atTop);
}

/** Whether more than `share` (0 to 1) of what can be scrolled lies above. */
export function useScrolledPastShare(share: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => {
      const scrollable = document.documentElement.scrollHeight - window.innerHeight;
      return scrollable > 0 && window.scrollY / scrollable > share;
    },
    atTop,
  );
}
