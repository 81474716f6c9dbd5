import './styles/index.css';
import { loadCode } from '@/lib/load-code';
import { logger } from '@/lib/logger';
import { followOtherTabs, session } from '@/lib/session';
import { publicRouteAt } from '@/site/routes';

session.restore();
followOtherTabs();

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

/** A public page that was made ahead is taken over by the site; everything else, and whoever is signed in, gets the app. */
async function start(container: Element): Promise<void> {
  const route = publicRouteAt(window.location.pathname);
  const madeAhead = container.firstElementChild !== null;
  if (madeAhead && route !== undefined && session.getState().status !== 'signed-in') {
    const { startSite } = await loadCode('site', () => import('@/site/start'));
    await startSite(container, route);
    return;
  }
  const { startApp } = await loadCode('app', () => import('@/app/start'));
  await startApp(container);
}

start(root).catch((error: unknown) => logger.error('The page could not be started', { error: String(error) }));
