/** What the build needs to make the public pages ahead (decision 0032); never part of the browser's code. */
import { fallbackPricing } from '@parley/shared';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { rubricQuery } from '@/features/scoring';
import { createQueryClient } from '@/lib/query';
import { pricingQuery } from '@/lib/pricing';
import { seed, type BuiltQuery } from './built-queries';
import type { PublicRoute } from './public-route';
import { loadPublicPage, PUBLIC_ROUTES } from './routes';
import { Site } from './site';

export { BUILT_FACTS_ID, setBuiltFacts, type BuiltFacts } from '@/lib/built-facts';
export { BUILT_QUERIES_ID, type BuiltQuery } from './built-queries';
export { loadPublicPage, PUBLIC_ROUTES };
export const currentRubricKey = rubricQuery('current').queryKey;
export const pricingAnswer: BuiltQuery = { key: pricingQuery().queryKey, data: fallbackPricing() };

/** The page as a visitor sees it before any code has come. @throws what its components throw */
export async function renderPublicPage(route: PublicRoute, queries: readonly BuiltQuery[]): Promise<string> {
  await loadPublicPage(route);
  const client = createQueryClient();
  seed(client, queries);
  const html = renderToString(
    <StaticRouter location={route.path}>
      <Site client={client} elsewhere={null} />
    </StaticRouter>,
  );
  client.clear();
  return html;
}
