import { titleCase, type User } from '@parley/shared';
import { Link, NavLink } from 'react-router-dom';
import { logout } from '@/features/auth/api/logout';
import { planLabel, UpgradeButton } from '@/features/upgrade';
import { useBrand } from '@/lib/config';
import { usePlan } from '@/lib/plan';
import { AccountMenu } from './account-menu';
import { Bar } from './bar';
import { MainLinks } from './main-links';
import { MobileMenu } from './mobile-menu';
import { memberLinks } from './navigation-links';

/** The bar for somebody signed in. */
export function MemberBar({ user }: { readonly user: User }) {
  const { supportEmail } = useBrand();
  const { data: plan } = usePlan();
  const label = plan === undefined ? titleCase(user.plan) : planLabel(plan);
  const links = memberLinks(plan?.isTeamAdmin === true);
  return (
    <Bar
      home="/dashboard"
      end={
        <>
          <UpgradeButton source="navbar" />
          <AccountMenu user={user} planLabel={label} />
          <MobileMenu>
            <p className="menu-who">
              <b>{user.name}</b>
              <span>{user.email}</span>
              <span>{label}</span>
            </p>
            <MainLinks links={links} />
            <NavLink to="/settings">Account Settings</NavLink>
            {plan !== undefined && plan.team !== null && <Link to="/settings?tab=team">Your Team</Link>}
            <a href={`mailto:${supportEmail}`}>Support</a>
            <button type="button" className="menu-row" onClick={() => void logout()}>
              Logout
            </button>
            <p className="mt-4">
              <UpgradeButton source="mobile" />
            </p>
          </MobileMenu>
        </>
      }
    >
      <MainLinks links={links} />
    </Bar>
  );
}
