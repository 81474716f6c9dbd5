import { sentenceCase, titleCase, type LibraryScenario } from '@parley/shared';
import { ArrowRight } from 'lucide-react';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { Icon } from '@/components/icon';
import { ErrorState } from '@/components/states';
import { formatScore } from '@/lib/format';

/** The first two learning objectives, the rest as a count (product §8.2). */
const OBJECTIVES_SHOWN = 2;

interface ScenarioRowProps {
  readonly scenario: LibraryScenario;
  /** This row's conversation is being begun. */
  readonly busy: boolean;
  /** Another row's is. */
  readonly locked: boolean;
  /** Why it could not be begun. */
  readonly error: string | null;
  readonly onStart: () => void;
}

/** A scenario: who in the margin, what in the measure, what one learns in the notes. The whole row starts it. */
export function ScenarioRow({ scenario, busy, locked, error, onStart }: ScenarioRowProps) {
  const further = scenario.learningObjectives.length - OBJECTIVES_SHOWN;
  return (
    <li className="lib-row" aria-busy={busy}>
      <div className="lib-who">
        <b>{sentenceCase(scenario.stakeholderType)}</b>
        <DifficultyTicks difficulty={scenario.difficulty} />
      </div>
      <div>
        <h2>
          <button type="button" className="lib-start" onClick={onStart} disabled={busy || locked}>
            <span className="sr">Start </span>
            {scenario.title}
          </button>
        </h2>
        <p className="lib-desc">{scenario.description}</p>
        <p className="lib-kind">
          {titleCase(scenario.category)}
          {scenario.bestScore !== null && (
            <>
              , <span className="lib-best num">Your best {formatScore(scenario.bestScore)}</span>
            </>
          )}
        </p>
        {error !== null && (
          <div className="lib-error">
            <ErrorState title={error}>No session was used. Try again, or pick another scenario.</ErrorState>
          </div>
        )}
      </div>
      <ul className="lib-learn">
        {scenario.learningObjectives.slice(0, OBJECTIVES_SHOWN).map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
        {further > 0 && <li className="lib-plus">+{further} more</li>}
      </ul>
      <span className="lib-go">
        {busy ? (
          <output>Starting...</output>
        ) : (
          <span aria-hidden="true">
            Start <Icon of={ArrowRight} />
          </span>
        )}
      </span>
    </li>
  );
}
