import type { Progress } from '@parley/shared';
import { useId } from 'react';
import { completedThisWeek, currentStreak, WEEKLY_GOAL } from './practice';
import { goalWords, streakWords } from './practice-words';

interface PracticeNotesProps {
  readonly progress: Progress;
  /** First name of who waits in an unfinished conversation. */
  readonly waiting: string | undefined;
  readonly now: Date;
}

/** The weekly goal, and the current streak while there is one (product §7.7, §7.8). */
export function PracticeNotes({ progress, waiting, now }: PracticeNotesProps) {
  const done = completedThisWeek(progress, { now });
  const streak = currentStreak(progress, { now });
  const counted = Math.min(done, WEEKLY_GOAL);
  const titleId = useId();
  return (
    <>
      <section>
        <h2 id={titleId}>
          Weekly goal{' '}
          <span>
            {counted} of {WEEKLY_GOAL} sessions
          </span>
        </h2>
        <div className="steps">
          <progress className="sr" aria-labelledby={titleId} max={WEEKLY_GOAL} value={counted} />
          {Array.from({ length: WEEKLY_GOAL }, (_, step) => (
            <i key={step} aria-hidden="true" className={step < done ? 'on' : ''} />
          ))}
        </div>
        <p className="muted">{goalWords(done, waiting)}</p>
      </section>
      {streak.days > 0 && (
        <section>
          <h2>Current streak</h2>
          <p className="told">
            <b>{streak.days}</b> <span>{streakWords(streak)}</span>
          </p>
        </section>
      )}
    </>
  );
}
