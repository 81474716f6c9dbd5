import { LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { useSession } from '@/lib/session';

/** Any address without a page (product §2.4). */
export function NotFoundPage() {
  const signedIn = useSession().status === 'signed-in';
  return (
    <div className="wrap">
      <PageHeader title="Page not found">
        The address may be mistyped, or the page has moved. Nothing of yours is lost.
      </PageHeader>
      <div className="mt-6">
        {signedIn ? (
          <LinkButton tone="ink" to="/dashboard">
            Go to your dashboard
          </LinkButton>
        ) : (
          <LinkButton tone="ink" to="/">
            Go to the home page
          </LinkButton>
        )}
      </div>
    </div>
  );
}
