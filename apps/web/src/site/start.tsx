import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { logger } from '@/lib/logger';
import { createQueryClient } from '@/lib/query';
import { followOtherTabs, session } from '@/lib/session';
import { builtQueries, seed } from './built-queries';
import { watchIntent } from './intent';
import { loadPublicPage } from './routes';
import type { PublicRoute } from './public-route';
import { Site } from './site';
import { loadApp, TakeOver } from './take-over';

/**
 * Takes over a public page that was made ahead (decision 0032): it answers to the keyboard and the pointer, and leads into
 * the app in the same document.
 */
export async function startSite(container: Element, route: PublicRoute): Promise<void> {
  await loadPublicPage(route);
  const client = createQueryClient();
  seed(client, builtQueries());

  let root: Root | null = null;
  const stopWatching = watchIntent();
  const openApp = async (): Promise<void> => {
    const { startApp } = await loadApp();
    if (root === null) return;
    const site = root;
    root = null;
    stopWatching();
    stopFollowing();
    stopOtherTabs();
    site.unmount();
    await startApp(container);
  };
  const stopOtherTabs = followOtherTabs();
  const stopFollowing = session.subscribe(() => {
    if (session.getState().status === 'signed-in') void openApp();
  });

  const site = (
    <BrowserRouter>
      <Site client={client} elsewhere={<TakeOver onReady={() => void openApp()} />} />
    </BrowserRouter>
  );
  if (route.readsQuery === true && window.location.search !== '') {
    // What was made ahead knows no query: it is replaced as a whole, in one step.
    root = createRoot(container);
    root.render(site);
    return;
  }
  root = hydrateRoot(container, site, {
    onRecoverableError: (error) => logger.error('A page differs from what was made ahead', { error: String(error) }),
  });
}
