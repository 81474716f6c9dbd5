/** What the build needs to make the public pages ahead (decision 0032); never part of the browser's code. */
import { fallbackPricing } from '@parley/shared';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { CONTENT_KINDS } from '@/app/content-kinds';
import { NotFoundPage } from '@/app/pages/not-found-page';
import { UnknownContentPage } from '@/app/pages/unknown-content-page';
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

/** @throws Error where a component writes a style attribute, which the content security policy would refuse */
function withoutStyleAttributes(html: string): string {
  const style = / style="[^"]*"/.exec(html);
  if (style !== null) throw new Error(`A page that is made ahead can't hold${style[0]}: use a class`);
  return html;
}

function render(location: string, queries: readonly BuiltQuery[], elsewhere: ReactNode): string {
  const client = createQueryClient();
  seed(client, queries);
  const html = renderToString(
    <StaticRouter location={location}>
      <Site client={client} elsewhere={elsewhere} />
    </StaticRouter>,
  );
  client.clear();
  return withoutStyleAttributes(html);
}

/** The page as a visitor sees it before any code has come. @throws what its components throw */
export async function renderPublicPage(route: PublicRoute, queries: readonly BuiltQuery[]): Promise<string> {
  await loadPublicPage(route);
  return render(route.path, queries, null);
}

/** What stands at an address without a page, until the app has taken over (product §2.4). */
export const renderNotFoundPage = (): string => render('/not-found', [], <NotFoundPage />);

/** The first parts of addresses whose unknown pages have words of their own. */
export const KINDS_OF_PAGES = Object.keys(CONTENT_KINDS);

/** The same below one of `KINDS_OF_PAGES`, in the words of its kind (product §3.13). */
export const renderUnknownPage = (below: string): string => render(`/${below}/not-found`, [], <UnknownContentPage />);
