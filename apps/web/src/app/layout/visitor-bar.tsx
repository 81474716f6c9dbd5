import { Link, NavLink, useLocation } from 'react-router-dom';
import { LinkButton } from '@/components/button';
import { Bar } from './bar';
import { MobileMenu } from './mobile-menu';
import { VISITOR_LINKS } from './navigation-links';

function VisitorLinks() {
  const { pathname } = useLocation();
  return VISITOR_LINKS.map(({ to, label }) => (
    <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {label}
    </Link>
  ));
}

/** The bar for visitors. */
export function VisitorBar() {
  return (
    <Bar
      home="/"
      end={
        <>
          <LinkButton size="sm" tone="bare" to="/login" className="bar-login">
            Login
          </LinkButton>
          <LinkButton size="sm" tone="ink" to="/register">
            Start Free Trial
          </LinkButton>
          <MobileMenu>
            <VisitorLinks />
            <NavLink to="/login">Login</NavLink>
          </MobileMenu>
        </>
      }
    >
      <VisitorLinks />
    </Bar>
  );
}
