import '../assignments.css';
import type { TeamAssignment } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { EmptyState, ErrorState, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useNow } from '@/lib/use-now';
import { teamAssignmentsQuery } from '../api/team-assignments';
import { AskTeam } from './ask-team';
import type { Askable } from './draft';
import { EndAssignment } from './end-assignment';
import { TeamAssignmentRow } from './team-assignment-row';

interface ListProps {
  readonly assignments: readonly TeamAssignment[];
}

/** What runs, and what does no more, folded away. */
function Lists({ assignments }: ListProps) {
  const now = useNow();
  const [ending, setEnding] = useState<TeamAssignment | null>(null);
  const running = assignments.filter(({ state }) => state === 'running');
  const past = assignments.filter(({ state }) => state !== 'running');
  return (
    <>
      {running.length > 0 && (
        <ul className="asg-list">
          {running.map((assignment) => (
            <TeamAssignmentRow
              key={assignment._id}
              assignment={assignment}
              now={now}
              onEnd={() => setEnding(assignment)}
            />
          ))}
        </ul>
      )}
      {past.length > 0 && (
        <details className="asg-past">
          <summary>Earlier ({past.length})</summary>
          <ul className="asg-list">
            {past.map((assignment) => (
              <TeamAssignmentRow key={assignment._id} assignment={assignment} now={now} />
            ))}
          </ul>
        </details>
      )}
      <EndAssignment assignment={ending} now={now} onClose={() => setEnding(null)} />
    </>
  );
}

/** What the team is asked to practise, who has done it, and asking for more (product §25.6). For its admins. */
export function TeamAssignments({ members }: { readonly members: readonly Askable[] }) {
  const { data, error, refetch, isFetching } = useQuery(teamAssignmentsQuery());
  return (
    <section className="asg" aria-labelledby="assignments">
      <header>
        <h2 className="sec" id="assignments">
          Assignments
        </h2>
        <p>
          Ask for a track or a scenario by a day. You see who has done it and, unless they keep their scores private,
          their best score; never what was said.
        </p>
        <AskTeam members={members} />
      </header>
      {data === undefined && error === null && <Ghost label="Loading assignments..." />}
      {data === undefined && error !== null && (
        <ErrorState
          title={messageOf(error, 'Failed to load assignments')}
          action={
            <Button size="sm" disabled={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          What your team was asked for still stands. The list could not be read just now.
        </ErrorState>
      )}
      {data !== undefined && data.every(({ state }) => state !== 'running') && (
        <EmptyState title="Nothing is asked of your team right now">
          Choose a conversation that is coming up for them, or a whole track, and the day it should be done by.
        </EmptyState>
      )}
      {data !== undefined && <Lists assignments={data} />}
    </section>
  );
}
