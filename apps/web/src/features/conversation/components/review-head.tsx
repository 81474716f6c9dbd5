import { RotateCcw } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import { ErrorState } from '@/components/states';
import { messageOf } from '@/lib/api';
import { useStartConversation } from '@/lib/conversations';

/** Back to the history, and the same scenario once more. */
export function ReviewHead({ scenarioId }: { readonly scenarioId: string }) {
  const navigate = useNavigate();
  const start = useStartConversation((conversation) => void navigate(`/coaching-sessions/${conversation._id}`));
  return (
    <>
      <div className="review-head">
        <Link to="/coaching-history">Your Progress &amp; History</Link>
        <Button size="sm" onClick={() => start.mutate(scenarioId)} disabled={start.isPending}>
          <Icon of={RotateCcw} /> {start.isPending ? 'Starting...' : 'Rehearse again'}
        </Button>
      </div>
      {start.isError && (
        <div className="review-error">
          <ErrorState title={messageOf(start.error, 'Failed to start coaching session')}>No session was used.</ErrorState>
        </div>
      )}
    </>
  );
}
