import type { CreditLine } from '@parley/shared';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { EmptyState, ErrorState, Ghost } from '@/components/states';
import { messageOf } from '@/lib/api';
import { formatDate } from '@/lib/format';
import { useCredits } from '../api/credits';
import { SettingsSection } from '../settings-section';

const FAILED = 'Failed to load your session history';

/** '+20', '−1' */
const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `${amount}`.replace('-', '−'));

function Line({ line: { kind, amount, reason, at, conversationId, balanceAfter } }: { readonly line: CreditLine }) {
  return (
    <tr data-kind={kind}>
      <td className="muted num">
        <time dateTime={at}>{formatDate(new Date(at))}</time>
      </td>
      <td>
        {conversationId === undefined ? reason : <Link to={`/coaching-sessions/${conversationId}`}>{reason}</Link>}
      </td>
      <td className="num">{balanceAfter === null && amount === 0 ? '' : signed(amount)}</td>
      <td className="muted num">{balanceAfter ?? 'unlimited'}</td>
    </tr>
  );
}

function Ledger() {
  const credits = useCredits();
  if (credits.data === undefined) {
    if (!credits.isError) return <Ghost label="Loading your session history..." />;
    return (
      <ErrorState
        title={messageOf(credits.error, FAILED)}
        action={<Button onClick={() => void credits.refetch()}>Try Again</Button>}
      >
        Your sessions are as they were.
      </ErrorState>
    );
  }
  const lines = credits.data.pages.flatMap(({ items }) => items);
  if (lines.length === 0)
    return <EmptyState title="Nothing yet">Every session you get or begin is written down here.</EmptyState>;
  return (
    <>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col">Sessions</th>
            <th scope="col">Left</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line._id} line={line} />
          ))}
        </tbody>
      </table>
      {credits.isFetchNextPageError && <ErrorState title={messageOf(credits.error, FAILED)} />}
      {credits.hasNextPage && (
        <div className="mt-4">
          <Button disabled={credits.isFetchingNextPage} onClick={() => void credits.fetchNextPage()}>
            {credits.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where sessions came from and what they went to (product §5.4). */
export function LedgerSection() {
  return (
    <SettingsSection title="Session history" lead="Every session you were given, used, got back or let lapse.">
      <Ledger />
    </SettingsSection>
  );
}
