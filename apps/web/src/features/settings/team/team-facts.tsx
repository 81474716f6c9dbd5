import { PLANS, titleCase, type Membership } from '@parley/shared';
import { formatDate, formatLongDate } from '@/lib/format';
import { SettingsSection } from '../settings-section';

/** Which team it is, and who administers it. */
export function TeamFacts({ membership }: { readonly membership: Membership }) {
  const { team, role, joinedAt, expiresAt, admins } = membership;
  return (
    <SettingsSection title="Your team">
      <dl className="facts wrap-anywhere">
        <dt>Team</dt>
        <dd>
          <b className="font-serif text-card font-head">{team.name}</b>
          {team.organization !== '' && team.organization !== team.name && (
            <span className="muted ml-3">{team.organization}</span>
          )}
        </dd>
        <dt>Plan</dt>
        <dd>{PLANS[team.planType].name}</dd>
        <dt>You are</dt>
        <dd>
          {titleCase(role)}, since {formatDate(new Date(joinedAt))}
        </dd>
        <dt>Runs until</dt>
        <dd>{expiresAt === null ? 'Open-ended' : formatLongDate(new Date(expiresAt))}</dd>
        <dt>Admins</dt>
        <dd>{admins.join(', ')}</dd>
      </dl>
    </SettingsSection>
  );
}
