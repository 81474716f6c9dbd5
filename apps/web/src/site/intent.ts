import { loadPublicPage, publicRouteAt } from './routes';
import { loadApp } from './take-over';

/** Where a link of this page leads, within the site; null for anything else. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== window.location.origin || link.target === '_blank') return null;
  return link.pathname;
}

/** Fetches ahead what stands behind a link. What doesn't come is asked for again by the click, which says so. */
function prepare(event: Event): void {
  const path = pathOf(event.target);
  if (path === null || path === window.location.pathname) return;
  const route = publicRouteAt(path);
  void (route === undefined ? loadApp() : loadPublicPage(route)).catch(() => undefined);
}

const SIGNS_OF_INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the code behind a link once somebody points at it, reaches it by key or touches it. Returns what stops it. */
export function watchIntent(): () => void {
  for (const sign of SIGNS_OF_INTENT) document.addEventListener(sign, prepare, { passive: true });
  return () => {
    for (const sign of SIGNS_OF_INTENT) document.removeEventListener(sign, prepare);
  };
}
