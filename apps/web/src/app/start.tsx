import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followOtherTabs, session } from '@/lib/session';
import { App } from './app';
import { fetchMadeAhead } from './router';

/**
 * Opens the whole app in the document, at the address that the browser shows. A public page, and what is said of an
 * unknown one, is left standing until the app can show it.
 */
export async function startApp(root: Element): Promise<void> {
  session.restore();
  followOtherTabs();
  // What can't be had is told by the error screen of the app.
  await fetchMadeAhead(window.location.pathname).catch(() => undefined);
  document.documentElement.removeAttribute('data-member');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
