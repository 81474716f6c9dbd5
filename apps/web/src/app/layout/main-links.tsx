import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { conversationQuery } from '@/lib/conversations';
import type { NavigationLink } from './navigation-links';

const PROGRESS = '/coaching-history';

/**
 * The address whose link is current. A conversation that is over belongs to the progress, one that runs to the scenarios;
 * until it is known which, to neither.
 */
function useSection(): string | null {
  const { pathname } = useLocation();
  const id = useMatch('/coaching-sessions/:id')?.params.id;
  // Only looks into the cache: the page itself asks the server.
  const { data } = useQuery({ ...conversationQuery(id ?? ''), enabled: false });
  if (id === undefined) return pathname;
  if (data === undefined) return null;
  return data.status === 'in_progress' ? pathname : PROGRESS;
}

const isWithin = (section: string, to: string): boolean =>
  section === to || (to !== '/' && section.startsWith(`${to}/`));

/** The links of the main navigation, the current one named as such. */
export function MainLinks({ links }: { readonly links: readonly NavigationLink[] }) {
  const section = useSection();
  return links.map(({ to, label }) => (
    <Link key={to} to={to} aria-current={section !== null && isWithin(section, to) ? 'page' : undefined}>
      {label}
    </Link>
  ));
}
