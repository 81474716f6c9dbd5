import type { Plugin } from 'vite';

/** Public pages that are open now. Pages that only say what will come are not offered to search engines. */
const PUBLIC_PATHS = ['/', '/pricing', '/how-scoring-works', '/contact', '/login', '/register'] as const;
/** Behind the sign-in, or of no use to a search engine. */
const PRIVATE_PATHS = [
  '/api/',
  '/dashboard',
  '/settings',
  '/coaching-sessions',
  '/coaching-history',
  '/learning-tracks',
  '/custom-scenarios',
  '/team-admin',
  '/unsubscribe',
  '/reset-password',
  '/confirm-email',
  '/invitations/',
] as const;

const sitemap = (origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...PUBLIC_PATHS.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const robots = (origin: string): string =>
  ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

/**
 * Writes /sitemap.xml and /robots.txt beside the built pages (product §3.16).
 * @param origin where people open the product, without a trailing slash
 */
export function siteFiles(origin: string): Plugin {
  return {
    name: 'parley-site-files',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(origin) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) });
    },
  };
}
