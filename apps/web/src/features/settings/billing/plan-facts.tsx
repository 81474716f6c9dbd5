import { PLANS, type OwnPlan, type SubscriptionAnswer } from '@parley/shared';
import type { ReactNode } from 'react';
import { formatLongDate } from '@/lib/format';

const dayOf = (iso: string): string => formatLongDate(new Date(iso));

/** The date that matters, by what the plan is and how it stands. */
function dateOf(plan: OwnPlan): readonly [term: string, day: string] | null {
  const { state, endsAt, nextBillingDate, trialEndsAt } = plan;
  if (trialEndsAt !== null) return [plan.isTrialActive ? 'Trial ends' : 'Trial ended', dayOf(trialEndsAt)];
  if (state === 'active' && nextBillingDate !== null) return ['Next billing date', dayOf(nextBillingDate)];
  if (endsAt === null) return null;
  return [state === 'ended' ? 'Ended' : 'Runs until', dayOf(endsAt)];
}

interface PlanFactsProps {
  readonly plan: OwnPlan;
  /** How it stands, in a word or two. */
  readonly status: string;
  readonly upcoming?: NonNullable<SubscriptionAnswer['subscription']>['upcoming'];
  /** More of them, as pairs of `dt` and `dd`, after the plan. */
  readonly children?: ReactNode;
}

/** A plan in facts: what it is, how it stands, when money is due or it ends, what changes. */
export function PlanFacts({ plan, status, upcoming = null, children }: PlanFactsProps) {
  const date = dateOf(plan);
  return (
    <dl className="facts">
      <dt>Plan</dt>
      <dd>
        <b className="font-serif text-card font-head">{plan.planName}</b>
        {plan.billing !== null && <span className="muted ml-3">billed {plan.billing}</span>}
      </dd>
      {children}
      <dt>Status</dt>
      <dd>{status}</dd>
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
  );
}
