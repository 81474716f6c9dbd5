import type { ReactNode } from 'react';
import { Logo } from '@/components/logo';
import { useScrolledPast } from '@/lib/use-scrolled-past';

/** The bar changes its style after so much scroll, in px (product §2.5). */
const SCROLL_THRESHOLD = 10;

interface BarProps {
  readonly home: string;
  /** The main links. */
  readonly children: ReactNode;
  /** What stands at the right. */
  readonly end: ReactNode;
}

/** The bar over every page (product §2.5). */
export function Bar({ home, children, end }: BarProps) {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD);
  return (
    <header className="bar" data-scrolled={scrolled}>
      <div className="wrap bar-in">
        <Logo to={home} />
        <nav aria-label="Main">{children}</nav>
        <div className="bar-end">{end}</div>
      </div>
    </header>
  );
}
