import { use } from 'react';
import { usePageDescription } from '@/components/page';
import type { PublicRoute } from './public-route';
import { loadedPublicPage, loadPublicPage } from './routes';

/** A public page at its address, in the site as in the app; its code is fetched when it is first opened. */
export function PublicRoutePage({ route }: { readonly route: PublicRoute }) {
  const { Page, head } = loadedPublicPage(route) ?? use(loadPublicPage(route));
  usePageDescription(head.description);
  return <Page />;
}
