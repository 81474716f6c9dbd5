import type { MemberStats } from '@parley/shared';
import { AlertDialog } from '@/components/dialog';

interface RemoveMemberProps {
  /** Who is to go; null while nobody is asked about. */
  readonly member: MemberStats | null;
  readonly isReader: boolean;
  readonly onConfirm: (member: MemberStats) => void;
  readonly onClose: () => void;
}

function consequences({ name, email, status }: MemberStats, isReader: boolean): string {
  if (status === 'invited') return `The link that was mailed to ${email} stops working, and the seat is free again.`;
  if (isReader)
    return 'You give up your seat and the team’s figures at once, and go on with your own plan. Your scores so far stay in the team’s totals, without your name. To come back you need another invitation.';
  return `${name} (${email}) goes on with their own plan, and the seat is free again. Their scores so far stay in the team’s totals, without their name; a conversation they have begun can be finished. An e-mail tells them.`;
}

/** Asks before somebody is removed or an invitation revoked (product §18.3). */
export function RemoveMember({ member, isReader, onConfirm, onClose }: RemoveMemberProps) {
  if (member === null) return null;
  const isInvited = member.status === 'invited';
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        isInvited ? `Revoke the invitation of ${member.name}?` : 'Are you sure you want to remove this team member?'
      }
      description={consequences(member, isReader)}
      confirmLabel={isInvited ? 'Revoke Invitation' : 'Remove'}
      cancelLabel="Cancel"
      onConfirm={() => onConfirm(member)}
    />
  );
}
