import type { Plan } from '@parley/shared';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '@/components/button';
import { Icon } from '@/components/icon';
import { PageHeader } from '@/components/page';
import { countOf } from '@/lib/format';
import { usePlan, whyNothingBegins } from '@/lib/plan';
import type { LibraryFigures } from '../filters';

function SessionsLeft({ plan }: { readonly plan: Plan | undefined }): ReactNode {
  const opening = 'Pick who you have to face.';
  if (plan === undefined) return <>{opening} The conversation begins at once and uses one session.</>;
  const why = whyNothingBegins(plan);
  if (why !== null) {
    return (
      <>
        {why}, so nothing new can begin. What you have begun can be finished and read.{' '}
        <Link to="/pricing">See the plans</Link>
      </>
    );
  }
  if (plan.creditsTotal === null) return <>{opening} The conversation begins at once.</>;
  const left = plan.creditsTotal - plan.creditsUsed;
  return (
    <>
      {opening} The conversation begins at once and uses{' '}
      {left === 1 ? 'your last session' : <>one of your {countOf(left, 'session')}</>}.
    </>
  );
}

/** Title, how many sessions are left, and the two other ways to a conversation. */
export function LibraryHead() {
  const plan = usePlan().data;
  return (
    <PageHeader
      title="Browse Scenarios"
      actions={
        <>
          <LinkButton to="/learning-tracks">Learning Tracks</LinkButton>
          <LinkButton to="/custom-scenarios/new">
            <Icon of={Plus} /> Create Custom
          </LinkButton>
        </>
      }
    >
      <SessionsLeft plan={plan} />
    </PageHeader>
  );
}

/** How much there is, counted. */
export function LibraryStats({ figures }: { readonly figures: LibraryFigures }) {
  const rows: readonly (readonly [number, string, string])[] = [
    [figures.scenarios, 'scenario', 'scenarios'],
    [figures.stakeholderTypes, 'stakeholder type', 'stakeholder types'],
    [figures.categories, 'category', 'categories'],
    [figures.difficulties, 'difficulty level', 'difficulty levels'],
  ];
  return (
    <ul className="lib-figs num" aria-label="The library in figures">
      {rows.map(([count, one, many]) => (
        <li key={many}>
          <b>{count}</b> <span>{count === 1 ? one : many}</span>
        </li>
      ))}
    </ul>
  );
}
