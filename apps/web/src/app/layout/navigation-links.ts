export interface NavigationLink {
  readonly to: string;
  readonly label: string;
}

export const HOME: NavigationLink = { to: '/', label: 'Home' };

/** The bar's links for visitors, after home and the menus (product §2.5). */
export const VISITOR_LINKS: readonly NavigationLink[] = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/contact', label: 'Contact' },
];

const MEMBER_LINKS: readonly NavigationLink[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/learning-tracks', label: 'Learning Tracks' },
  { to: '/coaching-sessions', label: 'Browse Scenarios' },
  { to: '/custom-scenarios', label: 'Custom Scenarios' },
  { to: '/coaching-history', label: 'Progress' },
];

/** The links of somebody signed in; the team area only for those who administer one. */
export function memberLinks(isTeamAdmin: boolean): readonly NavigationLink[] {
  return isTeamAdmin ? [...MEMBER_LINKS, { to: '/team-admin', label: 'Team Admin' }] : MEMBER_LINKS;
}
