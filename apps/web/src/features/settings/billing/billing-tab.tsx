import '../settings.css';
import { Button } from '@/components/button';
import { ErrorState, Ghost } from '@/components/states';
import { usePlan } from '@/lib/plan';
import { InvoicesSection } from './invoices-section';
import { LedgerSection } from './ledger-section';
import { OwnPlanSection } from './own-plan-section';
import { PlanSection } from './plan-section';
import { SeatSection } from './seat-section';
import { SessionsSection } from './sessions-section';

/** Billing & Plans: one section a subject, each read by itself, so that one that fails takes no other with it (product §5.19). */
export function BillingTab({ go }: { readonly go?: (url: string) => void }) {
  const { data: plan, isError, refetch } = usePlan();
  if (plan === undefined) {
    if (!isError) return <Ghost label="Loading your plan..." />;
    return (
      <ErrorState
        title="Your plan could not be loaded"
        action={<Button onClick={() => void refetch()}>Try Again</Button>}
      >
        Nothing has changed.
      </ErrorState>
    );
  }
  const { team, ownPlan } = plan;
  return (
    <div className="settings-sections">
      {team === null ? <PlanSection plan={plan} go={go} /> : <SeatSection plan={plan} team={team} />}
      <SessionsSection plan={plan} />
      {team !== null && ownPlan !== null && <OwnPlanSection plan={ownPlan} team={team.name} go={go} />}
      <InvoicesSection />
      <LedgerSection />
    </div>
  );
}
