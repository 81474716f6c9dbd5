import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the focus rests inside an element: then what moves by itself in it pauses (look, 'Motion'). */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const on = (name: string, action: () => void): void => element.addEventListener(name, action, { signal: stop.signal });
    on('pointerenter', () => setPointer(true));
    on('pointerleave', () => setPointer(false));
    on('focusin', () => setFocus(true));
    on('focusout', () => setFocus(false));
    return () => stop.abort();
  }, [ref]);
  return pointer || focus;
}
