/**
 * Who may do what in a team, and what a team may see of its people (product §18.4, §18.7): the one place of both. Pure, so
 * that a table test can hold every row.
 */
import type { TeamMemberRecord, TeamMembership } from '@parley/db';
import { AppError, SKILL_AVERAGE_PEOPLE, type TeamRole } from '@parley/shared';

/** What somebody is in the team at this moment; `none` for everybody who holds no place in it. */
export type Standing = TeamRole | 'none';

const ADMINS = ['owner', 'admin'] as const satisfies readonly Standing[];
const EVERYBODY = ['owner', 'admin', 'member'] as const satisfies readonly Standing[];

/** Who may do it. What further hangs on whom it is done to stands in the functions below. */
const ALLOWED = {
  /** The dashboard, the leaderboard and the table of members. */
  'see-figures': ADMINS,
  /** CSV and PDF. */
  export: ADMINS,
  /** Invites, sends an invitation again. */
  invite: ADMINS,
  /** Removes a member, revokes an invitation. */
  remove: ADMINS,
  'change-roles': ['owner'],
  /** Asks the team to practise something, sees how far everybody is, ends it. */
  assign: ADMINS,
  /** Sees what the team sees of oneself, and what one was asked. */
  'see-own-place': EVERYBODY,
  /** Puts one's own scores into the comparison, or leaves them out. */
  'share-scores': EVERYBODY,
  leave: ['admin', 'member'],
} as const satisfies Record<string, readonly Standing[]>;

export type TeamAction = keyof typeof ALLOWED;
export const TEAM_ACTIONS = Object.keys(ALLOWED) as TeamAction[];

/** What is done to one's own place: who has none is told that there is none, not that they lack a right. */
const OWN_PLACE: ReadonlySet<TeamAction> = new Set(['see-own-place', 'share-scores', 'leave']);

/** Whether somebody of this standing may (product §18.7). */
export function mayInTeam(standing: Standing, action: TeamAction): boolean {
  return (ALLOWED[action] as readonly Standing[]).includes(standing);
}

/**
 * The caller's place, where it lets them do this (product §18.7).
 * @param membership the caller's, as `teams.membershipOf` reads it at this moment
 * @throws AppError forbidden, not_found where one has no place of one's own, or conflict for an owner who leaves
 */
export function requireTeamRight(membership: TeamMembership | null, action: TeamAction): TeamMembership {
  const standing = membership?.member.role ?? 'none';
  if (membership !== null && mayInTeam(standing, action)) return membership;
  if (OWN_PLACE.has(action)) throw standing === 'owner' ? ownerStays('leave') : noTeam();
  if (action === 'change-roles' && mayInTeam(standing, 'see-figures'))
    throw new AppError('forbidden', 'Only the owner of the team can change roles.');
  throw noTeamAdmin();
}

/**
 * The person to remove, or the invitation to revoke (product §18.3).
 * @param target of the caller's team; null where it has no such membership
 * @throws AppError not_found where there is nobody to remove (any more), conflict for the owner
 */
export function requireRemovable(target: TeamMemberRecord | null): TeamMemberRecord {
  const member = requireSeated(target);
  if (member.role === 'owner') throw ownerStays('be removed');
  return member;
}

/** The invitation to send again. @throws AppError not_found, conflict for who has joined */
export function requireInvited(target: TeamMemberRecord | null): TeamMemberRecord {
  const member = requireSeated(target);
  if (member.status === 'active') throw new AppError('conflict', `${member.name} has joined the team already.`);
  return member;
}

/** The member whose role changes. @throws AppError not_found, conflict for the owner and for who has not joined yet */
export function requireRoleChangeable(target: TeamMemberRecord | null): TeamMemberRecord {
  const member = requireSeated(target);
  if (member.role === 'owner')
    throw new AppError('conflict', 'The owner’s role stays. To hand the team over, please write to us.');
  if (member.status === 'invited')
    throw new AppError('conflict', `${member.name} has not joined yet. Roles can be given once they have.`);
  return member;
}

function requireSeated(target: TeamMemberRecord | null): TeamMemberRecord {
  if (target !== null && (target.status === 'active' || target.status === 'invited')) return target;
  throw new AppError('not_found', 'This person is not in your team any more.');
}

/** What those read who are no admins of a team that runs. */
export function noTeamAdmin(): AppError {
  return new AppError('forbidden', "You don't have access to team admin features.");
}

function noTeam(): AppError {
  return new AppError('not_found', 'You are not in a team.');
}

function ownerStays(what: 'leave' | 'be removed'): AppError {
  return new AppError(
    'conflict',
    `The owner can’t ${what} while the team is theirs. To hand the team over, please write to us.`,
  );
}

/** What a team is shown of its people (product §18.4). */
export const TEAM_VIEWS = [
  'totals',
  'member-row',
  'leaderboard',
  'most-improved',
  'skill-averages',
  'assignment-score',
] as const;
export type TeamView = (typeof TEAM_VIEWS)[number];

/** The row of the table is for the admins; who keeps their scores private is in nothing that compares people or shows a single score. */
const PRIVATE_IN: Record<TeamView, boolean> = {
  totals: true,
  'member-row': true,
  leaderboard: false,
  'most-improved': false,
  'skill-averages': false,
  'assignment-score': false,
};

/**
 * Whether somebody's results count in this (product §18.4). Who has left or was removed counts in the totals alone; an
 * invitation has a row and nothing else.
 */
export function isCountedIn(view: TeamView, member: Pick<TeamMemberRecord, 'status' | 'scoresShared'>): boolean {
  if (view === 'totals') return true;
  if (member.status === 'invited') return view === 'member-row';
  return member.status === 'active' && (member.scoresShared || PRIVATE_IN[view]);
}

/** Whether the average of so many people is shown: of few it would say too much about each (product §18.4). */
export function isAverageShown(people: number): boolean {
  return people >= SKILL_AVERAGE_PEOPLE;
}
