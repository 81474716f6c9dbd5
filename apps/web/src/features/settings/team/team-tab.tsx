import '../settings.css';
import type { Membership } from '@parley/shared';
import { Button, LinkButton } from '@/components/button';
import { EmptyState, ErrorState, Ghost } from '@/components/states';
import { TeamSight } from '@/components/team-sight';
import { messageOf } from '@/lib/api';
import { useMembership } from '../api/membership';
import { SettingsSection } from '../settings-section';
import { LeaveTeam } from './leave-team';
import { OwnRow } from './own-row';
import { PrivateScores } from './private-scores';
import { TeamFacts } from './team-facts';
import { TeamResults } from './team-results';

function TeamSections({ membership }: { readonly membership: Membership }) {
  return (
    <div className="settings-sections">
      <TeamFacts membership={membership} />
      <OwnRow membership={membership} />
      <TeamResults results={membership.results} />
      <PrivateScores scoresShared={membership.scoresShared} />
      <SettingsSection
        title="Who sees what"
        lead="This holds for every member, the owner included, and no admin can change it."
      >
        <TeamSight />
      </SettingsSection>
      <LeaveTeam membership={membership} />
    </div>
  );
}

/** One's place in a team: exactly what its admins see, what can be kept out of it, and the way out (product §18.12). */
export function TeamTab() {
  const { data: membership, error, refetch } = useMembership();
  if (membership === undefined) {
    if (error === null) return <Ghost label="Loading your team..." lines={4} />;
    return (
      <ErrorState
        title={messageOf(error, 'Failed to load your team')}
        action={<Button onClick={() => void refetch()}>Try Again</Button>}
      >
        Your place in it is as it was.
      </ErrorState>
    );
  }
  if (membership === null)
    return (
      <EmptyState
        title="You are not in a team"
        level={2}
        action={<LinkButton to="/settings?tab=billing">Billing &amp; Plans</LinkButton>}
      >
        Whoever is invited to one gets an e-mail with a link. Your plan is your own.
      </EmptyState>
    );
  return <TeamSections membership={membership} />;
}
