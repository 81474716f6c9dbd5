import type { OwnPlan } from '@parley/shared';
import { hasSubscription } from '@/lib/plan';
import { useSubscription } from '../api/subscription';
import { SettingsSection } from '../settings-section';
import { PlanFacts } from './plan-facts';
import { PlanWarning } from './plan-warning';
import { labelOf } from './standing';
import { SubscriptionActions } from './subscription-actions';
import { SubscriptionFailed } from './subscription-failed';

/** What a subscription beneath a seat asks of somebody; null where there is nothing to pay for. */
function subscriptionWords(plan: OwnPlan): string | null {
  if (!hasSubscription(plan)) return null;
  if (plan.state === 'payment_failed')
    return 'Update your payment method or pay the unpaid invoice to keep it. Your seat in the team does not depend on it.';
  if (plan.state === 'cancelled') return 'Nothing more is charged. Your seat in the team does not depend on it.';
  return 'It goes on being billed while you are in the team. You can cancel it if you do not need it meanwhile; your seat does not depend on it.';
}

interface OwnPlanSectionProps {
  readonly plan: OwnPlan;
  readonly team: string;
  readonly go?: ((url: string) => void) | undefined;
}

/** The plan of one's own beneath a team's seat, and the subscription that may belong to it (product §18.13). */
export function OwnPlanSection({ plan, team, go }: OwnPlanSectionProps) {
  const { data, isError, refetch } = useSubscription();
  const { creditsTotal, creditsUsed } = plan;
  const words = subscriptionWords(plan);
  return (
    <SettingsSection
      title="Your own plan"
      lead={`Your sessions come from your seat in ${team}. This plan keeps its own dates and sessions, and counts again once you leave or the team ends.`}
    >
      {words !== null && (
        <PlanWarning tone={plan.state === 'payment_failed' ? 'poor' : 'fair'}>
          <span className="text-pretty">{words}</span>
        </PlanWarning>
      )}
      <PlanFacts plan={plan} status={labelOf(plan)} upcoming={data?.subscription?.upcoming ?? null}>
        <dt>Sessions</dt>
        <dd className="num">{creditsTotal === null ? 'Unlimited' : `${creditsUsed} of ${creditsTotal} used`}</dd>
      </PlanFacts>
      {data?.subscription !== null && (
        <SubscriptionActions
          plan={plan}
          subscription={data?.subscription}
          paymentsOpen={data?.paymentsOpen === true}
          team={team}
          go={go}
        />
      )}
      {data === undefined && isError && <SubscriptionFailed onRetry={() => void refetch()} />}
    </SettingsSection>
  );
}
