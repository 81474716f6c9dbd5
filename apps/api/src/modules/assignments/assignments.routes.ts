/** What a team is asked to practise (product §25). */
import type { Handlers } from '../../contract/handler';
import type { ApiDependencies } from '../../dependencies';
import { isAsked, requireTeamRight, resultsByMember } from '@parley/teams';
import { askTeam, readPractice } from './ask-team';
import { assignmentNotFound } from './assignments.policy';
import { presentOwnAssignment, presentTeamAssignment } from './assignments.presenter';

type AssignmentEndpoint = 'listTeamAssignments' | 'createAssignment' | 'endAssignment' | 'listOwnAssignments';

/** How many that do not run any more are shown (product §25.4). */
const PAST_SHOWN = 10;
/** As much of one person's practice as counts for what they are asked for. */
const OWN_RESULTS = 2_000;

export function assignmentHandlers({ database, backgroundWork, clock }: ApiDependencies): Handlers<AssignmentEndpoint> {
  const { assignments, teams } = database;
  return {
    listTeamAssignments: async ({ caller }) => {
      const now = clock();
      const { team } = requireTeamRight(await teams.membershipOf(caller.userId, now), 'assign');
      const [running, past, practice] = await Promise.all([
        assignments.running(team.id, now),
        assignments.past(team.id, now, PAST_SHOWN),
        readPractice(database, team.id),
      ]);
      return [...running, ...past].map((assignment) => presentTeamAssignment(assignment, practice, now));
    },

    createAssignment: async ({ caller, body }) => {
      const now = clock();
      const request = { userId: caller.userId, asked: body, now };
      const { assignment, practice } = await askTeam({ database, mail: backgroundWork.mail }, request);
      return presentTeamAssignment(assignment, practice, now);
    },

    endAssignment: async ({ caller, params }) => {
      const now = clock();
      const { team } = requireTeamRight(await teams.membershipOf(caller.userId, now), 'assign');
      const ended = await assignments.end({ teamId: team.id, id: params.id, now });
      if (ended === null) throw assignmentNotFound();
      return presentTeamAssignment(ended, await readPractice(database, team.id), now);
    },

    listOwnAssignments: async ({ caller }) => {
      const now = clock();
      const place = await teams.membershipOf(caller.userId, now);
      if (place === null) return [];
      const { team, member } = place;
      const asked = (await assignments.running(team.id, now)).filter((one) => isAsked(one, member.id));
      if (asked.length === 0) return [];
      const [members, own] = await Promise.all([teams.everybody(team.id), teams.resultsOf(member.id, OWN_RESULTS)]);
      const practice = { members, results: resultsByMember(own) };
      return asked.map((assignment) => presentOwnAssignment(assignment, member, practice));
    },
  };
}
