import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '@/components/icon';

/** The bar's links where it is too narrow for them. Collapses on route change, Escape and a press outside. */
export function MobileMenu({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  // Open where it was opened: another address is another key, and the menu is closed there.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
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
        {children}
      </nav>
    </div>
  );
}
