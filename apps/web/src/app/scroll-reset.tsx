import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

function AtTop() {
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, []);
  return null;
}

interface ScrollResetProps {
  /** The first page was made ahead, and may have been scrolled before any code was here. */
  readonly madeAhead?: boolean;
}

/** The scroll position resets to the top on every route change (product §2.7). */
export function ScrollReset({ madeAhead = false }: ScrollResetProps) {
  const { pathname } = useLocation();
  const [first] = useState(madeAhead ? pathname : null);
  const [left, setLeft] = useState(false);
  if (pathname === first && !left) return null;
  if (!left) setLeft(true);
  return <AtTop key={pathname} />;
}
