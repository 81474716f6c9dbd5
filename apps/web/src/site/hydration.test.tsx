import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fallbackPricing } from '@parley/shared';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { pricingQuery } from '@/lib/pricing';
import { createQueryClient } from '@/lib/query';
import { scriptApi } from '@/testing/scripted-api';
import { seed } from './built-queries';
import { loadPublicPage, PUBLIC_ROUTES } from './routes';
import { Site } from './site';

const answers = [{ key: pricingQuery().queryKey, data: fallbackPricing() }];
const clientWithAnswers = () => {
  const client = createQueryClient();
  seed(client, answers);
  return client;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Nothing is answered while the page is taken over: what the build knew has to do.
  const waiting = () => new Promise<never>(() => undefined);
  scriptApi({
    'GET /config': waiting,
    'GET /payments/pricing': waiting,
    'GET /rubrics/*': waiting,
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

// Anything that React prints, as it does for a page that differs, fails a test.
describe('taking over what was made ahead (decision 0032)', () => {
  it.each(PUBLIC_ROUTES.map((route) => [route.path, route] as const))('%s stays as it is', async (path, route) => {
    await loadPublicPage(route);
    const html = renderToString(
      <StaticRouter location={path}>
        <Site client={clientWithAnswers()} elsewhere={null} />
      </StaticRouter>,
    );
    expect(html).toContain('<h1');
    expect(html).not.toContain(' style="');
    window.history.replaceState(null, '', path);
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(
        container,
        <BrowserRouter>
          <Site client={clientWithAnswers()} elsewhere={null} />
        </BrowserRouter>,
        { onRecoverableError: (error) => differences.push(error) },
      ),
    );
    expect(differences).toEqual([]);
    expect(container.querySelector('h1')?.textContent).not.toBe('');
    await act(async () => root.unmount());
  });
});
