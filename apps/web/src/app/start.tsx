import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '@/lib/query';
import { loadPublicPage, publicRouteAt } from '@/site/routes';
import { App } from './app';

/**
 * Opens the whole app in the document, at the address that the browser shows. A public page is left standing until the
 * app can show it.
 * @param client what the site has asked already, where it was here before
 */
export async function startApp(root: Element, client: QueryClient = createQueryClient()): Promise<void> {
  const route = publicRouteAt(window.location.pathname);
  // What can't be had is told by the error screen of the app.
  if (route !== undefined) await loadPublicPage(route).catch(() => undefined);
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
}
