/** How we stand to the reader: the legal texts, Security and Trust, and About, each fetched by itself (product §3.14). */
import type { TextPage } from '@parley/shared';

/** By the page's path. */
export const textPageLoaders: Readonly<Record<string, () => Promise<{ readonly page: TextPage }>>> = {
  '/about': () => import('./about'),
  '/privacy-policy': () => import('./privacy-policy'),
  '/security': () => import('./security'),
  '/terms-of-service': () => import('./terms-of-service'),
};
