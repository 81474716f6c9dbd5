import './recommendations.css';
import { sentenceCase } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { DifficultyTicks } from '@/components/difficulty-ticks';
import { FormError } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';
import { recommendationsQuery } from './recommendations-query';

/** What to practise next, each with its reason (product §22). What has not arrived, or could not be read, is not shown. */
export function Recommendations() {
  const titleId = useId();
  const navigate = useNavigate();
  const { data } = useQuery(recommendationsQuery());
  const start = useStartConversation(({ _id }) => void navigate(`/coaching-sessions/${_id}`));
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="next" aria-labelledby={titleId}>
      <h2 className="sec" id={titleId}>
        What to practise next
      </h2>
      <FormError message={start.isError ? messageOf(start.error, 'Failed to start coaching session') : undefined} />
      <ul>
        {data.map(({ scenario, reason }) => (
          <li key={scenario._id}>
            <h3>{scenario.title}</h3>
            <p className="next-why num">{reason.text}</p>
            <p className="next-kind">
              <DifficultyTicks difficulty={scenario.difficulty} /> {sentenceCase(scenario.stakeholderType)}
            </p>
            <Button size="sm" disabled={start.isPending} onClick={() => start.mutate(scenario._id)}>
              {start.isPending && start.variables === scenario._id ? 'Starting...' : 'Start'}
              <span className="sr"> {scenario.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
