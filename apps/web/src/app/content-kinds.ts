import type { SitePageKind } from '@parley/shared';

/** Which kind of content page lies below an address, by its first part (product §3.13). */
export const CONTENT_KINDS: Readonly<Record<string, SitePageKind>> = {
  features: 'feature',
  solutions: 'solution',
  resources: 'resource',
  vs: 'comparison',
  alternatives: 'comparison',
  industries: 'industry',
};

/** The kind of content page that an address is one of, whether or not there is such a page; undefined for all others. */
export const contentKindAt = (pathname: string): SitePageKind | undefined =>
  CONTENT_KINDS[pathname.split('/')[1]?.toLowerCase() ?? ''];
