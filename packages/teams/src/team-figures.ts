/** How a team does at one moment, worked out from its memberships and results alone (product §18.4, §18.5). */
import type { TeamMemberRecord, TeamRecord, TeamResultRecord } from '@parley/db';
import type { MemberFigures, TeamFigures } from '@parley/shared';
import { leaderboardOf, mostImprovedOf } from './leaderboard';
import { mean } from './mean';
import { memberFigures, resultsByMember, seatedOf } from './member-figures';
import { distributionOf, scenariosOf, tracksOf } from './practice';
import { skillsOf } from './skills';
import { lastTwoWeeks, weeksOf } from './usage';

export interface TeamState {
  readonly team: TeamRecord;
  /** Who is or was in it. */
  readonly everybody: readonly TeamMemberRecord[];
  /** All of the team's, the first first. */
  readonly results: readonly TeamResultRecord[];
}

/** @param now the moment the figures are of */
export function teamFigures({ team, everybody, results }: TeamState, now: Date): TeamFigures {
  const byMember = resultsByMember(results);
  const members = seatedOf(everybody).map((member) => memberFigures(member, byMember.get(member.id) ?? []));
  const { id, name, organization, planType, startedAt, endsAt } = team;
  return {
    team: { id, name, organization, planType, startedAt, endsAt },
    asOf: now,
    totals: totalsOf({ team, everybody, results }, members),
    members,
    leaderboard: leaderboardOf(members),
    mostImproved: mostImprovedOf(members, byMember),
    weeks: weeksOf(results, { startedAt, now }),
    ...lastTwoWeeks(results, now),
    skills: skillsOf(members, byMember),
    distribution: distributionOf(results),
    tracks: tracksOf(members, byMember),
    ...scenariosOf(results),
  };
}

/** Credits, conversations and the average are of everybody who is or was in the team (product §18.5). */
function totalsOf({ team, everybody, results }: TeamState, members: readonly MemberFigures[]): TeamFigures['totals'] {
  const { seats, creditsPerSeat } = team;
  const active = members.filter(({ status }) => status === 'active').length;
  const averages = averagesOf(results);
  return {
    seats,
    seatsTaken: members.length,
    activeMembers: active,
    pendingInvitations: members.length - active,
    creditsPerSeat,
    creditsAvailable: seats === null || creditsPerSeat === null ? null : seats * creditsPerSeat,
    creditsUsed: everybody.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0),
    completed: results.length,
    people: averages.length,
    averageScore: mean(averages),
  };
}

/** Each person's average; of those who have one. */
function averagesOf(results: readonly TeamResultRecord[]): number[] {
  return [...resultsByMember(results).values()].flatMap(
    (own) => mean(own.map(({ overallScore }) => overallScore)) ?? [],
  );
}
