/** Being invited to a team, and one's own place in it, as they leave the server (product §18.2, §18.4): field by field. */
import type { TeamMembership, TeamResultRecord } from '@parley/db';
import type { Invitation, Membership, TeamFigures } from '@parley/shared';
import { scenarioTitle } from '@parley/teams';
import { presentMember } from './figures.presenter';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

/** @param invitedBy the name of who invites @param hasAccount whether the invited address has one */
export function presentInvitation(
  { team, member }: TeamMembership,
  { invitedBy, hasAccount }: { readonly invitedBy: string; readonly hasAccount: boolean },
): Invitation {
  if (member.invitationEndsAt === null) throw new Error(`The membership ${member.id} is no invitation`);
  return {
    teamName: team.name,
    organization: team.organization,
    invitedBy,
    name: member.name,
    email: member.email,
    expiresAt: member.invitationEndsAt.toISOString(),
    planType: team.planType,
    creditsPerSeat: team.creditsPerSeat,
    teamEndsAt: moment(team.endsAt),
    hasAccount,
  };
}

/**
 * What somebody's own team knows of them, in the very figures that its admins see.
 * @param results the person's, the newest first
 * @returns null where the figures hold no row of theirs: they have lost their place since it was read
 */
export function presentMembership(
  { team, member }: TeamMembership,
  figures: TeamFigures,
  results: readonly TeamResultRecord[],
): Membership | null {
  const row = figures.members.find(({ memberId }) => memberId === member.id);
  if (row === undefined || row.joinedAt === null) return null;
  return {
    team: { _id: team.id, name: team.name, organization: team.organization, planType: team.planType },
    role: row.role,
    joinedAt: row.joinedAt.toISOString(),
    expiresAt: moment(team.endsAt),
    scoresShared: row.scoresShared,
    row: presentMember(row),
    position: figures.leaderboard.find(({ memberId }) => memberId === member.id)?.position ?? null,
    results: results.map(presentResult),
    admins: figures.members.filter(({ role }) => role !== 'member').map(({ name }) => name),
  };
}

function presentResult({ completedAt, overallScore, scenarioSlug, skills }: TeamResultRecord) {
  return {
    completedAt: completedAt.toISOString(),
    overallScore,
    scenarioTitle: scenarioSlug === null ? null : scenarioTitle(scenarioSlug),
    skills: skills.map(({ skill, score }) => ({ skill, score })),
  };
}
