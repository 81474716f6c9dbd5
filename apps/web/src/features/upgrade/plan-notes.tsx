import type { Plan } from '@parley/shared';
import { countOf, formatLongDate } from '@/lib/format';
import { usePlan } from '@/lib/plan';
import { PlanChoice } from './plan-choice';
import { PlanMeter } from './plan-meter';

/** The last 3 days of a trial (product §6.11). */
const ENDING_DAYS = 3;

function TrialEnding({ plan }: { readonly plan: Plan }) {
  if (!plan.isTrialActive || plan.trialDaysLeft > ENDING_DAYS) return null;
  return (
    <section>
      <h2>Your trial is ending</h2>
      <p className={`warn ${plan.trialDaysLeft <= 1 ? 'warn-poor' : 'warn-fair'}`}>
        <span>
          <b>{countOf(plan.trialDaysLeft, 'day')} left</b>
          {plan.trialEndsAt !== null && `, until ${formatLongDate(new Date(plan.trialEndsAt))}`}. What you did stays
          yours to read and export.
        </span>
      </p>
    </section>
  );
}

/** How the plan stands, first in the notes column; nothing while it is unknown (product §6.6). */
export function PlanNotes() {
  const { data: plan } = usePlan();
  if (plan === undefined) return null;
  return (
    <>
      <TrialEnding plan={plan} />
      <PlanMeter plan={plan} />
      {plan.isTrialActive && <PlanChoice daysLeft={plan.trialDaysLeft} />}
    </>
  );
}
