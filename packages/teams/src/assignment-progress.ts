/** How far somebody is with what their team is asked for (product §25.3): from the team's results alone. Pure. */
import type { AssignmentRecord, TeamMemberRecord, TeamResultRecord } from '@parley/db';

export interface AssignmentProgress {
  /** When it was completed; null while it is not. */
  readonly doneAt: Date | null;
  /** 0-10: of a scenario the best, of a track the mean of the best ones so far; null before the first. */
  readonly bestScore: number | null;
  /** Scenarios completed. */
  readonly completed: number;
  /** Scenarios asked for. */
  readonly of: number;
}

export interface AskedMember {
  readonly member: TeamMemberRecord;
  readonly progress: AssignmentProgress;
}

type Result = Pick<TeamResultRecord, 'completedAt' | 'overallScore' | 'scenarioSlug'>;
type Task = Pick<AssignmentRecord, 'kind' | 'scenarios' | 'askedAt' | 'overAt' | 'endedAt'>;

/** Results by membership, so that they are gone through once for many assignments. */
export type ResultsByMember = ReadonlyMap<string, readonly Result[]>;

export function resultsByMember(results: readonly TeamResultRecord[]): ResultsByMember {
  const byMember = new Map<string, Result[]>();
  for (const result of results) {
    const theirs = byMember.get(result.memberId);
    if (theirs === undefined) byMember.set(result.memberId, [result]);
    else theirs.push(result);
  }
  return byMember;
}

/**
 * A scenario counts when it was completed after it was asked for; those of a track whenever they were completed in the
 * team. What is completed once the assignment is over or ended does not count any more.
 * @param results the person's, in any order
 */
export function assignmentProgress(task: Task, results: readonly Result[]): AssignmentProgress {
  const bySlug = new Map<string, { first: Date; best: number }>();
  for (const { scenarioSlug, completedAt, overallScore } of results) {
    if (scenarioSlug === null || !task.scenarios.includes(scenarioSlug) || !isInTime(task, completedAt)) continue;
    const known = bySlug.get(scenarioSlug);
    bySlug.set(scenarioSlug, {
      first: known === undefined || completedAt < known.first ? completedAt : known.first,
      best: Math.max(known?.best ?? 0, overallScore),
    });
  }
  const completed = [...bySlug.values()];
  const isDone = completed.length === task.scenarios.length;
  return {
    doneAt: isDone ? new Date(Math.max(...completed.map(({ first }) => first.getTime()))) : null,
    bestScore: completed.length === 0 ? null : completed.reduce((sum, { best }) => sum + best, 0) / completed.length,
    completed: completed.length,
    of: task.scenarios.length,
  };
}

function isInTime({ kind, askedAt, overAt, endedAt }: Task, completedAt: Date): boolean {
  if (kind === 'scenario' && completedAt < askedAt) return false;
  return completedAt < overAt && (endedAt === null || completedAt < endedAt);
}

/** Whether the person, who is in the team, is among those who are asked. */
export function isAsked({ memberIds }: Pick<AssignmentRecord, 'memberIds'>, memberId: string): boolean {
  return memberIds === null || memberIds.includes(memberId);
}

/** Who of the team is asked, each with how far they are. Who was invited and has not joined yet is not. */
export function askedMembers(
  assignment: AssignmentRecord,
  members: readonly TeamMemberRecord[],
  results: ResultsByMember,
): AskedMember[] {
  return members
    .filter(({ id, status }) => status === 'active' && isAsked(assignment, id))
    .map((member) => ({ member, progress: assignmentProgress(assignment, results.get(member.id) ?? []) }));
}
