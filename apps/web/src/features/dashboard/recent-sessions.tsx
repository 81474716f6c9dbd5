import type { ConversationSummary } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { Score } from '@/components/score';
import { EmptyState, ErrorState, Ghost } from '@/components/states';
import { StatusBadge } from '@/components/status-badge';
import { messageOf } from '@/lib/api';
import { formatWhen } from '@/lib/format';
import { latestQuery } from './api/dashboard-queries';

function Row({ conversation, now }: { readonly conversation: ConversationSummary; readonly now: Date }) {
  return (
    <tr>
      <td className="t">
        <Link to={`/coaching-sessions/${conversation._id}`}>{conversation.scenario.title}</Link>
        <span>{conversation.stakeholderPersona.name}</span>
      </td>
      <td className="when">{formatWhen(new Date(conversation.startedAt), now)}</td>
      <td className="st">
        <StatusBadge status={conversation.status} />
      </td>
      <td className="sc">
        <Score score={conversation.feedback?.overallScore ?? null} />
      </td>
    </tr>
  );
}

/** The 5 most recent sessions (product §7.4). */
export function RecentSessions({ total, now }: { readonly total: number | undefined; readonly now: Date }) {
  const recent = useQuery(latestQuery());
  if (recent.isPending) return <Ghost label="Loading recent coaching sessions..." />;
  if (recent.isError) {
    return (
      <ErrorState
        title={messageOf(recent.error, 'Failed to fetch recent coaching sessions')}
        action={<Button onClick={() => void recent.refetch()}>Try Again</Button>}
      >
        They are safe. Only the list did not arrive.
      </ErrorState>
    );
  }
  if (recent.data.length === 0) {
    return (
      <EmptyState
        level={2}
        title="Ready to start coaching?"
        action={
          <LinkButton tone="ink" to="/coaching-sessions">
            Browse Scenarios
          </LinkButton>
        }
      >
        Pick someone to face. The first conversation takes about 20 minutes.
      </EmptyState>
    );
  }
  return (
    <>
      <header>
        <h2 className="sec">Recent coaching sessions</h2>
        <Link className="more" to="/coaching-history">
          All {total}
        </Link>
      </header>
      <table className="log">
        <thead>
          <tr>
            <th scope="col">Scenario</th>
            <th scope="col">Started</th>
            <th scope="col">Status</th>
            <th scope="col" className="sc">
              Score
            </th>
          </tr>
        </thead>
        <tbody>
          {recent.data.map((conversation) => (
            <Row key={conversation._id} conversation={conversation} now={now} />
          ))}
        </tbody>
      </table>
    </>
  );
}
