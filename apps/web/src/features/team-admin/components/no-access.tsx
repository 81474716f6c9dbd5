import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { planQuery } from '@/lib/plan';

interface NoAccessProps {
  readonly title: string;
  /** Whether the team was on this page a moment ago. */
  readonly wasAdmin: boolean;
}

/** For everybody who is not an admin of a running team, from the moment on when they no longer are (product §18.9). */
export function NoAccess({ title, wasAdmin }: NoAccessProps) {
  const client = useQueryClient();
  useEffect(() => {
    // The bar shows the way here by what the plan said before.
    if (wasAdmin) void client.invalidateQueries({ queryKey: planQuery().queryKey });
  }, [client, wasAdmin]);
  return (
    <div className="wrap">
      <PageHeader title={title} />
      <div className="over mt-6 grid max-w-measure gap-4" role={wasAdmin ? 'alert' : undefined}>
        <p className="font-serif text-lg">You don&apos;t have access to team admin features.</p>
        {wasAdmin && (
          <p className="muted text-pretty">
            That changed while this page was open: you are no longer one of the team’s admins, or the team has ended.
            What you did last may not have been carried out. Everything before it stands, and your own practice is
            untouched.
          </p>
        )}
        <div>
          <LinkButton tone="ink" to="/dashboard">
            Go to Dashboard
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
