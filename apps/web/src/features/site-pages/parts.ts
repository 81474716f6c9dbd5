import type { SitePage, SitePageEntry } from '@parley/shared';

/** What the parts of a page are made from. */
export interface PartsProps<Page extends SitePage> {
  /** Its text. */
  readonly page: Page;
  /** As menus know it. */
  readonly entry: SitePageEntry;
}
