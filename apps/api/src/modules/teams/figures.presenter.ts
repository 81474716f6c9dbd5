/** How a team does, as it leaves the server (product §18.5): field by field, scores and means to one decimal. */
import type { TeamMembership } from '@parley/db';
import {
  SKILL_AVERAGE_PEOPLE,
  type LeaderboardFigures,
  type MemberFigures,
  type MemberStats,
  type TeamDashboard,
  type TeamFigures,
  type TeamLeaderboard,
} from '@parley/shared';
import { gainOf, oneDecimal, usageTrend } from '@parley/teams';
import { daysUntil } from '../plan/plan.presenter';

const scoreOf = (mean: number | null): number | null => (mean === null ? null : oneDecimal(mean));
const momentOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A member's row: what the admins see of them, and they themselves (product §18.4). */
export function presentMember(member: MemberFigures): MemberStats {
  return {
    _id: member.memberId,
    name: member.name,
    email: member.email,
    status: member.status,
    role: member.role,
    creditsUsed: member.creditsUsed,
    averageScore: scoreOf(member.averageScore),
    lastActive: momentOf(member.lastActive),
    completedSimulations: member.completed,
    joinedAt: momentOf(member.joinedAt),
    invitationEndsAt: momentOf(member.invitationEndsAt),
    scoresShared: member.scoresShared,
  };
}

/** @param membership the admin's who asks */
export function presentDashboard({ team, member }: TeamMembership, figures: TeamFigures): TeamDashboard {
  const { name, organization, planType } = figures.team;
  return {
    team: { _id: team.id, name, organization, planType, isOwner: member.role === 'owner', role: member.role },
    teamTotals: presentTotals(figures),
    memberStats: figures.members.map(presentMember),
    leaderboard: figures.leaderboard.map(presentPlace),
    usage: {
      trend: usageTrend(figures),
      weeks: figures.weeks.map(({ startsOn, completed, people }) => ({ startsOn, completed, people })),
    },
    skills: presentSkills(figures.skills),
  };
}

export function presentLeaderboard({ leaderboard, mostImproved }: TeamFigures): TeamLeaderboard {
  return {
    leaderboard: leaderboard.map(presentPlace),
    mostImproved: mostImproved.map(({ memberId, name, before, now }) => ({
      memberId,
      name,
      before: oneDecimal(before),
      now: oneDecimal(now),
      gain: gainOf({ before, now }),
    })),
  };
}

function presentPlace({ position, memberId, name, completed, averageScore }: LeaderboardFigures) {
  return { position, memberId, name, completedSimulations: completed, averageScore: scoreOf(averageScore) };
}

function presentTotals({ team: { startedAt, endsAt }, totals, asOf }: TeamFigures): TeamDashboard['teamTotals'] {
  return {
    totalSeats: totals.seats,
    seatsTaken: totals.seatsTaken,
    creditsPerSeat: totals.creditsPerSeat,
    totalCreditsAvailable: totals.creditsAvailable,
    creditsUsed: totals.creditsUsed,
    completedSimulations: totals.completed,
    averageScore: scoreOf(totals.averageScore),
    startedAt: startedAt.toISOString(),
    expiresAt: momentOf(endsAt),
    daysRemaining: endsAt === null ? null : daysUntil(endsAt, asOf),
  };
}

function presentSkills({ people, averages }: TeamFigures['skills']): TeamDashboard['skills'] {
  return {
    people,
    peopleNeeded: SKILL_AVERAGE_PEOPLE,
    averages:
      averages?.map((one) => ({ skill: one.skill, average: oneDecimal(one.average), people: one.people })) ?? null,
  };
}
