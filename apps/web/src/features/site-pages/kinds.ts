/** What the five kinds of content pages have of their own: name, closing links, and what an unknown address says. */
import { sitePages } from '@parley/content/public';
import type { SitePageEntry, SitePageKind } from '@parley/shared';
import type { Onward } from './link-list';

interface Kind {
  /** In the breadcrumbs, over pages of this kind. */
  readonly name: string;
  /** Beside 'Start Free Trial' at the end of a page. */
  readonly second: { readonly to: string; readonly label: string };
  readonly notFound: { readonly title: string; readonly text: string };
}

const PRICES = { to: '/pricing', label: 'See the prices' } as const;
const CONTACT = { to: '/contact', label: 'Talk to us' } as const;
const ASSESSMENT = { to: '/resources/pm-skills-assessment', label: 'Take the skills assessment' } as const;

/** The kinds of product §3.13. The texts for unknown addresses are fixed. */
export const KINDS: Readonly<Record<SitePageKind, Kind>> = {
  feature: {
    name: 'Features',
    second: PRICES,
    notFound: { title: 'Feature Not Found', text: "The feature you're looking for doesn't exist." },
  },
  solution: {
    name: 'Solutions',
    second: CONTACT,
    notFound: { title: 'Solution Not Found', text: "The solution you're looking for doesn't exist." },
  },
  resource: {
    name: 'Resources',
    second: ASSESSMENT,
    notFound: { title: 'Resource Not Found', text: "The resource you're looking for doesn't exist." },
  },
  comparison: {
    name: 'Comparisons',
    second: PRICES,
    notFound: { title: 'Comparison Not Found', text: "The comparison you're looking for doesn't exist." },
  },
  industry: {
    name: 'Industries',
    second: CONTACT,
    notFound: { title: 'Industry Page Not Found', text: "The industry you're looking for doesn't exist." },
  },
};

/** Pages of ours, other than content pages, that texts lead on to. */
const OTHERS: readonly Onward[] = [
  { to: '/pricing', name: 'Pricing', summary: 'Twenty rehearsals free, then a plain price' },
  {
    to: '/how-scoring-works',
    name: 'How scoring works',
    summary: 'Every indicator, with what counts and what doesn’t',
  },
  { to: '/security', name: 'Security and Trust', summary: 'How your conversations are kept, and who can read them' },
  { to: '/contact', name: 'Contact', summary: 'Ask us, or have a team set up' },
  { to: '/about', name: 'About', summary: 'Who makes this, and why' },
  { to: '/register', name: 'Start Free Trial', summary: 'Fourteen days, no credit card required' },
];

/** What to call a page of ours in a list of links. @throws where there is no such page */
export function destination(path: string): Onward {
  const page = sitePages.find((entry) => entry.path === path);
  if (page !== undefined) return { to: page.path, name: page.name, summary: page.summary };
  const other = OTHERS.find(({ to }) => to === path.replace(/[#?].*$/, ''));
  if (other === undefined) throw new Error(`No page of ours: ${path}`);
  return { ...other, to: path };
}

/** The other pages of a kind, in the order of the menus. */
export const pagesOf = (kind: SitePageKind): readonly SitePageEntry[] =>
  sitePages.filter((entry) => entry.kind === kind);

/** What pages of a kind are called together: 'Features'. */
export const kindName = (kind: SitePageKind): string => KINDS[kind].name;
