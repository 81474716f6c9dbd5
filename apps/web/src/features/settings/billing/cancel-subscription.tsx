import type { Plan, SubscriptionAnswer } from '@parley/shared';
import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { useBrand } from '@/lib/config';
import { formatLongDate } from '@/lib/format';
import { keptUntil } from '@/lib/plan';
import { useChangeSubscription } from '../api/subscription';

type Subscription = NonNullable<SubscriptionAnswer['subscription']>;

const FAILED = 'Failed to cancel your subscription. Please try again.';
/** Within it a year is given back in proportion (product §3.14). */
const REFUND_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Until when access lasts, and what becomes of what was practised.
 * @param team whose seat somebody is on, which keeps it too; undefined where there is none
 */
function whatHappens({ state, paidUntil, upcoming }: Subscription, planName: string, team?: string): string {
  const kept = (endsAt: string) =>
    team !== undefined
      ? `What you practised is kept until 30 days after both ${planName} and your seat in ${team} have ended. Then it is erased. Your account and settings stay.`
      : `You can read and export your conversations, reports, exported files and your own scenarios and templates until ${keptUntil(endsAt)}. Then they are erased. Your account and settings stay.`;
  if (state === 'payment_failed')
    return `Its last payment has failed, so ${planName} ends at once and nothing more is charged. ${kept(new Date().toISOString())}`;
  return [
    `You keep ${planName} and your sessions until ${formatLongDate(new Date(paidUntil))}, and nothing more is charged.`,
    upcoming === null ? '' : 'Your planned plan change is cancelled too.',
    kept(paidUntil),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const isFreshYear = ({ billing, startedAt }: Subscription): boolean =>
  billing === 'yearly' && Date.now() - new Date(startedAt).getTime() < REFUND_DAYS * DAY_MS;

interface CancelSubscriptionProps {
  readonly plan: Pick<Plan, 'planName'>;
  readonly subscription: Subscription;
  /** The team whose seat lies above the plan. */
  readonly team?: string | undefined;
}

/** Asks, cancels, and says until when the plan runs (product §5.19). It stays, without its button, when there is nothing to cancel. */
export function CancelSubscription({ plan: { planName }, subscription, team }: CancelSubscriptionProps) {
  const [open, setOpen] = useState(false);
  const { supportEmail } = useBrand();
  const cancel = useChangeSubscription('cancel');
  const change = (next: boolean): void => {
    cancel.reset();
    setOpen(next);
  };
  const confirm = (): void =>
    cancel.mutate(undefined, {
      onSuccess: ({ subscription: after }) => {
        change(false);
        showToast(
          after?.state === 'cancelled' && after.endsAt !== null
            ? `${planName} is cancelled. You keep it until ${formatLongDate(new Date(after.endsAt))}.`
            : `${planName} is cancelled.`,
        );
      },
    });
  return (
    <>
      {subscription.canCancel && (
        <Button tone="bare" onClick={() => change(true)}>
          Cancel subscription...
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={change}
        title={`Cancel ${planName}?`}
        description={whatHappens(subscription, planName, team)}
      >
        {isFreshYear(subscription) && (
          <p className="mt-3 text-pretty">
            If you cancel a yearly plan in its first 30 days, we refund the unused part: write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
        )}
        <FormError message={cancel.isError ? messageOf(cancel.error, FAILED) : undefined} />
        <div className="dialog-acts">
          <Button onClick={() => change(false)}>Keep {planName}</Button>
          <Button tone="ink" disabled={cancel.isPending} aria-busy={cancel.isPending} onClick={confirm}>
            {cancel.isPending ? 'Cancelling...' : 'Cancel subscription'}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
