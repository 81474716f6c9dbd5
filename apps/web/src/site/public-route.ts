import type { ComponentType } from 'react';

/** What search engines and shared links are told about a page. */
export interface PageHead {
  /** Without the product's name. */
  readonly title: string;
  readonly description: string;
  /** What is asked and answered on it, for FAQPage. */
  readonly faq?: readonly { readonly question: string; readonly answer: string }[];
  /** The pages above it, from the first below home to itself, for BreadcrumbList. */
  readonly trail?: readonly { readonly name: string; readonly path?: string }[];
  /** It is an article, last changed on this day. */
  readonly article?: { readonly updated: string };
  /** It sells the plans, for Product. */
  readonly sellsPlans?: boolean;
}

export interface PublicPage {
  readonly Page: ComponentType;
  readonly head: PageHead;
}

/** A page that is made ahead when the web is built (decision 0032), and that both starts know. */
export interface PublicRoute {
  readonly path: string;
  /** The module that `load` fetches, from `apps/web`, or how its path ends: its files are named in the page. */
  readonly modules: readonly string[];
  readonly load: () => Promise<PublicPage>;
  /** What the page shows depends on the query, which no page made ahead can know. */
  readonly readsQuery?: boolean;
  /** The day on which its text was last changed, for the sitemap. */
  readonly updated?: string;
}
