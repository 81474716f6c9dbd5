import { useCallback, useEffect, useRef, useState } from 'react';

/** In pixels from the bottom of the page (product §9.18). */
const FOLLOW_WITHIN_PX = 100;
const BUTTON_FROM_PX = 150;

export interface StickToBottom {
  /** The end of the conversation is out of sight. */
  readonly far: boolean;
  /** Goes to the end and stays there while the conversation grows. */
  readonly follow: () => void;
  /** The same, at a pace one can watch. */
  readonly toLatest: () => void;
}

function distanceToBottom(): number {
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
}

function scrollDown(behavior: ScrollBehavior): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior });
}

/** Follows a page that grows at its end, as long as the reader is there. Opens at the end. */
export function useStickToBottom(): StickToBottom {
  const following = useRef(true);
  const lastY = useRef(0);
  const [far, setFar] = useState(false);

  useEffect(() => {
    const onScroll = (): void => {
      const distance = distanceToBottom();
      // Only the reader lets go of the end, by scrolling up. A page that has just grown is as far away, and must be followed.
      if (distance <= FOLLOW_WITHIN_PX) following.current = true;
      else if (window.scrollY < lastY.current) following.current = false;
      lastY.current = window.scrollY;
      setFar(distance > BUTTON_FROM_PX);
    };
    const onGrowth = (): void => {
      if (following.current) scrollDown('instant');
      onScroll();
    };
    const growth = new ResizeObserver(onGrowth);
    growth.observe(document.body);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);

  const follow = useCallback(() => {
    following.current = true;
    scrollDown('instant');
  }, []);
  const toLatest = useCallback(() => {
    scrollDown(window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');
  }, []);
  return { far, follow, toLatest };
}
