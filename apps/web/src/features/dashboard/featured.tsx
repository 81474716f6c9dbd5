import { sentenceCase, titleCase } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { ErrorState, FormError, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';
import { featuredQuery } from './api/dashboard-queries';

/** The first 4 scenarios, each with a Start button (product §7.6). */
export function Featured() {
  const navigate = useNavigate();
  const featured = useQuery(featuredQuery());
  const start = useStartConversation((conversation) => void navigate(`/coaching-sessions/${conversation._id}`));
  if (featured.isPending) return <Ghost label="Loading featured scenarios..." />;
  if (featured.isError) return <ErrorState title={messageOf(featured.error, 'Failed to fetch featured scenarios')} />;
  const { items, page } = featured.data;
  if (items.length === 0) return <p className="muted">No scenarios available.</p>;
  return (
    <>
      <header>
        <h2 className="sec">Featured scenarios</h2>
        <Link className="more" to="/coaching-sessions">
          Browse all {page.total}
        </Link>
      </header>
      <FormError message={start.isError ? messageOf(start.error, 'Failed to start coaching session') : undefined} />
      <ul className="feat">
        {items.map((scenario) => (
          <li key={scenario._id}>
            <h3>{scenario.title}</h3>
            <p>
              <DifficultyTicks difficulty={scenario.difficulty} /> {titleCase(scenario.category)},{' '}
              {sentenceCase(scenario.stakeholderType).toLowerCase()}
            </p>
            <Button
              size="sm"
              disabled={start.isPending}
              aria-label={`Start ${scenario.title}`}
              onClick={() => start.mutate(scenario._id)}
            >
              Start
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
