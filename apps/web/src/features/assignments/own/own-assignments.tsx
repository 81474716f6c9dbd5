import '../assignments.css';
import type { OwnAssignment } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { Check } from 'lucide-react';
import { Button, LinkButton } from '@/components/button';
import { Icon } from '@/components/icon';
import { Score } from '@/components/score';
import { FormError } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';
import { usePlan } from '@/lib/plan';
import { trackPath } from '@/lib/starter-kits';
import { useNow } from '@/lib/use-now';
import { ownAssignmentsQuery } from '../api/own-assignments';
import { dueWords, trackWords } from '../words';

interface RowProps {
  readonly assignment: OwnAssignment;
  readonly now: Date;
  readonly start: ReturnType<typeof useStartConversation>;
}

/** The way to do it, or that it is done. */
function Action({ assignment: { kind, slug, title, doneAt, completed }, start }: RowProps) {
  if (doneAt !== null) {
    return (
      <span className="stat text-good">
        <Icon of={Check} />
        Done
      </span>
    );
  }
  if (kind === 'track') {
    return (
      <LinkButton to={trackPath(slug)}>
        {completed === 0 ? 'Open Track' : 'Continue'}
        <span className="sr"> {title}</span>
      </LinkButton>
    );
  }
  return (
    <Button disabled={start.isPending} onClick={() => start.mutate(slug)}>
      {start.isPending && start.variables === slug ? 'Starting...' : 'Start'}
      <span className="sr"> {title}</span>
    </Button>
  );
}

function Row(props: RowProps) {
  const { assignment, now } = props;
  const { title, note, dueOn, askedBy, bestScore, doneAt } = assignment;
  const onTheWay = trackWords(assignment);
  return (
    <li>
      <div className="line-who">
        <b>{askedBy}</b>
        <span>asks</span>
      </div>
      <div>
        <h3>{title}</h3>
        {note !== '' && <p className="asg-note">{note}</p>}
        <p className="asg-meta num">
          {doneAt === null && <b>{dueWords(dueOn, now)}.</b>} {onTheWay !== null && `${onTheWay}. `}
          {bestScore !== null && (
            <>
              {assignment.of === 1 ? 'Best score' : 'Average of the best scores'} <Score score={bestScore} />
            </>
          )}
        </p>
      </div>
      <Action {...props} />
    </li>
  );
}

/** Who keeps scores private shows whether it is done, and no more (product §25.4). */
function seenByAdmins(assignments: readonly OwnAssignment[]): string {
  const seen = assignments.some(({ scoresShared }) => scoresShared)
    ? 'whether it is done and your best score'
    : 'whether it is done';
  return `Your team’s admins see ${seen}, never what was said.`;
}

/** What one's team asks for, before everything one could choose (product §25.6). What could not be read is not shown. */
export function OwnAssignments() {
  const now = useNow();
  const navigate = useNavigate();
  const isInTeam = (usePlan().data?.team ?? null) !== null;
  const { data } = useQuery({ ...ownAssignmentsQuery(), enabled: isInTeam });
  const start = useStartConversation(({ _id }) => void navigate(`/coaching-sessions/${_id}`));
  if (!isInTeam || data === undefined || data.length === 0) return null;
  return (
    <section className="asg asg-own" aria-labelledby="asked">
      <header>
        <h2 className="sec" id="asked">
          Your team asks
        </h2>
        <p>{seenByAdmins(data)}</p>
      </header>
      <FormError message={start.isError ? messageOf(start.error, 'Failed to start coaching session') : undefined} />
      <ul className="asg-list">
        {data.map((assignment) => (
          <Row key={assignment._id} assignment={assignment} now={now} start={start} />
        ))}
      </ul>
    </section>
  );
}
