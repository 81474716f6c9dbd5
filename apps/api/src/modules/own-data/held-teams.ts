/** What a person gets of their places in teams, and of what these keep of them (product §4.12, §18.4). */
import type { HeldMembership, TeamResultRecord } from '@parley/db';

export function presentHeldMembership({ team, member }: HeldMembership) {
  const { id, role, status, invitedAt, joinedAt, leftAt, scoresShared, creditsUsed, lastBegunAt } = member;
  return {
    id,
    team: { id: team.id, name: team.name, organization: team.organization, planType: team.planType },
    role,
    status,
    invitedAt,
    joinedAt,
    leftAt,
    scoresShared,
    creditsUsed,
    lastBegunAt,
  };
}

export function presentHeldResult({ memberId, completedAt, overallScore, skills, scenarioSlug }: TeamResultRecord) {
  return { membershipId: memberId, completedAt, overallScore, skills, scenario: scenarioSlug };
}
