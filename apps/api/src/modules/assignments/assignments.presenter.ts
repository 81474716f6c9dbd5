/** What leaves the server of what a team is asked for (product §25.4), field by field. */
import { assignmentState, type AssignmentRecord, type TeamMemberRecord } from '@parley/db';
import type { OwnAssignment, TeamAssignment } from '@parley/shared';
import {
  askedMembers,
  assignmentProgress,
  isCountedIn,
  oneDecimal,
  type AssignmentProgress,
  type ResultsByMember,
} from '@parley/teams';

/** A team's people and what they have completed, as assignments are read against them. */
export interface TeamPractice {
  /** Everybody who ever was in the team. */
  readonly members: readonly TeamMemberRecord[];
  readonly results: ResultsByMember;
}

/** In place of somebody whose account is gone. */
const FORMER_ADMIN = 'A former admin';

function presentTask(assignment: AssignmentRecord, members: readonly TeamMemberRecord[]) {
  const { id, kind, slug, title, note, dueOn, askedAt, askedBy } = assignment;
  const asking = members.find((member) => member.id === askedBy)?.name ?? '';
  return {
    _id: id,
    kind,
    slug,
    title,
    note,
    dueOn,
    askedAt: askedAt.toISOString(),
    askedBy: asking === '' ? FORMER_ADMIN : asking,
  };
}

function presentProgress({ doneAt, bestScore, completed, of }: AssignmentProgress) {
  return {
    doneAt: doneAt?.toISOString() ?? null,
    bestScore: bestScore === null ? null : oneDecimal(bestScore),
    completed,
    of,
  };
}

/** For admins: the score of who keeps it private is left out. */
export function presentTeamAssignment(
  assignment: AssignmentRecord,
  { members, results }: TeamPractice,
  now: Date,
): TeamAssignment {
  const asked = askedMembers(assignment, members, results).toSorted(
    (one, other) =>
      one.member.name.localeCompare(other.member.name, 'en') || one.member.id.localeCompare(other.member.id),
  );
  return {
    ...presentTask(assignment, members),
    state: assignmentState(assignment, now),
    everybody: assignment.memberIds === null,
    members: asked.map(({ member, progress }) => ({
      memberId: member.id,
      name: member.name,
      scoresShared: member.scoresShared,
      ...presentProgress({
        ...progress,
        bestScore: isCountedIn('assignment-score', member) ? progress.bestScore : null,
      }),
    })),
  };
}

/** For the asked person themselves. */
export function presentOwnAssignment(
  assignment: AssignmentRecord,
  member: TeamMemberRecord,
  { members, results }: TeamPractice,
): OwnAssignment {
  return {
    ...presentTask(assignment, members),
    ...presentProgress(assignmentProgress(assignment, results.get(member.id) ?? [])),
    scoresShared: member.scoresShared,
  };
}
