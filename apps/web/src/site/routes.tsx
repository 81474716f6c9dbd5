/** Every public page, once: the build makes them ahead from here, and the site and the app open them (decision 0032). */
import { sitePageLoaders, sitePages, textPageLoaders } from '@parley/content/public';
import type { SitePageEntry } from '@parley/shared';
import type { ComponentType } from 'react';
import { loadCode } from '@/lib/load-code';
import type { PublicPage, PublicRoute } from './public-route';

/** The day on which the texts of the fixed pages were last gone through. */
const WRITTEN = '2026-11-23';

const page = (name: string, load: () => Promise<PublicPage>, path: string, more: Partial<PublicRoute> = {}) => ({
  path,
  load,
  modules: [`src/site/pages/${name}.tsx`],
  updated: WRITTEN,
  ...more,
});

const FIXED: readonly PublicRoute[] = [
  page('home-page', () => import('./pages/home-page'), '/'),
  page('pricing-page', () => import('./pages/pricing-page'), '/pricing', { readsQuery: true }),
  page('contact-page', () => import('./pages/contact-page'), '/contact', { readsQuery: true }),
  page('how-scoring-works-page', () => import('./pages/how-scoring-works-page'), '/how-scoring-works', {
    readsQuery: true,
  }),
  page('logo-download-page', () => import('./pages/logo-download-page'), '/logo-download'),
];

interface Tool {
  readonly module: string;
  readonly load: () => Promise<ComponentType>;
}

/** What a page lets one do beside reading it, fetched for that page alone. */
const TOOLS: Readonly<Record<string, Tool>> = {
  '/resources/pm-skills-assessment': {
    module: 'src/features/assessment/index.ts',
    load: async () => (await import('@/features/assessment')).Assessment,
  },
};

/** Privacy policy, terms, Security and Trust, About. */
const textRoutes: readonly PublicRoute[] = Object.entries(textPageLoaders).map(([path, loadText]) => ({
  path,
  modules: ['src/site/pages/text-page.tsx', `/trust${path}.ts`],
  updated: WRITTEN,
  load: async () => {
    const [{ textPage }, { page: text }] = await Promise.all([import('./pages/text-page'), loadText()]);
    return textPage(text);
  },
}));

/** Only what has a text: a page without one is not found. */
function contentRoutes(): readonly PublicRoute[] {
  return sitePages.flatMap((entry: SitePageEntry): readonly PublicRoute[] => {
    const loadText = sitePageLoaders[entry.path];
    if (loadText === undefined) return [];
    const tool = TOOLS[entry.path];
    return [
      {
        path: entry.path,
        modules: ['src/site/pages/content-page.tsx', `/${entry.slug}.ts`, ...(tool === undefined ? [] : [tool.module])],
        updated: entry.updated,
        load: async () => {
          const [{ contentPage }, { page: text }, Tool] = await Promise.all([
            import('./pages/content-page'),
            loadText(),
            tool?.load(),
          ]);
          return contentPage(entry, text, Tool);
        },
      },
    ];
  });
}

export const PUBLIC_ROUTES: readonly PublicRoute[] = [...FIXED, ...textRoutes, ...contentRoutes()];

const byPath = new Map(PUBLIC_ROUTES.map((route) => [route.path, route]));

/** The public page at an address; undefined where there is none. */
export const publicRouteAt = (pathname: string): PublicRoute | undefined => byPath.get(pathname);

/** Whether a link leads into the app: to a page of this site that is neither public nor a file. */
export const leadsIntoApp = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin &&
  target !== '_blank' &&
  !pathname.includes('.') &&
  publicRouteAt(pathname) === undefined;

const loading = new Map<string, Promise<PublicPage>>();
const loaded = new Map<string, PublicPage>();

/** Fetches a page's code, once. @throws as `loadCode` does */
export function loadPublicPage(route: PublicRoute): Promise<PublicPage> {
  const known = loading.get(route.path);
  if (known !== undefined) return known;
  const coming = loadCode(route.path, route.load).then((page) => {
    loaded.set(route.path, page);
    return page;
  });
  loading.set(route.path, coming);
  return coming;
}

/** The page, where its code is here already: what was made ahead is taken over without a wait in between. */
export const loadedPublicPage = (route: PublicRoute): PublicPage | undefined => loaded.get(route.path);
