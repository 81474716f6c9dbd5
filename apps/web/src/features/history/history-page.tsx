import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { EmptyState, ErrorState, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { totalsQuery } from '@/lib/conversations';
import { historyQuery } from './api/history';
import { HistoryTable } from './components/history-table';
import { HistoryTotals } from './components/history-totals';
import './history.css';

const FAILED = 'Failed to fetch coaching history';

function NothingYet() {
  return (
    <EmptyState
      title="No conversations yet"
      level={2}
      action={
        <div className="hist-ways">
          <LinkButton tone="ink" to="/coaching-sessions">
            Browse Scenarios
          </LinkButton>
          <LinkButton to="/learning-tracks">Learning Tracks</LinkButton>
        </div>
      }
    >
      Every conversation you hold is kept here with its score and the words behind it. Pick someone to face, or follow a
      track from its first scenario.
    </EmptyState>
  );
}

function History() {
  const history = useInfiniteQuery(historyQuery());
  const totals = useQuery(totalsQuery()).data;
  if (history.data === undefined) {
    return history.error === null ? (
      <Ghost label="Loading coaching history..." lines={4} />
    ) : (
      <ErrorState
        title={messageOf(history.error, FAILED)}
        action={
          <Button size="sm" onClick={() => void history.refetch()}>
            Try Again
          </Button>
        }
      >
        Your conversations are safe. The list could not be read just now.
      </ErrorState>
    );
  }
  const conversations = history.data.pages.flatMap((page) => page.items);
  if (conversations.length === 0) return <NothingYet />;
  return (
    <>
      <HistoryTable conversations={conversations} />
      {history.isFetchNextPageError && (
        <div className="hist-more">
          <ErrorState title={messageOf(history.error, FAILED)} />
        </div>
      )}
      {history.hasNextPage && (
        <div className="hist-more">
          <span className="muted num">
            {conversations.length}
            {totals === undefined ? '' : ` of ${totals.total}`} shown
          </span>
          <Button onClick={() => void history.fetchNextPage()} disabled={history.isFetchingNextPage}>
            {history.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
      {totals !== undefined && <HistoryTotals totals={totals} />}
    </>
  );
}

interface HistoryPageProps {
  /** How each skill went, above the list. */
  readonly trend: ReactNode;
}

/** /coaching-history, 'Your Progress & History' (product §14.1). */
export function HistoryPage({ trend }: HistoryPageProps) {
  return (
    <div className="wrap">
      <PageHeader title="Your Progress & History">Every conversation, its score, and the words behind it.</PageHeader>
      <div className="hist-trend">{trend}</div>
      <div className="hist-body">
        <History />
      </div>
    </div>
  );
}
