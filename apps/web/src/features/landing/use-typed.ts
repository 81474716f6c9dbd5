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

/** Types a text out from the moment the hook is mounted; whole at once under reduced motion. */
export function useTyped(text: string): Typed {
  const [length, setLength] = useState(() => (prefersStillness() ? text.length : -1));
  const done = length >= text.length;
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => setLength((last) => last + 1), length < 0 ? DELAY_MS : PER_CHARACTER_MS);
    return () => clearTimeout(timer);
  }, [length, done]);
  return { shown: length < 0 ? null : text.slice(0, length), done };
}
