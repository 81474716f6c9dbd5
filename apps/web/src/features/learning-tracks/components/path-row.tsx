import { sentenceCase, type KitScenarioProgress, type LibraryScenario } from '@parley/shared';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Icon } from '@/components/icon';
import { Score } from '@/components/score';
import { ErrorState } from '@/components/states';
import { StatusBadge } from '@/components/status-badge';
import { formatMinutes } from '@/lib/format';

/** What can be done from this row, and what came of it. */
export interface PathActions {
  /** The scenario that is being begun, by its id; null while nothing is. */
  readonly starting: string | null;
  /** Why the last one could not be begun, and which. */
  readonly failed: { readonly scenarioId: string; readonly message: string } | null;
  /** False where the plan lets nothing new begin. */
  readonly canStart: boolean;
  readonly onNext: () => void;
  readonly onRepeat: (scenarioId: string) => void;
}

interface PathRowProps extends PathActions {
  readonly number: number;
  readonly scenario: LibraryScenario;
  readonly progress: KitScenarioProgress;
  /** The scenario before this one; null for the first. */
  readonly before: string | null;
}

function State({ progress }: Pick<PathRowProps, 'progress'>) {
  if (progress.status === 'locked') {
    return (
      <span className="stat text-muted">
        <Icon of={Lock} />
        Locked
      </span>
    );
  }
  if (progress.status === 'completed') return <StatusBadge status="completed" />;
  return progress.conversation === null ? <span className="label">Next</span> : <StatusBadge status="in_progress" />;
}

function Completed({ progress, scenario, starting, canStart, onRepeat }: PathRowProps) {
  return (
    <>
      <Score score={progress.score} />
      {progress.completions > 1 && <span className="muted num">best of {progress.completions}</span>}
      <Link className="more" to={`/coaching-sessions/${progress.conversation ?? ''}`}>
        View report<span className="sr"> of {scenario.title}</span>
      </Link>
      {canStart && (
        <Button tone="bare" size="sm" disabled={starting !== null} onClick={() => onRepeat(scenario._id)}>
          {starting === scenario._id ? 'Starting...' : 'Rehearse again'}
          <span className="sr"> {scenario.title}</span>
        </Button>
      )}
    </>
  );
}

function Current({ progress, scenario, starting, canStart, onNext }: PathRowProps) {
  const running = progress.conversation !== null;
  if (!running && !canStart) return <span className="muted">Opens with a plan</span>;
  return (
    <Button tone="ink" disabled={starting !== null} onClick={onNext}>
      {starting === scenario._id ? 'Starting...' : running ? 'Continue' : 'Start'}
      <span className="sr"> {scenario.title}</span>
    </Button>
  );
}

/** A scenario on the path: its place and state in the margin, the case in the measure, what one can do below it. */
export function PathRow(props: PathRowProps) {
  const { number, scenario, progress, before, failed } = props;
  return (
    <li className="path-row" data-status={progress.status}>
      <div className="path-at">
        <b className="num">{number}</b>
        <State progress={progress} />
      </div>
      <div>
        <h3>{scenario.title}</h3>
        <p className="path-about">{scenario.description}</p>
        <p className="path-kind num">
          {sentenceCase(scenario.stakeholderType)} <DifficultyTicks difficulty={scenario.difficulty} />{' '}
          {formatMinutes(scenario.estimatedDuration)}
        </p>
        <div className="path-do">
          {progress.status === 'completed' && <Completed {...props} />}
          {progress.status === 'in_progress' && <Current {...props} />}
          {progress.status === 'locked' && before !== null && (
            <span className="muted">Opens when {before} is completed</span>
          )}
        </div>
        {failed?.scenarioId === scenario._id && (
          <div className="path-error">
            <ErrorState title={failed.message}>No session was used. Try again in a moment.</ErrorState>
          </div>
        )}
      </div>
    </li>
  );
}
