import type { Plan } from '@parley/shared';
import { LinkButton } from '@/components/button';
import { SettingsSection } from '../settings-section';
import { PlanFacts } from './plan-facts';

interface SeatSectionProps {
  readonly plan: Plan;
  readonly team: NonNullable<Plan['team']>;
}

/** The plan of somebody on a team's seat: whose it is, and until when (product §18.13). */
export function SeatSection({ plan, team }: SeatSectionProps) {
  return (
    <SettingsSection title="Your plan">
      <PlanFacts plan={plan} status="Active">
        <dt>Seat in</dt>
        <dd className="wrap-anywhere">{team.name}</dd>
      </PlanFacts>
      <div className="billing-acts">
        <LinkButton to="/settings?tab=team">Your Team</LinkButton>
        {plan.isTeamAdmin && <LinkButton to="/contact?plan=team-renewal">Contact sales</LinkButton>}
      </div>
    </SettingsSection>
  );
}
