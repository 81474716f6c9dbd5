import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';

interface StartOverProps {
  readonly onStartOver: () => void;
}

/** Asks once more. The button that was pressed is gone, so the focus goes on to the one that keeps everything. */
function Asked({ onStartOver, onKeep }: StartOverProps & { readonly onKeep: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <fieldset className="as-over">
      <legend>This forgets your answers.</legend>
      <Button ref={keep} onClick={onKeep}>
        Keep them
      </Button>
      <Button onClick={onStartOver}>Forget them</Button>
    </fieldset>
  );
}

/** Forgets the answers, after asking once more. */
export function StartOver({ onStartOver }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  if (asking) return <Asked onStartOver={onStartOver} onKeep={() => setAsking(false)} />;
  return (
    <Button tone="bare" onClick={() => setAsking(true)}>
      Start over
    </Button>
  );
}
