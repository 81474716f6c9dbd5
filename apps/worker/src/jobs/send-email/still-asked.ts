/**
 * What letters of assignments are held against when they are sent (product §25.5): a mail server that was away must not
 * remind of what is done.
 */
import { assignmentState, type Database } from '@parley/db';
import { EMAIL_DATA, type EmailData, type EmailTemplate } from '@parley/shared';
import { assignmentProgress, isAsked } from '@parley/teams';

/** As much of one person's practice as counts for what they are asked for. */
const RESULTS = 2_000;

type Store = Pick<Database, 'assignments' | 'teams'>;

/** @returns why the letter is not to be sent; null where it is */
export async function whyNotAsked(
  database: Store,
  { template, data }: { readonly template: EmailTemplate; readonly data: Readonly<Record<string, unknown>> },
  now: Date,
): Promise<string | null> {
  const about = aboutAssignment(template, data);
  if (about === null) return null;
  const { teamId, assignmentId, memberId } = about;
  const [assignment, member] = await Promise.all([
    database.assignments.find(teamId, assignmentId),
    database.teams.member(teamId, memberId),
  ]);
  if (assignment === null || assignmentState(assignment, now) !== 'running') return 'It is over or was ended';
  if (member === null || member.status !== 'active' || !isAsked(assignment, member.id))
    return 'The person is not in the team any more';
  const results = await database.teams.resultsOf(member.id, RESULTS);
  return assignmentProgress(assignment, results).doneAt === null ? null : 'It is done';
}

/** The name that who asks has today; empty where their account is gone. */
export async function whoAsks(database: Store, data: Readonly<Record<string, unknown>>): Promise<string> {
  const { teamId, assignmentId } = EMAIL_DATA.assignment_asked.parse(data);
  const assignment = await database.assignments.find(teamId, assignmentId);
  const asking = assignment && (await database.teams.member(teamId, assignment.askedBy));
  return asking?.name ?? '';
}

function aboutAssignment(
  template: EmailTemplate,
  data: Readonly<Record<string, unknown>>,
): Pick<EmailData<'assignment_due'>, 'teamId' | 'assignmentId' | 'memberId'> | null {
  if (template !== 'assignment_asked' && template !== 'assignment_due') return null;
  return EMAIL_DATA[template].parse(data);
}
