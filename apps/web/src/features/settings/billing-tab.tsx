import type { Plan } from '@parley/shared';
import { Button, LinkButton } from '@/components/button';
import { ProgressMeter } from '@/components/progress-meter';
import { ErrorState, Ghost } from '@/components/states';
import { countOf, formatLongDate } from '@/lib/format';
import { usePlan } from '@/lib/plan';

function TrialWarning({ plan }: { readonly plan: Plan }) {
  if (!plan.isTrialActive || plan.trialDaysLeft > 7) return null;
  return (
    <p className={`warn ${plan.trialDaysLeft <= 1 ? 'warn-poor' : 'warn-fair'}`}>
      <b>
        {plan.trialDaysLeft <= 1
          ? 'Trial expires tomorrow!'
          : `Trial expires in ${countOf(plan.trialDaysLeft, 'day')}.`}
      </b>
    </p>
  );
}

function PlanFacts({ plan }: { readonly plan: Plan }) {
  const { creditsTotal, creditsUsed } = plan;
  const endsAt = plan.trialEndsAt ?? plan.nextBillingDate;
  return (
    <div className="grid max-w-measure gap-5">
      <TrialWarning plan={plan} />
      <dl className="facts">
        <dt>Plan</dt>
        <dd>
          <b className="font-serif text-card font-head">{plan.planName}</b>
          {plan.planType === 'free_trial' && (
            <span className="muted ml-3">{plan.isTrialActive ? 'Trial active' : 'Trial over'}</span>
          )}
        </dd>
        <dt>Sessions</dt>
        <dd className="num">
          {creditsTotal === null ? (
            'Unlimited'
          ) : (
            <>
              {creditsUsed} of {creditsTotal} used
              <span className="mt-2 block">
                <ProgressMeter used={creditsUsed} total={creditsTotal} label="Sessions used" />
              </span>
            </>
          )}
        </dd>
        {endsAt !== null && (
          <>
            <dt>{plan.trialEndsAt === null ? 'Next billing date' : 'Trial ends'}</dt>
            <dd>{formatLongDate(new Date(endsAt))}</dd>
          </>
        )}
      </dl>
      <div>
        <LinkButton to="/pricing">See plans</LinkButton>
      </div>
    </div>
  );
}

/** The plan as the server states it, with the warnings of product §4.14. */
export function BillingTab() {
  const { data: plan, isError, refetch } = usePlan();
  if (plan !== undefined) return <PlanFacts plan={plan} />;
  if (!isError) return <Ghost label="Loading your plan..." />;
  return (
    <ErrorState
      title="Your plan could not be loaded"
      action={<Button onClick={() => void refetch()}>Try Again</Button>}
    >
      Nothing about it has changed.
    </ErrorState>
  );
}
