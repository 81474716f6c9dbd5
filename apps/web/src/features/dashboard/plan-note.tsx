import { Link } from 'react-router-dom';
import { ProgressMeter } from '@/components/progress-meter';
import { countOf, formatLongDate } from '@/lib/format';
import { usePlan } from '@/lib/plan';

/** The plan's sessions, in the notes column; nothing while the plan is unknown (S1 §8). */
export function PlanNote() {
  const { data: plan } = usePlan();
  if (plan === undefined) return null;
  const { creditsTotal, creditsUsed } = plan;
  const end = plan.trialEndsAt ?? plan.nextBillingDate;
  return (
    <section>
      <h2>
        {plan.planName} {creditsTotal !== null && <span>{`${creditsUsed} of ${creditsTotal} used`}</span>}
      </h2>
      {creditsTotal === null ? (
        <p className="muted">Unlimited sessions.</p>
      ) : (
        <>
          <div className="my-2">
            <ProgressMeter used={creditsUsed} total={creditsTotal} label="Sessions used" />
          </div>
          <p className="muted">
            {countOf(Math.max(0, creditsTotal - creditsUsed), 'session')} left{end !== null && `, until ${formatLongDate(new Date(end))}`}.{' '}
            <Link to="/pricing?source=dashboard_quick">See plans</Link>
          </p>
        </>
      )}
    </section>
  );
}
