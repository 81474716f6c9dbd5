import type { Conversation } from '@parley/shared';
import { Button } from '@/components/button';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { usePageHeading } from '@/components/page';
import { ErrorState } from '@/components/states';
import { countOf, formatMinutes } from '@/lib/format';
import { useNow } from '../hooks/use-now';

const MINUTE_MS = 60_000;
/** A conversation that was left and taken up again: its clock says nothing any more. */
const CLOCK_MAX_MINUTES = 180;

function Clock({ startedAt, about }: { readonly startedAt: string; readonly about: number }) {
  const minutes = Math.max(0, Math.floor((useNow(MINUTE_MS / 4) - Date.parse(startedAt)) / MINUTE_MS));
  return minutes > CLOCK_MAX_MINUTES ? (
    <span>About {formatMinutes(about)}</span>
  ) : (
    <span>
      {formatMinutes(minutes)} of about {about}
    </span>
  );
}

interface SubBarProps {
  readonly conversation: Conversation;
  readonly onEnd: () => void;
  readonly onAbandon: () => void;
  readonly locked: boolean;
  /** Why one of the ways out did not work; stands where it was pressed, however far the conversation is scrolled. */
  readonly failure: string | null;
}

/** Title, difficulty, time and length of the conversation, and the two ways out. */
export function SubBar({ conversation, onEnd, onAbandon, locked, failure }: SubBarProps) {
  const { scenario, messages, startedAt } = conversation;
  const heading = usePageHeading(scenario.title);
  return (
    <div className="dialogue-bar">
      <div className="wrap">
        <h1 ref={heading} tabIndex={-1}>
          {scenario.title}
        </h1>
        <p className="dialogue-meta num">
          <DifficultyTicks difficulty={scenario.difficulty} />
          <Clock startedAt={startedAt} about={scenario.estimatedDuration} />
          <span>{countOf(messages.length, 'message')}</span>
        </p>
        <div className="dialogue-acts">
          <Button size="sm" tone="bare" onClick={onAbandon} disabled={locked}>
            Abandon Simulation
          </Button>
          <Button size="sm" onClick={onEnd} disabled={locked}>
            End Simulation &amp; Get Feedback
          </Button>
        </div>
      </div>
      {failure !== null && (
        <div className="dialogue-alert">
          <div className="wrap">
            <ErrorState title={failure}>Your conversation is safe. Nothing was lost.</ErrorState>
          </div>
        </div>
      )}
    </div>
  );
}
