import { lazy, useEffect, useState, type ComponentType } from 'react';
import { usePageDescription } from '@/components/page';
import { replayEarly } from '@/lib/first-sign';
import type { PublicPage, PublicRoute } from './public-route';
import { loadedPublicPage, loadPublicPage } from './routes';

function described({ Page, head }: PublicPage): ComponentType {
  return function DescribedPage() {
    usePageDescription(head.description);
    useEffect(() => replayEarly(), []);
    return <Page />;
  };
}

/** What was made ahead is taken over without a wait in between: its code is here by then. */
function componentOf(route: PublicRoute): ComponentType {
  const page = loadedPublicPage(route);
  return page === undefined ? lazy(async () => ({ default: described(await loadPublicPage(route)) })) : described(page);
}

const components = new Map<string, ComponentType>();
function knownComponentOf(route: PublicRoute): ComponentType {
  const known = components.get(route.path) ?? componentOf(route);
  components.set(route.path, known);
  return known;
}

/** A public page at its address, in the site as in the app; its code is fetched when it is first opened. Keyed by its path. */
export function PublicRoutePage({ route }: { readonly route: PublicRoute }) {
  const [Page] = useState(() => knownComponentOf(route));
  return <Page />;
}
