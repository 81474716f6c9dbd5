import type { OwnPlan, Plan, SubscriptionAnswer } from '@parley/shared';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, LinkButton } from '@/components/button';
import { FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { ApiError, messageOf } from '@/lib/api';
import { hasSubscription } from '@/lib/plan';
import { useChangeSubscription, usePortal } from '../api/subscription';
import { CancelSubscription } from './cancel-subscription';

type Subscription = NonNullable<SubscriptionAnswer['subscription']>;

const RESUME_FAILED = 'Failed to resume your subscription. Please try again.';
const PORTAL_FAILED = 'Failed to open your payment details. Please try again.';

/** The server's own words where it says no; where it can't be asked, what did not happen. */
const failure = (error: unknown, otherwise: string): string | undefined => {
  if (error === null) return undefined;
  return error instanceof ApiError && error.status < 500 ? messageOf(error, otherwise) : otherwise;
};

/** Another plan, or the way to whoever sells it. */
export function ChangePlan({ plan }: { readonly plan: Plan }) {
  if (plan.planType === 'team_pilot' || plan.planType === 'enterprise')
    return (
      <LinkButton to={plan.planType === 'team_pilot' ? '/contact?plan=team-renewal' : '/contact'}>
        Contact sales
      </LinkButton>
    );
  const changes = hasSubscription(plan);
  return (
    <LinkButton tone={changes ? 'plain' : 'ink'} to="/pricing?source=settings">
      {changes ? 'Change plan' : 'See plans'}
    </LinkButton>
  );
}

interface ResumeProps {
  readonly planName: string;
  readonly subscription: Subscription;
}

/** Takes back a cancellation, or a change that waits. It stays, without its button, when there is nothing to take back. */
function Resume({ planName, subscription: { canResume, upcoming } }: ResumeProps) {
  const resume = useChangeSubscription('resume');
  const label = upcoming === null ? 'Resume subscription' : `Stay on ${planName}`;
  return (
    <>
      {canResume && (
        <Button
          tone="ink"
          disabled={resume.isPending}
          aria-busy={resume.isPending}
          onClick={() => resume.mutate(undefined, { onSuccess: () => showToast(`Your ${planName} plan continues.`) })}
        >
          {resume.isPending ? 'One moment...' : label}
        </Button>
      )}
      <FormError message={failure(resume.error, RESUME_FAILED)} />
    </>
  );
}

function PaymentMethod({
  isUrgent,
  go,
}: {
  readonly isUrgent: boolean;
  readonly go: ((url: string) => void) | undefined;
}) {
  const { open, busy, blocked, error } = usePortal(go);
  return (
    <>
      <Button tone={isUrgent ? 'ink' : 'plain'} disabled={blocked} aria-busy={busy} onClick={open}>
        {busy ? 'Opening...' : 'Manage payment method'}
      </Button>
      <FormError message={failure(error, PORTAL_FAILED)} />
    </>
  );
}

interface SubscriptionActionsProps {
  readonly plan: Pick<OwnPlan, 'planName'>;
  /** Null for somebody who has never subscribed; undefined while it is not known. */
  readonly subscription: Subscription | null | undefined;
  /** Whether this installation takes payments: without, nothing can be managed. */
  readonly paymentsOpen: boolean;
  /** The way to another plan, where one can change. */
  readonly change?: ReactNode;
  /** The team whose seat lies above the plan. */
  readonly team?: string;
  readonly go?: ((url: string) => void) | undefined;
}

/** What can be done about a plan (product §5.19). */
export function SubscriptionActions({ plan, subscription, paymentsOpen, change, team, go }: SubscriptionActionsProps) {
  const known = subscription ?? null;
  const box = useRef<HTMLDivElement>(null);
  const possible = known === null ? null : `${known.canCancel} ${known.canResume}`;
  // A button that did its work is gone: whoever pressed it with the keyboard goes on where it stood.
  const before = useRef(possible);
  useEffect(() => {
    const was = before.current;
    before.current = possible;
    if (was === null || was === possible) return;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [possible]);
  return (
    <div className="billing-acts" ref={box} tabIndex={-1}>
      {known !== null && <Resume planName={plan.planName} subscription={known} />}
      {change}
      {known !== null && paymentsOpen && <PaymentMethod isUrgent={known.state === 'payment_failed'} go={go} />}
      {known !== null && <CancelSubscription plan={plan} subscription={known} team={team} />}
    </div>
  );
}
