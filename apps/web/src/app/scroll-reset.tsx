import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

function AtTop() {
  useLayoutEffect(() => window.scrollTo(0, 0), []);
  return null;
}

/** The scroll position resets to the top on every route change (S1 §2). */
export function ScrollReset() {
  return <AtTop key={useLocation().pathname} />;
}
