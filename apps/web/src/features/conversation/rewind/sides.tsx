import type { ComparedTurn, Comparison } from '@parley/shared';
import type { ReactNode } from 'react';
import type { ShownTurn } from './turns';
import { trustWords } from './words';

interface CellProps {
  readonly side: string;
  readonly turn: ShownTurn | undefined;
  readonly name: string;
  readonly compared: ComparedTurn | undefined;
  /** What stands where no reply does. */
  readonly missing: string | null;
  readonly children?: ReactNode;
}

function Cell({ side, turn, name, compared, missing, children }: CellProps) {
  return (
    <article className="branch-cell" aria-label={turn === undefined ? side : `${side}, message ${turn.said.number}`}>
      <p className="branch-side label" aria-hidden="true">
        {side}
      </p>
      {turn !== undefined && (
        <div className="you">
          <p className="dialogue-words">{turn.said.text}</p>
          {turn.said.note !== null && (
            <p className="stage">({turn.said.note === 'sending' ? 'Sending.' : 'Not sent.'})</p>
          )}
        </div>
      )}
      {turn?.reply && (
        <div className="them">
          <p className="branch-who label">{name}</p>
          <p className="dialogue-words">
            {turn.reply.text}
            {turn.reply.note === 'speaking' && <span className="dialogue-caret" aria-hidden="true" />}
          </p>
          {turn.reply.notice !== null && <p className="stage">{turn.reply.notice}</p>}
        </div>
      )}
      {turn !== undefined && turn.reply === null && missing !== null && <p className="stage">{missing}</p>}
      {compared !== undefined && <p className="branch-trust num">{trustWords(compared)}</p>}
      {children}
    </article>
  );
}

interface SidesProps {
  readonly name: string;
  readonly original: readonly ShownTurn[];
  readonly branch: readonly ShownTurn[];
  readonly comparison: Comparison | undefined;
  /** The stakeholder reads the last line of the branch. */
  readonly waiting: boolean;
  /** Why the last line has no answer, and what to do. */
  readonly failure: ReactNode;
  /** Where the next line is written, or why none can be; null when nothing more is to be said now. */
  readonly next: ReactNode;
}

/** Both lines, both reactions, turn by turn: side by side, on a phone one under the other. */
export function Sides({ name, original, branch, comparison, waiting, failure, next }: SidesProps) {
  const rows = Math.max(1, branch.length + (next === null ? 0 : 1));
  return (
    <section
      className={branch.length === 0 ? 'branch-sides branch-sides-new over' : 'branch-sides over'}
      aria-labelledby="h-sides"
    >
      <h2 className="sr" id="h-sides">
        Both lines
      </h2>
      {Array.from({ length: rows }, (_, row) => {
        const last = row === branch.length - 1;
        const said = original[row];
        return (
          <div className="branch-row" key={said?.said.key ?? `row-${row}`}>
            {said === undefined ? (
              <p className="branch-cell stage">(The conversation had ended here.)</p>
            ) : (
              <Cell
                side="What you said"
                turn={said}
                name={name}
                compared={comparison?.original[row]}
                missing={`(${name} had no time to answer.)`}
              />
            )}
            <Cell
              side="What you tried"
              turn={branch[row]}
              name={name}
              compared={comparison?.branch[row]}
              missing={last && waiting ? `(${name} is reading what you wrote.)` : null}
            >
              {last && failure}
              {row === branch.length && next}
            </Cell>
          </div>
        );
      })}
    </section>
  );
}
