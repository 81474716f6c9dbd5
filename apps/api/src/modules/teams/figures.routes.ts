/** How a team does: for its admins alone (product §18.5, §18.6, §18.14). */
import type { TeamMembership } from '@parley/db';
import type { TeamFigures } from '@parley/shared';
import { readTeamFigures, requireTeamRight, type TeamAction } from '@parley/teams';
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { presentDashboard, presentLeaderboard } from './figures.presenter';
import { membersCsv, membersCsvName } from './members-csv';

type FigureEndpoint = 'getTeamDashboard' | 'getTeamLeaderboard' | 'downloadTeamCsv';

interface Asked {
  /** Of who asks. */
  readonly membership: TeamMembership;
  readonly figures: TeamFigures;
}

export function figureHandlers({ database, clock }: ApiDependencies): Handlers<FigureEndpoint> {
  /** @throws AppError forbidden unless the caller is an admin of a team that runs, at this very moment */
  const ask = async (userId: string, action: TeamAction): Promise<Asked> => {
    const now = clock();
    const membership = requireTeamRight(await database.teams.membershipOf(userId, now), action);
    return { membership, figures: await readTeamFigures(database, membership.team.id, now) };
  };

  return {
    getTeamDashboard: async ({ caller }) => {
      const { membership, figures } = await ask(caller.userId, 'see-figures');
      return presentDashboard(membership, figures);
    },

    getTeamLeaderboard: async ({ caller }) => presentLeaderboard((await ask(caller.userId, 'see-figures')).figures),

    downloadTeamCsv: async ({ caller, res }) => {
      const { figures } = await ask(caller.userId, 'export');
      res.attachment(membersCsvName(figures));
      res.type('text/csv').send(membersCsv(figures));
    },
  };
}
