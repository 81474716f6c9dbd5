import { PLANS } from '@parley/shared';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { usePlanArrival } from '@/features/dashboard/use-plan-arrival';
import { useBrand } from '@/lib/config';
import { formatLongDate } from '@/lib/format';
import { logger } from '@/lib/logger';
import { usePlan } from '@/lib/plan';
import { useSession } from '@/lib/session';

/** After how long waiting is not enough said (ms). */
const SLOW_MS = 60_000;
/** The address says nothing of what was bought: whatever is subscribed and runs has arrived. */
const UNSAID = { planType: null, billing: null } as const;

function Arrived() {
  const { data: plan } = usePlan();
  if (plan === undefined) return null;
  const { credits } = PLANS[plan.planType];
  return (
    <span>
      <b>{plan.planName} is active.</b>{' '}
      {credits === null ? 'Your sessions are unlimited' : `${credits} sessions a month`}
      {plan.nextBillingDate !== null && `; the next bill comes on ${formatLongDate(new Date(plan.nextBillingDate))}`}.
    </span>
  );
}

/** Waits for what was paid to reach the plan, says when it has, and what to do where it takes long (product §3.12). */
function Activation() {
  const { status, lookAgain } = usePlanArrival(UNSAID);
  const { supportEmail } = useBrand();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (status !== 'waiting') return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const takesLong = status === 'late' || (slow && status === 'waiting');
  // One element for all of it, so that what it comes to say is read out.
  return (
    <output className={`warn mt-5 max-w-measure ${status === 'arrived' ? 'warn-good' : 'warn-quiet'}`}>
      {status === 'arrived' && <Arrived />}
      {status === 'waiting' && !slow && <span>Your subscription is being activated...</span>}
      {takesLong && (
        <span>
          Your plan does not show the payment yet. This can take some minutes, and nothing is lost. If it still does
          not, check <Link to="/settings?tab=billing">Billing & Plans</Link> or write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </span>
      )}
      {status === 'late' && (
        <Button
          size="sm"
          onClick={() => {
            setSlow(false);
            lookAgain();
          }}
        >
          Look again
        </Button>
      )}
    </output>
  );
}

/** /payment/success (product §3.12): reads session_id and only logs it. */
export function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const signedIn = useSession().status === 'signed-in';
  const sessionId = query.get('session_id');
  useEffect(() => {
    if (sessionId !== null) logger.info('Returned from checkout', { sessionId });
  }, [sessionId]);
  return (
    <div className="wrap">
      <PageHeader title="Payment successful">
        {signedIn
          ? 'Thank you. You can leave this page: your plan is set up either way.'
          : 'Your subscription is being activated. It usually shows in your account within a few minutes.'}
      </PageHeader>
      {signedIn && <Activation />}
      <div className="over mt-6 flex flex-wrap gap-2">
        <LinkButton tone="ink" to={sessionId === null ? '/dashboard' : '/dashboard?payment=success'}>
          Go to Dashboard
        </LinkButton>
        <LinkButton to="/learning-tracks">Learning Tracks</LinkButton>
      </div>
    </div>
  );
}

/** /payment/cancelled (product §3.12). */
export function PaymentCancelledPage() {
  return (
    <div className="wrap">
      <PageHeader title="Payment cancelled">
        Nothing was charged, and your plan is as it was. You can try again anytime.
      </PageHeader>
      <div className="over mt-6 flex flex-wrap gap-2">
        <LinkButton tone="ink" to="/pricing">
          Back to the prices
        </LinkButton>
        <LinkButton to="/contact">Contact</LinkButton>
        <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
      </div>
    </div>
  );
}
