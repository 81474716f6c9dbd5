import { useRef } from 'react';
import { useHeld } from '@/lib/use-held';
import { useTurns } from '@/lib/use-turns';

/** Four tips, one every 5 seconds (product §7.9). */
const TIPS = [
  'Put the number before the reason. They will listen to the reason once they know the size of it.',
  'Give their worry back in your own words before you answer it. Nobody repeats what has been heard.',
  'Ask one thing at a time. Of two questions, the easier one gets answered.',
  'Close with a name and a day. What has neither was only a good talk.',
] as const;
const EVERY_MS = 5000;

/** The rotating tip. It rests while the pointer or the focus is on it, and under reduced motion; the button turns it by hand. */
export function QuickTip() {
  const box = useRef<HTMLElement>(null);
  const [turn, next] = useTurns(EVERY_MS, useHeld(box));
  const current = turn % TIPS.length;
  return (
    <section ref={box}>
      <h2>Quick Tip</h2>
      {/* All four share one place, as tall as the longest, so that nothing below ever moves. */}
      <div className="tips">
        {TIPS.map((tip, index) => (
          <p key={tip} data-shown={index === current}>
            {tip}
          </p>
        ))}
      </div>
      <div className="tip-turn">
        <span className="sr">
          Tip {current + 1} of {TIPS.length}
        </span>
        <span className="dots" aria-hidden="true">
          {TIPS.map((tip, index) => (
            <i key={tip} className={index === current ? 'on' : ''} />
          ))}
        </span>
        <button type="button" onClick={next}>
          Next tip
        </button>
      </div>
    </section>
  );
}
