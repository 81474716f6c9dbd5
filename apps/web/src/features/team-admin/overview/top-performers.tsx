import type { TeamDashboard } from '@parley/shared';
import { Score } from '@/components/score';
import { countOf } from '@/lib/format';

const SHOWN = 3;

interface TopPerformersProps {
  readonly leaderboard: TeamDashboard['leaderboard'];
  readonly onMore: () => void;
}

/** The first three of the leaderboard (product §18.8). */
export function TopPerformers({ leaderboard, onMore }: TopPerformersProps) {
  return (
    <section aria-labelledby="top-performers">
      <h2 className="label" id="top-performers">
        Top performers
      </h2>
      {leaderboard.length === 0 ? (
        <p className="muted text-pretty">The three who practise most stand here once a conversation is completed.</p>
      ) : (
        <>
          <ol className="ta-three num">
            {leaderboard.slice(0, SHOWN).map(({ position, memberId, name, completedSimulations, averageScore }) => (
              <li key={memberId}>
                <span className="ta-place">{position}</span>
                <span>
                  {name}
                  <span className="muted">{countOf(completedSimulations, 'simulation')}</span>
                </span>
                <Score score={averageScore} />
              </li>
            ))}
          </ol>
          {leaderboard.length > SHOWN && (
            <button type="button" className="ta-resend" onClick={onMore}>
              Whole leaderboard
            </button>
          )}
        </>
      )}
    </section>
  );
}
