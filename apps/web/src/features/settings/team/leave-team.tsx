import type { Membership, Plan } from '@parley/shared';
import { useState } from 'react';
import { Button } from '@/components/button';
import { AlertDialog } from '@/components/dialog';
import { FormError } from '@/components/states';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { useBrand } from '@/lib/config';
import { ownPlanWords } from '@/lib/own-plan';
import { isSubscribed, usePlan } from '@/lib/plan';
import { useLeaveTeam } from '../api/membership';
import { SettingsSection } from '../settings-section';

/** Whose own plan was cancelled and is over keeps what was practised for as long as the seat, and 30 days (product §21.2). */
const isErasedLater = (plan: Plan | undefined): boolean =>
  plan?.ownPlan?.state === 'ended' && isSubscribed(plan.ownPlan);

/** What is lost, what stays with the team, and what one goes on with. */
function whatHappens({ team }: Membership, plan: Plan | undefined): string {
  return [
    `Your seat in ${team.name} is free at once, and its sessions are gone; a conversation that you have begun can be finished.`,
    'Your scores so far stay in the team’s totals, without your name.',
    plan?.ownPlan ? `You are back on your own plan: ${ownPlanWords(plan.ownPlan)}.` : 'You are back on your own plan.',
    isErasedLater(plan) ? 'What you practised is kept for another 30 days; choose a plan by then to keep it.' : '',
    'To come back you need another invitation.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The way out, for everybody but the owner (product §18.3). */
export function LeaveTeam({ membership }: { readonly membership: Membership }) {
  const { supportEmail } = useBrand();
  const { data: plan } = usePlan();
  const leave = useLeaveTeam();
  const [asking, setAsking] = useState(false);
  const { name } = membership.team;
  if (membership.role === 'owner')
    return (
      <SettingsSection title="Leave the team">
        <p className="text-pretty">
          You own this team, so you can’t leave it before it belongs to somebody else. Write to{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a> to hand it over.
        </p>
      </SettingsSection>
    );
  return (
    <SettingsSection title="Leave the team" lead="You keep your account, your conversations and your reports.">
      <div className="grid justify-items-start gap-4">
        <FormError
          message={leave.isError ? messageOf(leave.error, 'Failed to leave the team. Please try again.') : undefined}
        />
        <Button disabled={leave.isPending} onClick={() => setAsking(true)}>
          {leave.isPending ? 'Leaving...' : 'Leave Team...'}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Leave ${name}?`}
        description={whatHappens(membership, plan)}
        confirmLabel="Leave Team"
        cancelLabel="Stay"
        onConfirm={() => leave.mutate(undefined, { onSuccess: () => showToast(`You have left ${name}.`) })}
      />
    </SettingsSection>
  );
}
