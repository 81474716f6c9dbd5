import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fallbackPricing, type PublicConfig } from '@parley/shared';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { configQuery } from '@/lib/config';
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

/** Nothing in it is as it was when the page was made. */
const OTHER_CONFIG: PublicConfig = {
  brand: {
    name: 'Rehearse',
    publicUrl: 'https://rehearse.example',
    supportEmail: 'help@rehearse.example',
    phone: '+353 1 555 0100',
    office: 'Dublin',
  },
  operator: {
    name: 'Rehearse Ltd',
    address: '1 Quay Street',
    jurisdiction: 'Ireland',
    founder: 'A. Byrne',
    certifications: [],
  },
  coach: { engine: 'openai', model: 'a-model' },
  google: null,
  paymentsOpen: true,
};

// Anything that React prints, as it does for a page that differs, fails a test.
describe('taking over what was made ahead (decision 0032)', () => {
  it.each(
    PUBLIC_ROUTES.flatMap((route) => [
      [route.path, 'before the server answers', route, []] as const,
      [route.path, 'after it', route, [{ key: configQuery().queryKey, data: OTHER_CONFIG }]] as const,
    ]),
  )('%s stays as it is, %s', async (path, _when, route, known) => {
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
    const client = clientWithAnswers();
    for (const { key, data } of known) client.setQueryData(key, data);
    const differences: unknown[] = [];
    const root = await act(async () =>
      hydrateRoot(
        container,
        <BrowserRouter>
          <Site client={client} elsewhere={null} />
        </BrowserRouter>,
        { onRecoverableError: (error) => differences.push(error) },
      ),
    );
    expect(differences).toEqual([]);
    expect(container.querySelector('h1')?.textContent).not.toBe('');
    await act(async () => root.unmount());
  });
});
