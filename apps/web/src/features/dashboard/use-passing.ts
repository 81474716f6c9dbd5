import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useHeld } from '@/lib/use-held';

interface Passing {
  /** Ms */
  readonly after: number;
  readonly running: boolean;
  readonly end: () => void;
}

/** Ends what stands for a while. It rests, and then has its whole time again, while the pointer or the focus is on it (product §2.7). */
export function usePassing(element: RefObject<HTMLElement | null>, { after, running, end }: Passing): void {
  const held = useHeld(element);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (!running || held) return undefined;
    const timer = setTimeout(() => onEnd(), after);
    return () => clearTimeout(timer);
  }, [after, running, held]);
}
