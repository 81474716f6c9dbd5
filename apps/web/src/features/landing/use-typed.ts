import { useEffect, useState } from 'react';
import { prefersStillness } from '@/lib/motion';

/** The demo's reply waits 1.5 s and then types at 30 ms a character (product §3.3). */
const DELAY_MS = 1500;
const PER_CHARACTER_MS = 30;

export interface Typed {
  /** Null while the stakeholder still thinks. */
  readonly shown: string | null;
  readonly done: boolean;
}

/**
 * Types a text out from the moment the hook is mounted; whole at once under reduced motion. It goes by the clock, so that a
 * busy device shows several characters at once and is not late.
 */
export function useTyped(text: string): Typed {
  const [began] = useState(() => performance.now());
  const [length, setLength] = useState(() => (prefersStillness() ? text.length : -1));
  const done = length >= text.length;
  useEffect(() => {
    if (done) return undefined;
    const dueAt = began + DELAY_MS + (length + 1) * PER_CHARACTER_MS;
    const type = (): void => {
      const due = Math.floor((performance.now() - began - DELAY_MS) / PER_CHARACTER_MS);
      // A timer may be early by a fraction of a millisecond.
      setLength(Math.min(text.length, Math.max(length + 1, due)));
    };
    const timer = setTimeout(type, Math.max(0, dueAt - performance.now()));
    return () => clearTimeout(timer);
  }, [began, length, done, text.length]);
  return { shown: length < 0 ? null : text.slice(0, length), done };
}
