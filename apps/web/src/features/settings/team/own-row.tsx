import { titleCase, type Membership } from '@parley/shared';
import { Score } from '@/components/score';
import { formatWhen } from '@/lib/format';
import { SettingsSection } from '../settings-section';

function placeWords({ position, scoresShared }: Membership): string {
  if (!scoresShared) return 'Not in it: your scores are private';
  return position === null ? 'Not in it yet: you have completed no conversation in the team' : `Place ${position}`;
}

/** The row of the admins' table, word for word and figure for figure. */
export function OwnRow({ membership }: { readonly membership: Membership }) {
  const { row } = membership;
  return (
    <SettingsSection
      title="What your admins see of you"
      lead="Your row in their table of members, as it stands now, and your place in the leaderboard. A credit is one session."
    >
      <dl className="facts wrap-anywhere">
        <dt>Name</dt>
        <dd>{row.name}</dd>
        <dt>Email</dt>
        <dd>{row.email}</dd>
        <dt>Status</dt>
        <dd>{titleCase(row.status)}</dd>
        <dt>Credits used</dt>
        <dd className="num">{row.creditsUsed}</dd>
        <dt>Completed</dt>
        <dd className="num">{row.completedSimulations}</dd>
        <dt>Avg score</dt>
        <dd>
          <Score score={row.averageScore} />
        </dd>
        <dt>Last active</dt>
        <dd>{row.lastActive === null ? 'Not yet' : formatWhen(new Date(row.lastActive))}</dd>
        <dt>Leaderboard</dt>
        <dd>{placeWords(membership)}</dd>
      </dl>
    </SettingsSection>
  );
}
