import { LinkButton } from '@/components/button';
import { PageHeader } from '@/components/page';
import { Ghost } from '@/components/states';
import { usePlan } from '@/lib/plan';

/** /team-admin: those without a team are told so (product §18); for the others it says that the area is not open yet. */
export function TeamAdminPage() {
  const { data: plan, isPending } = usePlan();
  const toDashboard = (
    <LinkButton tone="ink" to="/dashboard">
      Go to Dashboard
    </LinkButton>
  );
  return (
    <div className="wrap">
      <PageHeader title="Team Admin" />
      <div className="over mt-6 grid max-w-measure gap-4">
        {isPending && <Ghost label="Loading..." />}
        {!isPending && plan?.isTeamAdmin !== true && (
          <>
            <p className="font-serif text-lg">You don&apos;t have access to team admin features.</p>
            <div>{toDashboard}</div>
          </>
        )}
        {plan?.isTeamAdmin === true && (
          <>
            <p className="label">Not open yet</p>
            <p className="font-serif text-lg leading-text">
              Seats, members, the leaderboard and the team reports will stand here.
            </p>
            <div>{toDashboard}</div>
          </>
        )}
      </div>
    </div>
  );
}
