import { useEffect, useState } from 'react';

/** How long the window stays after it has said that the invitation is sent (product §18.2), in ms. */
const SHOWN_MS = 2000;

/** What was sent, in words; the window closes by itself then, unless somebody goes on writing in it. */
export function useSent(onClose: () => void) {
  const [sent, setSent] = useState<string | null>(null);
  useEffect(() => {
    if (sent === null) return undefined;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [sent, onClose]);
  return { sent, say: setSent, goOn: () => setSent(null) };
}
