/** What asking a team is refused for (product §25.1), in words for the user. Who may ask stands in the team's policy. */
import type { AssignmentRecord, AssignmentRefusal, TeamMemberRecord } from '@parley/db';
import { AppError, ASSIGNMENT_DAYS_AHEAD, assignmentOverAt, ASSIGNMENTS_RUNNING_MAX } from '@parley/shared';

const DAY_MS = 86_400_000;
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param dueOn '2026-12-04' @throws AppError validation_failed where the day is over everywhere, or too far ahead */
export function requireDayAhead(dueOn: string, now: Date): void {
  const isAhead = assignmentOverAt(dueOn) > now && Date.parse(dueOn) <= now.getTime() + ASSIGNMENT_DAYS_AHEAD * DAY_MS;
  if (isAhead) return;
  const message = 'Please choose a day from today on, within a year';
  throw new AppError('validation_failed', message, { details: [{ path: 'body.dueOn', message }] });
}

/**
 * @param memberIds memberships that were chosen; null: everybody
 * @param members of the team, of any status
 * @throws AppError not_found where one of them is no active member of it
 */
export function requireInTeam(memberIds: readonly string[] | null, members: readonly TeamMemberRecord[]): void {
  const active = new Set(members.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));
  if (memberIds === null || memberIds.every((id) => active.has(id))) return;
  throw new AppError('not_found', 'Somebody you chose is not in your team any more. Please choose again.');
}

export function notInLibrary(kind: AssignmentRecord['kind']): AppError {
  return new AppError('not_found', `Our library has no such ${kind}.`);
}

export function notAsked(refusal: AssignmentRefusal): AppError {
  if (refusal.reason === 'too_many')
    return new AppError(
      'conflict',
      `Your team is asked for ${ASSIGNMENTS_RUNNING_MAX} things already. End one of them first.`,
    );
  const { title, dueOn } = refusal.assignment;
  const day = dayFormat.format(new Date(dueOn));
  return new AppError('conflict', `“${title}” is asked for already, by ${day}. End that first, or choose others.`);
}

export function assignmentNotFound(): AppError {
  return new AppError('not_found', 'Your team is not asked for this.');
}
