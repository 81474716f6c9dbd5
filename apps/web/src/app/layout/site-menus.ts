/** What the bar's menus and the footer lead to, from the list of content pages (product §2.5, §2.6). */
import { sitePages } from '@parley/content/public';
import type { SitePageKind } from '@parley/shared';

interface MenuLink {
  readonly to: string;
  readonly name: string;
  readonly summary: string;
}

export interface MenuGroup {
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface SiteMenu {
  readonly name: string;
  readonly groups: readonly MenuGroup[];
}

/** Solutions that are about who somebody is; the others are about what has happened. */
const ROLES = new Set(['new-project-managers', 'senior-project-managers', 'pmo-leaders', 'pm-interview-prep']);

const SCORING: MenuLink = {
  to: '/how-scoring-works',
  name: 'How scoring works',
  summary: 'Every indicator, with what counts and what doesn’t',
};

function links(kind: SitePageKind, isMeant: (slug: string) => boolean = () => true): MenuLink[] {
  return sitePages
    .filter((page) => page.kind === kind && isMeant(page.slug))
    .map(({ path, name, summary }) => ({ to: path, name, summary }));
}

/** In the order of the bar. */
export const SITE_MENUS: readonly SiteMenu[] = [
  {
    name: 'Product',
    groups: [
      { title: 'Features', links: [...links('feature'), SCORING] },
      { title: 'Compare', links: links('comparison') },
    ],
  },
  {
    name: 'Solutions',
    groups: [
      { title: 'By role', links: links('solution', (slug) => ROLES.has(slug)) },
      { title: 'By situation', links: links('solution', (slug) => !ROLES.has(slug)) },
      { title: 'By industry', links: links('industry') },
    ],
  },
  { name: 'Resources', groups: [{ title: 'Guides', links: links('resource') }] },
];

export const leadsTo = ({ groups }: SiteMenu, path: string): boolean =>
  groups.some((group) => group.links.some(({ to }) => to === path));
