import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '@/components/button';
import { useBrand } from '@/lib/config';
import { paidIn } from './plan-arrival';
import { usePassing } from './use-passing';
import { usePlanArrival } from './use-plan-arrival';

/** How long the banner stands, in ms (product §7.2). */
const SHOWN_MS = 10_000;

/** The texts of product §7.2. */
const SUCCESS =
  'Payment successful! Your subscription has been activated. You now have full access to all coaching features.';
const CANCELLED = 'Payment cancelled: Your subscription upgrade was cancelled. You can try again anytime.';

interface BannerProps {
  /** Takes it out of the address, and so off the page. */
  readonly clear: () => void;
}

function Cancelled({ clear }: BannerProps) {
  const banner = useRef<HTMLOutputElement>(null);
  usePassing(banner, { after: SHOWN_MS, running: true, end: clear });
  return (
    <output className="warn warn-fair" ref={banner}>
      {CANCELLED}
    </output>
  );
}

/** Says that a payment was successful once that is true (product §7.14). */
function Paid({ clear }: BannerProps) {
  const [query] = useSearchParams();
  const { supportEmail } = useBrand();
  const banner = useRef<HTMLOutputElement>(null);
  const { status, lookAgain } = usePlanArrival(paidIn(query));
  usePassing(banner, { after: SHOWN_MS, running: status === 'arrived', end: clear });
  // One element for all three, so that what it comes to say is read out.
  return (
    <output className={`warn ${status === 'arrived' ? 'warn-good' : 'warn-quiet'}`} ref={banner}>
      {status === 'arrived' && SUCCESS}
      {status === 'waiting' && <span>Your payment has arrived; your plan is being set up.</span>}
      {status === 'late' && (
        <>
          <span>
            Your plan does not show your payment yet. This can take some minutes, and nothing is lost. If it still does
            not, check <Link to="/settings?tab=billing">Billing & Plans</Link> or write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </span>
          <span className="warn-acts">
            <Button size="sm" onClick={lookAgain}>
              Look again
            </Button>
            <Button size="sm" tone="bare" onClick={clear}>
              Dismiss
            </Button>
          </span>
        </>
      )}
    </output>
  );
}

/** What became of the payment somebody comes back from (product §7.2). */
export function PaymentBanner() {
  const [query, setQuery] = useSearchParams();
  const payment = query.get('payment');
  const clear = (): void => {
    const rest = new URLSearchParams(query);
    for (const name of ['payment', 'plan', 'billing']) rest.delete(name);
    setQuery(rest, { replace: true });
  };
  if (payment === 'success') return <Paid clear={clear} />;
  return payment === 'cancelled' ? <Cancelled clear={clear} /> : null;
}
