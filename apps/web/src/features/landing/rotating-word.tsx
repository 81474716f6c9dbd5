import { Swiped } from '@/components/marks';

/** The hero's words; landing.css gives each of them its 2 seconds (product §3.2). */
const WORDS = ['Difficult', 'Challenging', 'Complex', 'Critical'] as const;

/** The marked word of the headline. All of them stand in one place, so nothing shifts, and no code has to be here. */
export function RotatingWord() {
  return (
    <span className="turning">
      {WORDS.map((word) => (
        <Swiped key={word} first>
          {word}
        </Swiped>
      ))}
    </span>
  );
}
