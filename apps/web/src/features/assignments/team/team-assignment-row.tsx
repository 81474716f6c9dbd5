import type { TeamAssignment } from '@parley/shared';
import { Check } from 'lucide-react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import { Score } from '@/components/score';
import { countOf, formatDate } from '@/lib/format';
import { doneCount, dueDate, dueWords, kindWord } from '../words';

type Asked = TeamAssignment['members'][number];

interface RowProps {
  readonly assignment: TeamAssignment;
  readonly now: Date;
  /** Where it can be ended. */
  readonly onEnd?: () => void;
}

function timeWords({ state, dueOn }: TeamAssignment, now: Date): string {
  if (state === 'running') return dueWords(dueOn, now);
  return state === 'ended' ? `Ended before ${dueDate(dueOn, now)}` : `Was due by ${dueDate(dueOn, now)}`;
}

/** 'of everybody', 'of 3 people', 'of Priya Raman' */
function askedOf({ everybody, members }: TeamAssignment): string {
  if (everybody) return 'of everybody';
  const [only] = members;
  return members.length === 1 && only !== undefined
    ? `of ${only.name}`
    : `of ${countOf(members.length, 'person', 'people')}`;
}

function Standing({ asked: { doneAt, completed, of }, now }: { readonly asked: Asked; readonly now: Date }) {
  if (doneAt !== null) {
    return (
      <span className="stat text-good">
        <Icon of={Check} />
        Done {formatDate(new Date(doneAt), now)}
      </span>
    );
  }
  return <span className="muted">{completed === 0 ? 'Not done yet' : `${completed} of ${of} done`}</span>;
}

function Best({ asked: { scoresShared, bestScore } }: { readonly asked: Asked }) {
  return scoresShared ? <Score score={bestScore} /> : <span className="muted">Kept private</span>;
}

function Members({ assignment: { title, members }, now }: Pick<RowProps, 'assignment' | 'now'>) {
  return (
    <table className="asg-members num">
      <caption className="sr">Who is asked for {title}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Standing</th>
          <th scope="col">Best score</th>
        </tr>
      </thead>
      <tbody>
        {members.map((asked) => (
          <tr key={asked.memberId}>
            <th scope="row">{asked.name}</th>
            <td>
              <Standing asked={asked} now={now} />
            </td>
            <td>
              <Best asked={asked} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One thing that the team is asked for: how many have done it and, opened, who (product §25.4). */
export function TeamAssignmentRow({ assignment, now, onEnd }: RowProps) {
  const { title, note, askedBy, askedAt, members } = assignment;
  const done = doneCount(assignment);
  return (
    <li>
      <div className="asg-what">
        <h3>{title}</h3>
        <p className="asg-meta">
          {kindWord(assignment)}. <b>{timeWords(assignment, now)}.</b> Asked {askedOf(assignment)} by {askedBy} on{' '}
          {formatDate(new Date(askedAt), now)}.
        </p>
        {note !== '' && <p className="asg-note">{note}</p>}
        {members.length > 0 ? (
          <details>
            <summary>Who has done it</summary>
            <Members assignment={assignment} now={now} />
          </details>
        ) : (
          <p className="asg-meta">Nobody who was asked is in the team any more.</p>
        )}
      </div>
      <p className="asg-figure num">
        <b>{done}</b> of {members.length} done
      </p>
      {onEnd !== undefined && (
        <Button size="sm" onClick={onEnd}>
          End<span className="sr"> {title}</span>
        </Button>
      )}
    </li>
  );
}
