import { titleCase } from '@parley/shared';
import { LinkButton } from '@/components/button';
import { Logo } from '@/components/logo';
import { planLabel, UpgradeButton } from '@/features/upgrade';
import { usePlan } from '@/lib/plan';
import { useSession } from '@/lib/session';
import { useScrolledPast } from '@/lib/use-scrolled-past';
import { AccountMenu } from './account-menu';
import { MainLinks } from './main-links';
import { MobileMenu } from './mobile-menu';
import { memberLinks, VISITOR_LINKS } from './navigation-links';

/** The bar changes its style after so much scroll, in px (product §2.5). */
const SCROLL_THRESHOLD = 10;

/** The bar over every page, in its two variants (product §2.5). */
export function TopNavigation() {
  const { user } = useSession();
  const { data: plan } = usePlan();
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  const label = plan === undefined ? titleCase(user?.plan ?? '') : planLabel(plan);
  const links = user === null ? VISITOR_LINKS : memberLinks(plan?.isTeamAdmin === true);
  return (
    <header className="bar" data-scrolled={scrolled}>
      <div className="wrap bar-in">
        <Logo to={user === null ? '/' : '/dashboard'} />
        <nav aria-label="Main">
          <MainLinks links={links} />
        </nav>
        <div className="bar-end">
          {user === null ? (
            <>
              <LinkButton size="sm" tone="bare" to="/login" className="bar-login">
                Login
              </LinkButton>
              <LinkButton size="sm" tone="ink" to="/register">
                Start Free Trial
              </LinkButton>
            </>
          ) : (
            <>
              <UpgradeButton source="navbar" />
              <AccountMenu user={user} planLabel={label} />
            </>
          )}
          <MobileMenu links={links} user={user} planLabel={label} />
        </div>
      </div>
    </header>
  );
}
