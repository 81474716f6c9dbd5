import type { SitePage, SitePageEntry } from '@parley/shared';
import { PageHeader } from '@/components/page';
import type { PublicPage } from '../public-route';

/** A content page of any kind, with the text it shows. */
export function contentPage(entry: SitePageEntry, page: SitePage): PublicPage {
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
      </div>
    ),
  };
}
