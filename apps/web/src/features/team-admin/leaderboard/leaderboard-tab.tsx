import type { MemberStats, TeamDashboard, TeamLeaderboard } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { Score } from '@/components/score';
import { EmptyState, ErrorState, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { countOf, formatScore } from '@/lib/format';
import { useSession } from '@/lib/session';
import { teamLeaderboardQuery } from '../api/team-queries';

/** The places that stand out, ties and all (product §18.8). */
const HIGHLIGHTED = 3;

interface BoardProps {
  readonly rows: TeamLeaderboard['leaderboard'];
  /** Of the reader. */
  readonly ownId: string | undefined;
}

function Board({ rows, ownId }: BoardProps) {
  return (
    <table className="ta-board num">
      <caption className="sr">Members by completed simulations, then by average score</caption>
      <thead>
        <tr>
          <th scope="col">Position</th>
          <th scope="col">Name</th>
          <th scope="col">Simulations completed</th>
          <th scope="col">Average score</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ position, memberId, name, completedSimulations, averageScore }) => (
          <tr key={memberId} className={position <= HIGHLIGHTED ? 'ta-top' : undefined}>
            <td>{position}</td>
            <th scope="row">
              {name}
              {memberId === ownId && <span className="muted"> (you)</span>}
            </th>
            <td className="ta-simulations" data-label="Simulations completed">
              {completedSimulations}
            </td>
            <td>
              <Score score={averageScore} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MostImproved({
  rows,
  ownId,
}: {
  readonly rows: TeamLeaderboard['mostImproved'];
  readonly ownId: string | undefined;
}) {
  return (
    <section aria-labelledby="most-improved">
      <h2 className="label" id="most-improved">
        Most improved
      </h2>
      {rows.length === 0 ? (
        <p className="muted text-pretty">Shown once somebody with at least four scores has improved.</p>
      ) : (
        <ol className="ta-improved num">
          {rows.map(({ memberId, name, before, now, gain }) => (
            <li key={memberId}>
              <span>
                {name}
                {memberId === ownId && <span className="muted"> (you)</span>}
              </span>
              <b>+{formatScore(gain)}</b>
              <span className="muted">
                {formatScore(before)} <span aria-hidden="true">→</span>
                <span className="sr">to</span> {formatScore(now)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const isHidden = ({ status, scoresShared }: MemberStats): boolean => status === 'active' && !scoresShared;

/** Places, simulations and averages of those who share their scores, and who gained most (product §18.14). */
export function LeaderboardTab({ dashboard: { memberStats } }: { readonly dashboard: TeamDashboard }) {
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useQuery(teamLeaderboardQuery());
  if (data === undefined) {
    return error === null ? (
      <Ghost label="Loading the leaderboard..." lines={4} />
    ) : (
      <ErrorState
        title={messageOf(error, 'Failed to load the leaderboard')}
        action={
          <Button size="sm" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      >
        Nobody’s scores have changed. They could not be read just now.
      </ErrorState>
    );
  }
  const { leaderboard, mostImproved } = data;
  const ownId = memberStats.find(({ email, status }) => status === 'active' && email === user?.email)?._id;
  const hidden = memberStats.filter(isHidden).length;
  if (leaderboard.length === 0) {
    return (
      <EmptyState title="Nobody is in the leaderboard yet" level={2}>
        Whoever completes a conversation and shares their scores stands here, by conversations completed and average
        score.
      </EmptyState>
    );
  }
  return (
    <div className="ta-cols">
      <div>
        <Board rows={leaderboard} ownId={ownId} />
        <p className="muted ta-note text-pretty">
          By simulations completed, then by average score; whoever is level shares a place.
          {hidden > 0 && ` ${countOf(hidden, 'member keeps', 'members keep')} their scores out of it.`}
        </p>
      </div>
      <aside className="ta-notes">
        <MostImproved rows={mostImproved} ownId={ownId} />
      </aside>
    </div>
  );
}
