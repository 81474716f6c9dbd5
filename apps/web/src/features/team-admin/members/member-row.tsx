import type { MemberStats } from '@parley/shared';
import { memo } from 'react';
import { Button } from '@/components/button';
import { Score } from '@/components/score';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { formatDate } from '@/lib/format';
import { isNoAdmin } from '@/lib/team';
import { INVITE_FAILED, useResend } from '../api/members';
import { MemberRole } from './member-role';
import { MemberStatus } from './member-status';

function Resend({ member }: { readonly member: MemberStats }) {
  const resend = useResend();
  return (
    <button
      type="button"
      className="ta-resend"
      aria-label={`Resend the invitation of ${member.name}`}
      aria-busy={resend.isPending}
      disabled={resend.isPending}
      onClick={() =>
        resend.mutate(member, {
          onSuccess: () => showToast(`Invitation sent to ${member.email}`),
          onError: (error) => {
            if (!isNoAdmin(error)) showToast(messageOf(error, INVITE_FAILED), 'error');
          },
        })
      }
    >
      {resend.isPending ? 'Sending...' : 'Resend'}
    </button>
  );
}

interface MemberRowProps {
  readonly member: MemberStats;
  readonly now: Date;
  /** Whether the reader owns the team. */
  readonly isOwner: boolean;
  readonly isReader: boolean;
  /** Being removed at this moment. */
  readonly isLeaving: boolean;
  readonly onRemove: (member: MemberStats) => void;
}

/** One seat: who has it, and what they did with it. */
export const MemberRow = memo(function MemberRow({
  member,
  now,
  isOwner,
  isReader,
  isLeaving,
  onRemove,
}: MemberRowProps) {
  const { name, email, status, role, creditsUsed, averageScore, lastActive, scoresShared } = member;
  const isInvited = status === 'invited';
  return (
    <tr>
      <th scope="row" className="ta-name">
        {name}
        {isReader && <span className="muted"> (you)</span>}
        {!scoresShared && <span className="ta-private">Not in the leaderboard</span>}
      </th>
      <td className="ta-email">{email}</td>
      <td className="ta-role-cell">
        <MemberRole member={member} isOwner={isOwner} />
      </td>
      <td className="ta-status">
        <MemberStatus member={member} now={now}>
          <Resend member={member} />
        </MemberStatus>
      </td>
      <td className="ta-figure" data-label="Credits Used">
        {creditsUsed.toLocaleString('en-US')}
      </td>
      <td className="ta-figure" data-label="Avg Score">
        <Score score={averageScore} />
      </td>
      <td className="ta-active" data-label="Last Active">
        {lastActive === null ? (
          <span className="faint">Not yet</span>
        ) : (
          <time dateTime={lastActive}>{formatDate(new Date(lastActive))}</time>
        )}
      </td>
      <td className="ta-acts">
        {role !== 'owner' && (
          <Button
            size="sm"
            tone="bare"
            disabled={isLeaving}
            aria-label={isInvited ? `Revoke the invitation of ${name}` : `Remove ${name}`}
            onClick={() => onRemove(member)}
          >
            {isLeaving ? 'Removing...' : isInvited ? 'Revoke' : 'Remove'}
          </Button>
        )}
      </td>
    </tr>
  );
});
