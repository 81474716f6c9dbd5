import './pricing.css';
import type { Pricing } from '@parley/shared';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/components/button';
import { ErrorState, Ghost } from '@/components/states';
import type { Prices } from '@/lib/pricing';

/** The prices are the catalogue's own: what is charged is said by the checkout. */
function OfflineNotice() {
  const here = useLocation();
  return (
    <output className="warn warn-fair mb-6">
      <span>
        <b>Using offline pricing</b>. We could not ask for today’s prices; the checkout shows the exact amount.
      </span>
      <Link className="more" to={here} reloadDocument>
        Reload
      </Link>
    </output>
  );
}

interface WithPricesProps {
  readonly prices: Prices;
  readonly children: (pricing: Pricing) => ReactNode;
}

/** What stands in the place of the prices until they are there, and where there are none (product §6.4). */
export function WithPrices({ prices, children }: WithPricesProps) {
  if (prices.status === 'loading')
    return (
      <div className="rate-wait">
        <Ghost label="Loading pricing information..." lines={3} />
      </div>
    );
  if (prices.status === 'none')
    return (
      <div className="rate-wait">
        <ErrorState
          title="Failed to load pricing information"
          action={<Button onClick={prices.reload}>Try Again</Button>}
        >
          Your plan, and what you pay for it, are as they were.
        </ErrorState>
      </div>
    );
  return (
    <>
      {prices.offline && <OfflineNotice />}
      {children(prices.pricing)}
    </>
  );
}
