import { Button } from '@/components/button';
import { ErrorState } from '@/components/states';

/** In place of what can be done about a subscription that could not be read. */
export function SubscriptionFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mt-5">
      <ErrorState title="Your subscription could not be loaded" action={<Button onClick={onRetry}>Try Again</Button>}>
        Nothing has changed. You can manage your subscription here once it loads.
      </ErrorState>
    </div>
  );
}
