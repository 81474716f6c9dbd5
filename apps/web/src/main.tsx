import './styles/index.css';
import { firstSign, keepEarly, replayEarly } from '@/lib/first-sign';
import { loadCode } from '@/lib/load-code';
import { logger } from '@/lib/logger';
import { session } from '@/lib/session';
import { showToday } from '@/lib/today';
import { leadsIntoApp, publicRouteAt } from '@/site/routes';

session.restore();
showToday();
const isVisitor = session.getState().status !== 'signed-in';
// /before-code.js only sees that there is a token.
if (isVisitor) document.documentElement.removeAttribute('data-member');

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

/**
 * A public page that was made ahead stays as it is until the first sign of a reader, and is then taken over by the site.
 * Everything else, and whoever is signed in, gets the app.
 */
async function start(container: Element): Promise<void> {
  const route = publicRouteAt(window.location.pathname);
  const madeAhead = container.firstElementChild !== null;
  if (madeAhead && route !== undefined && isVisitor) {
    keepEarly(leadsIntoApp);
    // What was made ahead knows no query.
    if (route.readsQuery !== true || window.location.search === '') await firstSign();
    const { startSite } = await loadCode('site', () => import('@/site/start'));
    await startSite(container, route);
    return;
  }
  const { startApp } = await loadCode('app', () => import('@/app/start'));
  await startApp(container);
}

start(root).catch((error: unknown) => {
  logger.error('The page could not be started', { error: String(error) });
  // What was made ahead can still be read, and its links lead on.
  replayEarly();
});
