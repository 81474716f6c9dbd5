import type { Plan } from '@parley/shared';
import { useBrand } from '@/lib/config';
import { useSubscription } from '../api/subscription';
import { SettingsSection } from '../settings-section';
import { PlanFacts } from './plan-facts';
import { PlanWarning } from './plan-warning';
import { standingOf, trialWarning } from './standing';
import { ChangePlan, SubscriptionActions } from './subscription-actions';
import { SubscriptionFailed } from './subscription-failed';

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
  return (
    <SettingsSection title="Your plan">
      {warning !== null && (
        <PlanWarning tone={warning.tone}>
          <b>{warning.text}</b>
        </PlanWarning>
      )}
      {standing.text !== null && (
        <PlanWarning tone={standing.tone}>
          <span className="text-pretty">
            <b>{standing.label}.</b> {standing.text}
          </span>
        </PlanWarning>
      )}
      <PlanFacts plan={plan} status={standing.label} upcoming={data?.subscription?.upcoming ?? null} />
      <SubscriptionActions
        plan={plan}
        subscription={data?.subscription}
        paymentsOpen={data?.paymentsOpen === true}
        change={<ChangePlan plan={plan} />}
        go={go}
      />
      {data === undefined && isError && <SubscriptionFailed onRetry={() => void refetch()} />}
    </SettingsSection>
  );
}
