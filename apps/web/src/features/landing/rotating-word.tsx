import { Swiped } from '@/components/marks';
import { useTurns } from '@/lib/use-turns';

/** The hero's words, changing every 2 seconds (product §3.2). */
const WORDS = ['Difficult', 'Challenging', 'Complex', 'Critical'] as const;
const EVERY_MS = 2000;

/** The marked word of the headline. It stands on a line of its own, so nothing shifts; `held` stops it. */
export function RotatingWord({ held }: { readonly held: boolean }) {
  const [turn] = useTurns(EVERY_MS, held);
  // A new key draws the mark anew.
  return (
    <Swiped key={turn} first>
      {WORDS[turn % WORDS.length]}
    </Swiped>
  );
}
