import { titleCase, type MemberStats } from '@parley/shared';
import { showToast } from '@/components/toast';
import { messageOf } from '@/lib/api';
import { useChangeRole } from '../api/members';

const WORDS = { member: 'is a member again', admin: 'is an admin now' } as const;
type ChangeableRole = keyof typeof WORDS;
const isChangeable = (role: string): role is ChangeableRole => role in WORDS;

interface RoleChoiceProps {
  readonly member: MemberStats;
  readonly role: ChangeableRole;
}

function RoleChoice({ member, role }: RoleChoiceProps) {
  const change = useChangeRole();
  // What is asked for shows at once; what came of it when the server has answered.
  const shown = change.isPending ? change.variables.role : role;
  return (
    <select
      className="field ta-role"
      aria-label={`Role of ${member.name}`}
      aria-busy={change.isPending}
      value={shown}
      onChange={({ currentTarget: { value } }) => {
        if (change.isPending || !isChangeable(value)) return;
        change.mutate(
          { member, role: value },
          {
            onSuccess: () => showToast(`${member.name} ${WORDS[value]}.`),
            onError: (error) =>
              showToast(
                messageOf(error, `The role of ${member.name} could not be changed. Please try again.`),
                'error',
              ),
          },
        );
      }}
    >
      <option value="member">Member</option>
      <option value="admin">Admin</option>
    </select>
  );
}

interface MemberRoleProps {
  readonly member: MemberStats;
  /** Whether the reader may change it: the owner alone does (product §18.7). */
  readonly isOwner: boolean;
}

/** What somebody is in the team; who is invited becomes a member first. */
export function MemberRole({ member, isOwner }: MemberRoleProps) {
  if (isOwner && member.status === 'active' && isChangeable(member.role))
    return <RoleChoice member={member} role={member.role} />;
  return titleCase(member.role);
}
