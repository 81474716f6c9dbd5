import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

function AtTop() {
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, []);
  return null;
}

/** The scroll position resets to the top on every route change (product §2.7). */
export function ScrollReset() {
  return <AtTop key={useLocation().pathname} />;
}
