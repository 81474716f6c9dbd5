import type { User } from '@parley/shared';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { DropdownMenu, MenuItem, MenuRule } from '@/components/dropdown-menu';
import { logout } from '@/features/auth/api/logout';
import { upgradeOffer } from '@/features/upgrade';
import { useBrand } from '@/lib/config';
import { usePlan } from '@/lib/plan';

interface AccountMenuListProps {
  readonly user: User;
  readonly trigger: ReactNode;
}

/** The menu itself, open from the first: settings, upgrade, support and logout. Closes on route change and outside click. */
export function AccountMenuList({ user, trigger }: AccountMenuListProps) {
  const { key } = useLocation();
  // Open where it was opened: another address is another key, and the menu is closed there.
  const [openedAt, setOpenedAt] = useState<string | null>(key);
  const { supportEmail } = useBrand();
  const { data: plan } = usePlan();
  const offer = plan === undefined ? null : upgradeOffer(plan);
  return (
    <DropdownMenu
      open={openedAt === key}
      onOpenChange={(open) => setOpenedAt(open ? key : null)}
      label="Account"
      trigger={trigger}
    >
      <div className="menu-head">
        <b>{user.name}</b>
        <span>{user.email}</span>
      </div>
      <MenuRule />
      <MenuItem asChild>
        <Link to="/settings">Account Settings</Link>
      </MenuItem>
      {plan !== undefined && plan.team !== null && (
        <MenuItem asChild>
          <Link to="/settings?tab=team">Your Team</Link>
        </MenuItem>
      )}
      {offer !== null && (
        <MenuItem asChild>
          <Link to="/pricing?source=dropdown">{offer.label}</Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <a href={`mailto:${supportEmail}`}>Support</a>
      </MenuItem>
      <MenuRule />
      <MenuItem onSelect={() => void logout()}>Logout</MenuItem>
    </DropdownMenu>
  );
}
