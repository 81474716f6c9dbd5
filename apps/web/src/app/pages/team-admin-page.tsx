import { TeamAssignments } from '@/features/assignments';
import { TeamAdminPage as TeamAdmin } from '@/features/team-admin';

/** /team-admin, with what the team is asked to practise in its overview. */
export function TeamAdminPage() {
  return <TeamAdmin renderAssignments={({ memberStats }) => <TeamAssignments members={memberStats} />} />;
}
