/** Who is in a team, and what they may be there (product §18.3, §18.4). */
import type { TeamMembership } from '@parley/db';
import { memberFigures, requireRoleChangeable, requireTeamRight, type TeamAction } from '@parley/teams';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { readMembership } from './read-membership';
import { removeMember } from './remove-member';
import { presentMember } from './figures.presenter';

type MemberEndpoint = 'changeMember' | 'removeMember' | 'leaveTeam' | 'getMembership' | 'shareScores';

/** Of one member; a team's figures are bounded by the same number. */
const RESULTS_MAX = 20_000;

export function memberHandlers({ database, backgroundWork, clock }: ApiDependencies): Handlers<MemberEndpoint> {
  const { teams } = database;
  const requireRight = async (userId: string, action: TeamAction): Promise<TeamMembership> =>
    requireTeamRight(await teams.membershipOf(userId, clock()), action);

  return {
    changeMember: async ({ caller, params: { id }, body: { role } }) => {
      const { team } = await requireRight(caller.userId, 'change-roles');
      requireRoleChangeable(await teams.member(team.id, id));
      const changed = requireRoleChangeable(await teams.setRole({ teamId: team.id, memberId: id, role }));
      return presentMember(memberFigures(changed, await teams.resultsOf(changed.id, RESULTS_MAX)));
    },

    removeMember: async ({ caller, params: { id } }) => {
      const admin = await requireRight(caller.userId, 'remove');
      await removeMember({ database, mail: backgroundWork.mail, clock }, admin, id);
      return { removed: true };
    },

    leaveTeam: async ({ caller }) => {
      await requireRight(caller.userId, 'leave');
      const left = await teams.leave({ userId: caller.userId, now: clock() });
      // Removed, or made the owner, at the same moment: that is what is said.
      if (left === null || left === 'owner') await requireRight(caller.userId, 'leave');
      return { left: true };
    },

    getMembership: async ({ caller }) => {
      const now = clock();
      return readMembership(database, await teams.membershipOf(caller.userId, now), now);
    },

    shareScores: async ({ caller, body: { scoresShared } }) => {
      await requireRight(caller.userId, 'share-scores');
      const now = clock();
      const place = await teams.setScoresShared({ userId: caller.userId, scoresShared, now });
      return readMembership(database, requireTeamRight(place, 'share-scores'), now);
    },
  };
}
