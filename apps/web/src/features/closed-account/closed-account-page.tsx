import type { Closing } from '@parley/shared';
import { Button } from '@/components/button';
import { PageHeader } from '@/components/page';
import { FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { formatDate, formatLongDate } from '@/lib/format';
import { useReopenAccount } from './api/reopen-account';

interface ClosedAccountPageProps {
  readonly closing: Closing;
  readonly onSignOut: () => void;
}

/** In place of every page behind the sign-in while the account is closed (product §4.13): until when, and the way back. */
export function ClosedAccountPage({ closing, onSignOut }: ClosedAccountPageProps) {
  const reopen = useReopenAccount();
  const day = formatLongDate(new Date(closing.erasedAt));
  return (
    <div className="wrap">
      <PageHeader title="Your account is closed">
        You closed it on {formatDate(new Date(closing.closedAt))}. Everything is still here, and is erased on {day}.
      </PageHeader>
      <div className="over mt-6 grid justify-items-start gap-4">
        <p className="max-w-(--measure) font-serif text-lg leading-text text-pretty">
          Reopen it and go on where you were: your conversations, reports, templates and sessions left are as you left
          them. To take your data away, reopen it, download it in the settings, and close it again.
        </p>
        <FormError
          message={
            reopen.isError ? messageOf(reopen.error, 'Failed to reopen your account. Please try again.') : undefined
          }
        />
        <div className="flex flex-wrap gap-2">
          <Button
            tone="ink"
            disabled={reopen.isPending}
            onClick={() => reopen.mutate(undefined, { onSuccess: () => showToast('Your account is open again.') })}
          >
            {reopen.isPending ? 'Reopening...' : 'Reopen My Account'}
          </Button>
          <Button onClick={onSignOut}>Sign Out</Button>
        </div>
      </div>
    </div>
  );
}
