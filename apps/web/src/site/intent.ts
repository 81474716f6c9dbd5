import { leadsIntoApp, publicRouteAt } from './routes';
import { fetchApp } from './take-over';

/** Fetches ahead what stands behind a link. What doesn't come is asked for again by the click, which says so. */
function prepare(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null) return;
  const route = link.origin === window.location.origin ? publicRouteAt(link.pathname) : undefined;
  if (route !== undefined) void route.load().catch(() => undefined);
  else if (leadsIntoApp(link)) void fetchApp().catch(() => undefined);
}

const SIGNS_OF_INTENT = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the code behind a link once somebody points at it, reaches it by key or touches it. Returns what stops it. */
export function watchIntent(): () => void {
  for (const sign of SIGNS_OF_INTENT) document.addEventListener(sign, prepare, { passive: true });
  return () => {
    for (const sign of SIGNS_OF_INTENT) document.removeEventListener(sign, prepare);
  };
}
