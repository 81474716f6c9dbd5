/** The figures of a team as they are at this moment, read from memberships and results; never from conversations. */
import type { TeamRepository } from '@parley/db';
import type { TeamFigures } from '@parley/shared';
import { teamFigures } from './team-figures';

interface TeamStore {
  readonly teams: Pick<TeamRepository, 'find' | 'everybody' | 'results'>;
}

/**
 * How the team does (product §18.5).
 * @param now the moment the figures are of
 * @throws Error where there is no such team: who asks has found the team before
 */
export async function readTeamFigures({ teams }: TeamStore, teamId: string, now: Date): Promise<TeamFigures> {
  const [team, everybody, results] = await Promise.all([
    teams.find(teamId),
    teams.everybody(teamId),
    teams.results(teamId),
  ]);
  if (team === null) throw new Error(`There is no team ${teamId}`);
  return teamFigures({ team, everybody, results }, now);
}
