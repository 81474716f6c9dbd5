import { Link, NavLink, useLocation } from 'react-router-dom';
import { LinkButton } from '@/components/button';
import { Bar } from './bar';
import { MobileMenu } from './mobile-menu';
import { HOME, VISITOR_LINKS, type NavigationLink } from './navigation-links';
import { SiteMenuButton, SiteMenuRows } from './site-menu-bar';
import { SITE_MENUS } from './site-menus';

function VisitorLink({ link: { to, label } }: { readonly link: NavigationLink }) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** The bar for visitors: home, the menus of the content pages, prices, contact (product §2.5). */
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
            <VisitorLink link={HOME} />
            <SiteMenuRows menus={SITE_MENUS} />
            {VISITOR_LINKS.map((link) => (
              <VisitorLink key={link.to} link={link} />
            ))}
            <NavLink to="/login">Login</NavLink>
          </MobileMenu>
        </>
      }
    >
      <VisitorLink link={HOME} />
      {SITE_MENUS.map((menu) => (
        <SiteMenuButton key={menu.name} menu={menu} />
      ))}
      {VISITOR_LINKS.map((link) => (
        <VisitorLink key={link.to} link={link} />
      ))}
    </Bar>
  );
}
