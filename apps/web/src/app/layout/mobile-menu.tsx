import type { User } from '@parley/shared';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from '@/components/icon';
import { logout } from '@/features/auth/api/logout';
import { UpgradeButton } from '@/features/upgrade';
import { useBrand } from '@/lib/config';
import { usePlan } from '@/lib/plan';
import { MainLinks } from './main-links';
import type { NavigationLink } from './navigation-links';

interface MobileMenuProps {
  readonly links: readonly NavigationLink[];
  /** Who is signed in; null for a visitor. */
  readonly user: User | null;
  readonly planLabel: string;
}

/** The bar's links where it is too narrow for them. Collapses on route change, Escape and a press outside. */
export function MobileMenu({ links, user, planLabel }: MobileMenuProps) {
  const { key } = useLocation();
  // Open where it was opened: another address is another key, and the menu is closed there.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { supportEmail } = useBrand();
  const { data: plan } = usePlan();
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) !== true) setOpenedAt(null);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpenedAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div className="menu" ref={box}>
      <button
        type="button"
        ref={button}
        className="btn btn-sm menu-button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpenedAt(open ? null : key)}
      >
        <span className="sr">Menu</span>
        <Icon of={open ? X : Menu} />
      </button>
      <nav id="mobile-menu" className="menu-sheet" aria-label="Menu" hidden={!open}>
        {user !== null && (
          <p className="menu-who">
            <b>{user.name}</b>
            <span>{user.email}</span>
            <span>{planLabel}</span>
          </p>
        )}
        <MainLinks links={links} />
        {user === null ? (
          <NavLink to="/login">Login</NavLink>
        ) : (
          <>
            <NavLink to="/settings">Account Settings</NavLink>
            {plan !== undefined && plan.team !== null && <Link to="/settings?tab=team">Your Team</Link>}
            <a href={`mailto:${supportEmail}`}>Support</a>
            <button type="button" className="menu-row" onClick={() => void logout()}>
              Logout
            </button>
            <p className="mt-4">
              <UpgradeButton source="mobile" />
            </p>
          </>
        )}
      </nav>
    </div>
  );
}
