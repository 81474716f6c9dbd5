import { PLANS, type Plan } from '@parley/shared';
import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { ErrorState } from '@/components/states';
import { useBrand } from '@/lib/config';
import { formatLongDate } from '@/lib/format';
import { useSubscription } from '../api/subscription';
import { SettingsSection } from '../settings-section';
import { standingOf, trialWarning } from './standing';
import { SubscriptionActions } from './subscription-actions';

const dayOf = (iso: string): string => formatLongDate(new Date(iso));

/** The date that matters, by what the plan is and how it stands. */
function dateOf(plan: Plan): readonly [term: string, day: string] | null {
  const { state, endsAt, nextBillingDate, trialEndsAt } = plan;
  if (trialEndsAt !== null) return [plan.isTrialActive ? 'Trial ends' : 'Trial ended', dayOf(trialEndsAt)];
  if (state === 'active' && nextBillingDate !== null) return ['Next billing date', dayOf(nextBillingDate)];
  if (endsAt === null) return null;
  return [state === 'ended' ? 'Ended' : 'Runs until', dayOf(endsAt)];
}

function Warning({ tone, children }: { readonly tone: 'fair' | 'poor'; readonly children: ReactNode }) {
  return <p className={`warn mb-5 ${tone === 'poor' ? 'warn-poor' : 'warn-fair'}`}>{children}</p>;
}

interface PlanSectionProps {
  readonly plan: Plan;
  readonly go?: ((url: string) => void) | undefined;
}

/** The plan: how it stands, when money is due, what changes, and what can be done (product §5.19). */
export function PlanSection({ plan, go }: PlanSectionProps) {
  const { data, isError, refetch } = useSubscription();
  const { supportEmail } = useBrand();
  const standing = standingOf(plan, supportEmail);
  const warning = trialWarning(plan);
  const date = dateOf(plan);
  const upcoming = data?.subscription?.upcoming ?? null;
  return (
    <SettingsSection title="Your plan">
      {warning !== null && (
        <Warning tone={warning.tone}>
          <b>{warning.text}</b>
        </Warning>
      )}
      {standing.text !== null && (
        <Warning tone={standing.tone}>
          <span className="text-pretty">
            <b>{standing.label}.</b> {standing.text}
          </span>
        </Warning>
      )}
      <dl className="facts">
        <dt>Plan</dt>
        <dd>
          <b className="font-serif text-card font-head">{plan.planName}</b>
          {plan.billing !== null && <span className="muted ml-3">billed {plan.billing}</span>}
        </dd>
        <dt>Status</dt>
        <dd>{standing.label}</dd>
        {date !== null && (
          <>
            <dt>{date[0]}</dt>
            <dd>{date[1]}</dd>
          </>
        )}
        {upcoming !== null && (
          <>
            <dt>Then</dt>
            <dd>
              {PLANS[upcoming.planType].name}, billed {upcoming.billing}, from {dayOf(upcoming.at)}
            </dd>
          </>
        )}
      </dl>
      <SubscriptionActions
        plan={plan}
        subscription={data?.subscription}
        paymentsOpen={data?.paymentsOpen === true}
        go={go}
      />
      {data === undefined && isError && (
        <div className="mt-5">
          <ErrorState
            title="Your subscription could not be loaded"
            action={<Button onClick={() => void refetch()}>Try Again</Button>}
          >
            Nothing has changed. You can manage your subscription here once it loads.
          </ErrorState>
        </div>
      )}
    </SettingsSection>
  );
}
