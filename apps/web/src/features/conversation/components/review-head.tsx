import type { Conversation } from '@parley/shared';
import { RotateCcw } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { ExportButton } from '@/components/export-button';
import { Icon } from '@/components/icon';
import { ErrorState } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';
import { MarkdownButton } from './markdown-button';

/** Back to the history, the same scenario once more, and the report to take away. */
export function ReviewHead({ conversation }: { readonly conversation: Conversation }) {
  const { _id: conversationId, scenario, completedAt, startedAt, feedback } = conversation;
  const navigate = useNavigate();
  const start = useStartConversation((conversation) => void navigate(`/coaching-sessions/${conversation._id}`));
  return (
    <>
      <div className="review-head">
        <Link to="/coaching-history">Your Progress &amp; History</Link>
        <div className="review-acts">
          {feedback !== null && <MarkdownButton conversation={conversation} />}
          <Button size="sm" onClick={() => start.mutate(scenario._id)} disabled={start.isPending}>
            <Icon of={RotateCcw} /> {start.isPending ? 'Starting...' : 'Rehearse again'}
          </Button>
          {feedback !== null && (
            <ExportButton report={{ conversationId, title: scenario.title, day: completedAt ?? startedAt }} />
          )}
        </div>
      </div>
      {start.isError && (
        <div className="review-error">
          <ErrorState title={messageOf(start.error, 'Failed to start coaching session')}>
            No session was used.
          </ErrorState>
        </div>
      )}
    </>
  );
}
