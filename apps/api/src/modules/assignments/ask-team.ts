/** An admin asks the team, or some of it, for a track or a scenario (product §25.1): kept and mailed, both or neither. */
import { tracks } from '@parley/content';
import { duplicateKeyOf, type AssignmentRecord, type Database, type NewAssignment, type NewEmail } from '@parley/db';
import { ASSIGNMENTS_RUNNING_MAX } from '@parley/shared';
import { askedMembers, requireTeamRight, resultsByMember } from '@parley/teams';
import type { EmailOutbox } from '../../mail/email-outbox';
import type { TeamPractice } from './assignments.presenter';
import { notAsked, notInLibrary, requireDayAhead, requireInTeam } from './assignments.policy';

export interface AskingTeam {
  readonly database: Pick<Database, 'assignments' | 'teams' | 'scenarios' | 'inTransaction'>;
  readonly mail: EmailOutbox;
}

type Asked = Pick<NewAssignment, 'kind' | 'slug' | 'dueOn' | 'note' | 'memberIds'>;

interface Request {
  readonly userId: string;
  readonly asked: Asked;
  readonly now: Date;
}

/** How many rivals for a place among what runs may be faster before this one gives up: each takes one. */
const ROUNDS = ASSIGNMENTS_RUNNING_MAX + 1;

/**
 * @throws AppError forbidden for everybody but admins of a running team, validation_failed for a day that does not lie
 * ahead, not_found for what the library or the team does not have, conflict where it is asked for already or too much is
 */
export async function askTeam(
  { database, mail }: AskingTeam,
  request: Request,
): Promise<{ assignment: AssignmentRecord; practice: TeamPractice }> {
  const { userId, asked, now } = request;
  const { team } = requireTeamRight(await database.teams.membershipOf(userId, now), 'assign');
  requireDayAhead(asked.dueOn, now);
  const [task, practice] = await Promise.all([findTask(database, asked), readPractice(database, team.id)]);
  const memberIds = asked.memberIds && [...new Set(asked.memberIds)];
  requireInTeam(memberIds, practice.members);

  for (let round = 1; ; round += 1) {
    try {
      const { assignment, emailIds } = await database.inTransaction(async (session) => {
        // Once more: rights may have been taken away since.
        const { member: asking } = requireTeamRight(await database.teams.membershipOf(userId, now, session), 'assign');
        const input = { ...asked, ...task, memberIds, teamId: team.id, askedBy: asking.id };
        const assignment = await database.assignments.create(input, now, session);
        if ('reason' in assignment) throw notAsked(assignment);
        const emailIds: (string | null)[] = [];
        for (const letter of lettersOf(assignment, practice, { teamName: team.name, now }))
          emailIds.push(await mail.owe(letter, session));
        return { assignment, emailIds };
      });
      for (const emailId of emailIds) await mail.post(emailId);
      return { assignment, practice };
    } catch (error) {
      if (duplicateKeyOf(error) === null || round === ROUNDS) throw error;
    }
  }
}

/** The team's people, and what the team has of their conversations. */
export async function readPractice({ teams }: Pick<Database, 'teams'>, teamId: string): Promise<TeamPractice> {
  const [members, results] = await Promise.all([teams.everybody(teamId), teams.results(teamId)]);
  return { members, results: resultsByMember(results) };
}

/** @throws AppError not_found */
async function findTask(
  { scenarios }: Pick<Database, 'scenarios'>,
  { kind, slug }: Asked,
): Promise<Pick<NewAssignment, 'title' | 'scenarios'>> {
  if (kind === 'track') {
    const track = tracks.find((candidate) => candidate.slug === slug);
    if (track === undefined) throw notInLibrary(kind);
    return { title: track.name, scenarios: track.scenarios };
  }
  const [scenario] = await scenarios.findAll([slug]);
  if (scenario === undefined) throw notInLibrary(kind);
  return { title: scenario.title, scenarios: [scenario.slug] };
}

/** To everybody who is asked, but not to who asks, and not to whom it is done for already. */
function lettersOf(
  assignment: AssignmentRecord,
  { members, results }: TeamPractice,
  { teamName, now }: { readonly teamName: string; readonly now: Date },
): NewEmail[] {
  const { id: assignmentId, kind, slug, title, note, dueOn, askedBy } = assignment;
  return askedMembers(assignment, members, results).flatMap(({ member, progress }): NewEmail[] => {
    if (member.userId === null || member.id === askedBy || progress.doneAt !== null) return [];
    return [
      {
        key: `assignment_asked:${assignmentId}:${member.id}`,
        template: 'assignment_asked',
        userId: member.userId,
        to: { name: member.name, address: member.email },
        data: {
          name: member.name,
          teamName,
          teamId: assignment.teamId,
          assignmentId,
          memberId: member.id,
          kind,
          slug,
          title,
          note,
          dueOn,
        },
        now,
      },
    ];
  });
}
