import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { logger } from '@/lib/logger';

/** /payment/success (product §3.12): reads session_id and only logs it. */
export function PaymentSuccessPage() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  useEffect(() => {
    if (sessionId !== null) logger.info('Returned from checkout', { sessionId });
  }, [sessionId]);
  return (
    <div className="wrap">
      <PageHeader title="Payment successful">
        Your subscription is being activated. It shows in your account within a minute.
      </PageHeader>
      <div className="over mt-6 flex flex-wrap gap-2">
        <LinkButton tone="ink" to="/dashboard">
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
