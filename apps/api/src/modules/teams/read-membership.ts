/** What somebody's own team knows of them (product §18.4). */
import type { Database, TeamMembership } from '@parley/db';
import type { Membership } from '@parley/shared';
import { readTeamFigures } from '@parley/teams';
import { presentMembership } from './membership.presenter';

/** How many of the person's results are listed, the newest. */
const RESULTS_LISTED = 100;

/** Read as the admins' figures are, so that both see the same. @returns null for who has no place (any more) */
export async function readMembership(
  { teams }: Pick<Database, 'teams'>,
  place: TeamMembership | null,
  now: Date,
): Promise<Membership | null> {
  if (place === null) return null;
  const [figures, results] = await Promise.all([
    readTeamFigures({ teams }, place.team.id, now),
    teams.resultsOf(place.member.id, RESULTS_LISTED),
  ]);
  return presentMembership(place, figures, results);
}
