import type { SitePage, SitePageEntry } from '@parley/shared';
import { PageHeader } from '@/components/page';
import type { ComponentType } from 'react';
import type { PublicPage } from '../public-route';

/** A content page of any kind, with the text it shows and what a resource lets one do. */
export function contentPage(entry: SitePageEntry, page: SitePage, Tool?: ComponentType): PublicPage {
  return {
    head: {
      title: page.title,
      description: page.description,
      article: { updated: entry.updated },
      ...(page.faq !== undefined && { faq: page.faq }),
    },
    Page: () => (
      <div className="wrap">
        <PageHeader title={page.title}>{page.subtitle}</PageHeader>
        {Tool !== undefined && <Tool />}
      </div>
    ),
  };
}
