import type { Conversation } from '@parley/shared';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { usePageHeading } from '@/components/page';
import { ErrorState, Ghost } from '@/components/states';
import { ApiError, messageOf } from '@/lib/api';
import { conversationQuery } from '@/lib/conversations';
import { useEndConversation } from './api/finish-conversation';
import { AnalysisScreen } from './components/analysis-screen';
import { ConversationScreen } from './components/conversation-screen';
import { branchPath } from './rewind/paths';
import './conversation.css';

const ReportScreen = lazy(async () => ({ default: (await import('./components/report-screen')).ReportScreen }));

const END_FAILED = 'Failed to end simulation';
const NOT_FOUND = "This conversation doesn't exist or might have been deleted. Please try another simulation.";

function Loading({ label }: { readonly label: string }) {
  return (
    <div className="wrap dialogue-state">
      <Ghost label={label} lines={3} />
    </div>
  );
}

function LoadFailed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const missing = error instanceof ApiError && error.status === 404;
  const heading = usePageHeading(missing ? 'Conversation not found' : 'Conversation');
  return (
    <div className="wrap dialogue-state">
      <h1 className="sr" ref={heading} tabIndex={-1}>
        Conversation
      </h1>
      {missing ? (
        <ErrorState title={NOT_FOUND} action={<LinkButton to="/coaching-sessions">Browse Scenarios</LinkButton>} />
      ) : (
        <ErrorState
          title={messageOf(error, 'Failed to load simulation')}
          action={
            <Button size="sm" onClick={onRetry}>
              Try Again
            </Button>
          }
        >
          Your conversation is safe. Nothing was lost.
        </ErrorState>
      )}
    </div>
  );
}

/** Notices an analysis that ended without feedback: the conversation is open again (product §9.2). */
function useFailedAnalysis({ isAnalysing, status }: Conversation): boolean {
  const [seen, setSeen] = useState({ isAnalysing, failed: false });
  if (seen.isAnalysing !== isAnalysing) setSeen({ isAnalysing, failed: !isAnalysing && status === 'in_progress' });
  return seen.failed;
}

interface ConversationPageProps {
  /** What to practise next, below a report. */
  readonly next: ReactNode;
}

function Simulation({ conversation, next }: ConversationPageProps & { readonly conversation: Conversation }) {
  const end = useEndConversation(conversation._id);
  const analysisFailed = useFailedAnalysis(conversation);
  if (conversation.status !== 'in_progress') {
    return (
      <Suspense fallback={<Loading label="Loading your report..." />}>
        <ReportScreen conversation={conversation} next={next} />
      </Suspense>
    );
  }
  if (end.isPending || conversation.isAnalysing) return <AnalysisScreen conversation={conversation} />;
  const endError = end.isError ? messageOf(end.error, END_FAILED) : analysisFailed ? END_FAILED : null;
  return <ConversationScreen conversation={conversation} onEnd={() => end.mutate()} endError={endError} />;
}

/** /coaching-sessions/{id}: a conversation being held, analysed or read again (product §9, §12.9). */
export function ConversationPage({ next }: ConversationPageProps) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(conversationQuery(id));
  if (data?.branchOf) return <Navigate to={branchPath(data.branchOf.conversationId, id)} replace />;
  if (data !== undefined) return <Simulation key={id} conversation={data} next={next} />;
  return error === null ? (
    <Loading label="Loading simulation..." />
  ) : (
    <LoadFailed error={error} onRetry={() => void refetch()} />
  );
}
