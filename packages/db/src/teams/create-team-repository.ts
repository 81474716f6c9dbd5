/** The team repository, put together from its parts. */
import type { Connection } from 'mongoose';
import { departures } from './departures';
import { invitations } from './invitations';
import { heldOfPerson } from './held-of-person';
import { membersOwn } from './members-own';
import { teamContext } from './team-context';
import { teamLists } from './team-lists';
import type { TeamRepository } from './team-repository';
import { teamResults } from './team-results';
import { teamTerms } from './team-terms';

export function createTeamRepository(connection: Connection): TeamRepository {
  const context = teamContext(connection);
  return {
    ...teamTerms(context),
    ...teamLists(context),
    ...invitations(context),
    ...departures(context),
    ...membersOwn(context),
    ...heldOfPerson(context),
    ...teamResults(context),
  };
}
