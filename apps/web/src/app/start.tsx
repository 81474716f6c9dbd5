import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followOtherTabs, session } from '@/lib/session';
import { loadPublicPage, publicRouteAt } from '@/site/routes';
import { App } from './app';

/**
 * Opens the whole app in the document, at the address that the browser shows. A public page is left standing until the
 * app can show it.
 */
export async function startApp(root: Element): Promise<void> {
  session.restore();
  followOtherTabs();
  const route = publicRouteAt(window.location.pathname);
  // What can't be had is told by the error screen of the app.
  if (route !== undefined) await loadPublicPage(route).catch(() => undefined);
  document.documentElement.removeAttribute('data-member');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
