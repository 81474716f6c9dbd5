import { sentenceCase, type LibraryScenario } from '@parley/shared';
import { Button, LinkButton } from '@/components/button';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { ErrorState } from '@/components/states';
import { formatScore } from '@/lib/format';
import { useDeleteScenario } from '../api/own-scenarios';
import { useCustomScenarios } from './plan-note';

interface OwnScenarioRowProps {
  readonly scenario: LibraryScenario;
  /** This row's conversation is being begun. */
  readonly busy: boolean;
  /** This one's, or another's. */
  readonly locked: boolean;
  /** Why it could not be begun. */
  readonly error: string | null;
  readonly onStart: () => void;
  /** Takes the focus of a row that is gone. */
  readonly onDeleted: () => void;
}

/** A scenario of one's own: begun again, or deleted and taken back (product §17.4, §17.8). */
export function OwnScenarioRow({ scenario, busy, locked, error, onStart, onDeleted }: OwnScenarioRowProps) {
  const access = useCustomScenarios();
  const remove = useDeleteScenario(onDeleted);
  return (
    <li className="cs-row" aria-busy={busy}>
      <div className="cs-who">
        <b>{scenario.stakeholderPersona.name}</b>
        <span>{sentenceCase(scenario.stakeholderType)}</span>
        <DifficultyTicks difficulty={scenario.difficulty} />
      </div>
      <div className="cs-what">
        <h3>{scenario.title}</h3>
        <p className="cs-desc">{scenario.goal}</p>
        <p className="cs-kind">
          {scenario.bestScore === null ? (
            'Not completed yet'
          ) : (
            <span className="num">Your best {formatScore(scenario.bestScore)}</span>
          )}
        </p>
        {scenario.own?.origin.notice !== null && <p className="cs-kind">{scenario.own?.origin.notice}</p>}
        {error !== null && (
          <div className="cs-state">
            <ErrorState title={error}>No session was used.</ErrorState>
          </div>
        )}
      </div>
      <div className="cs-acts cs-acts-wide">
        {(access === 'full' || access === undefined) && (
          <Button onClick={onStart} disabled={locked}>
            {busy ? 'Starting...' : 'Rehearse'}
            <span className="sr"> {scenario.title}</span>
          </Button>
        )}
        {scenario.own?.origin.from === 'brief' && (
          <LinkButton tone="bare" to={`/custom-scenarios/from-brief/${scenario._id}`}>
            Look Through<span className="sr"> {scenario.title}</span>
          </LinkButton>
        )}
        <Button tone="bare" onClick={() => remove.mutate(scenario._id)} disabled={remove.isPending}>
          Delete<span className="sr"> {scenario.title}</span>
        </Button>
      </div>
    </li>
  );
}
