import type { SitePage, SitePageEntry } from '@parley/shared';
import type { ComponentType } from 'react';
import { kindName, SitePageView } from '@/features/site-pages';
import type { PublicPage } from '../public-route';

/** A content page of any kind, with the text it shows and what a resource lets one do. */
export function contentPage(entry: SitePageEntry, page: SitePage, Tool?: ComponentType): PublicPage {
  return {
    head: {
      title: page.title,
      description: page.description,
      article: { updated: entry.updated },
      trail: [{ name: kindName(entry.kind) }, { name: entry.name, path: entry.path }],
      ...(page.faq !== undefined && { faq: page.faq }),
    },
    Page: () => <SitePageView page={page} entry={entry} tool={Tool !== undefined && <Tool />} />,
  };
}
