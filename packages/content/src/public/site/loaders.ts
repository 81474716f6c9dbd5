/** The pages' texts, each fetched by itself (product §3.13). */
import type { SitePage } from '@parley/shared';

/** A path of `sitePages`, and how to fetch what its page says. */
export const sitePageLoaders: Readonly<Record<string, () => Promise<{ readonly page: SitePage }>>> = {};
