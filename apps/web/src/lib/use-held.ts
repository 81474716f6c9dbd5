import { useEffect, useState, type RefObject } from 'react';

/** Whether the pointer or the focus rests inside an element: then what moves by itself in it pauses (product §2.7). */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const listeners: Record<string, () => void> = {
      pointerenter: () => setPointer(true),
      pointerleave: () => setPointer(false),
      focusin: () => setFocus(true),
      focusout: () => setFocus(false),
    };
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener);
    };
  }, [ref]);
  return pointer || focus;
}
