/** Ending somebody's place in a team, or an invitation to it (product §18.3). */
import type { Database, NewEmail, TeamMemberRecord, TeamMembership, TeamRecord } from '@parley/db';
import { requireRemovable } from '@parley/teams';
import type { EmailOutbox } from '../../mail/email-outbox';

export interface RemovalParts {
  readonly database: Pick<Database, 'teams'>;
  readonly mail: EmailOutbox;
  readonly clock: () => Date;
}

/**
 * Frees the seat. Who had joined is told by a letter, owed in the same step; an admin who removes themselves leaves, and
 * needs none. Of several who remove the same person at once one does.
 * @throws AppError not_found for nobody of that team, conflict for the owner
 */
export async function removeMember(
  { database: { teams }, mail, clock }: RemovalParts,
  by: TeamMembership,
  memberId: string,
): Promise<void> {
  const { team, member: admin } = by;
  const target = requireRemovable(await teams.member(team.id, memberId));
  const now = clock();
  if (target.id === admin.id && admin.userId !== null) {
    const left = await teams.leave({ userId: admin.userId, now });
    if (left === null || left === 'owner') requireRemovable(await teams.member(team.id, memberId));
    return;
  }
  let emailId: string | null = null;
  const removed = await teams.remove({
    teamId: team.id,
    memberId,
    now,
    owe: async (gone, session) => {
      emailId = gone.status === 'removed' ? await mail.owe(letterTo(gone, team, now), session) : null;
    },
  });
  if (removed === null) {
    requireRemovable(await teams.member(team.id, memberId));
    return;
  }
  await mail.post(emailId);
}

function letterTo({ id, userId, name, email }: TeamMemberRecord, team: TeamRecord, at: Date): NewEmail {
  return {
    key: `team_removed:${id}`,
    template: 'team_removed',
    userId,
    to: { name, address: email },
    data: { name, teamName: team.name, at },
    now: at,
  };
}
