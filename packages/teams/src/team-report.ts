/** What the roll-up report says of a team (product §18.15): figures of the whole, no member's name, no member's row. */
import { createHash } from 'node:crypto';
import type { TeamFigures, TeamReport } from '@parley/shared';
import { oneDecimal } from './mean';
import { nextPractice } from './next-practice';
import { usageTrend } from './usage';

/** How many scenarios are listed. */
const SCENARIOS_LISTED = 10;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 'yyyy-mm-dd'.length);
const rounded = (score: number | null): number | null => (score === null ? null : oneDecimal(score));

/** Scores are rounded to one decimal, moments to their day in UTC. */
export function teamReport(figures: TeamFigures): TeamReport {
  const { asOf, distribution, members, ownScenarios, scenarios, skills, team, totals, tracks, weeks } = figures;
  const others = scenarios.slice(SCENARIOS_LISTED);
  return {
    team: {
      name: team.name,
      organization: team.organization,
      planType: team.planType,
      startedOn: dayOf(team.startedAt),
      endsOn: team.endsAt === null ? null : dayOf(team.endsAt),
    },
    asOf: dayOf(asOf),
    seats: { total: totals.seats, members: totals.activeMembers, invited: totals.pendingInvitations },
    credits: { available: totals.creditsAvailable, used: totals.creditsUsed },
    completed: totals.completed,
    practising: members.filter(({ status, completed }) => status === 'active' && completed > 0).length,
    average: totals.averageScore === null ? null : { score: oneDecimal(totals.averageScore), people: totals.people },
    trend: usageTrend(figures),
    weeks: weeks.map(({ startsOn, completed, people }) => ({ startsOn, completed, people })),
    tracks: tracks.map(({ title, scenarios: count, begun, completed }) => ({
      title,
      scenarios: count,
      begun,
      completed,
    })),
    skills: {
      people: skills.people,
      averages:
        skills.averages
          ?.map(({ skill, average, people }) => ({ skill, average: oneDecimal(average), people }))
          .toSorted((one, other) => other.average - one.average) ?? null,
    },
    distribution: [...distribution],
    practised: {
      scenarios: scenarios.slice(0, SCENARIOS_LISTED).map(({ title, completed, people, averageScore }) => ({
        title,
        completed,
        people,
        average: rounded(averageScore),
      })),
      others: { scenarios: others.length, completed: others.reduce((sum, { completed }) => sum + completed, 0) },
      own: ownScenarios,
    },
    next: nextPractice(figures),
  };
}

/** Names what a report says: the same for the same state of the same team on the same day, and another for any other. */
export function teamReportVersion(teamId: string, report: TeamReport): string {
  return createHash('sha256')
    .update(JSON.stringify([teamId, report]))
    .digest('hex');
}
