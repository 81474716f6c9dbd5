import type { ConversationTotals } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatScore } from '@/lib/format';
import { hardQuery } from './api/dashboard-queries';
import { challengeAmong, libraryPathOf, readinessOf } from './challenge';

/** 'Ready for a Challenge?', for those whose average says so (product §7.11). */
export function ChallengeNote({ totals }: { readonly totals: ConversationTotals }) {
  const readiness = readinessOf(totals);
  const { data: hard } = useQuery({ ...hardQuery(), enabled: readiness !== null });
  if (readiness === null) return null;
  const scenario = challengeAmong(hard ?? []);
  return (
    <section>
      <h2>Ready for a Challenge?</h2>
      <p>
        Your average is <span className="num">{formatScore(totals.averageScore ?? 0)}</span>.{' '}
        {readiness === 'strong'
          ? 'The easy ones have little left to teach you: go straight to the hardest.'
          : 'Try one that is rated hard.'}
      </p>
      <p className="mt-2">
        {scenario === undefined ? (
          <Link className="more" to="/coaching-sessions?difficulty=hard">
            Hard scenarios
          </Link>
        ) : (
          <Link className="more" to={libraryPathOf(scenario)}>
            {scenario.title}
          </Link>
        )}
      </p>
    </section>
  );
}
