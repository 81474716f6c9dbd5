import { useEffect, useState } from 'react';
import { prefersStillness } from '@/lib/motion';

/** Counts up by one every `everyMs` milliseconds; stands still while `held` and for readers who asked for reduced motion. */
export function useTurns(everyMs: number, held: boolean): readonly [turn: number, next: () => void] {
  const [turn, setTurn] = useState(0);
  // In the dependencies: a turn by hand gives the new one its whole time.
  useEffect(() => {
    if (held || prefersStillness()) return undefined;
    const timer = setTimeout(() => setTurn(turn + 1), everyMs);
    return () => clearTimeout(timer);
  }, [everyMs, held, turn]);
  return [turn, () => setTurn(turn + 1)];
}
