import { SKILLS, type MemberStats, type TeamDashboard, type TeamLeaderboard } from '@parley/shared';

const DAY = '2026-11-20T09:30:00.000Z';
const UNTIL = '2031-03-04T12:00:00.000Z';

function member(index: number): MemberStats {
  const isInvited = index % 5 === 4;
  const isOver = index % 10 === 9;
  return {
    _id: `m${index}`,
    name: index === 3 ? 'Annegret Müller-Lüdenscheidt' : `Member ${index}`,
    email: `member.with.a.long.address.${index}@northwind-logistics.example`,
    status: isInvited ? 'invited' : 'active',
    role: index === 0 ? 'owner' : index === 1 ? 'admin' : 'member',
    creditsUsed: isInvited ? 0 : 3 * index,
    averageScore: isInvited || index === 2 ? null : 4 + (index % 6),
    lastActive: isInvited ? null : DAY,
    completedSimulations: isInvited ? 0 : 40 - (index % 30),
    joinedAt: isInvited ? null : DAY,
    invitationEndsAt: isInvited ? (isOver ? DAY : UNTIL) : null,
    scoresShared: index % 7 !== 6,
  };
}

const board = (members: readonly MemberStats[]): TeamLeaderboard['leaderboard'] =>
  members
    .filter(({ status, scoresShared }) => status === 'active' && scoresShared)
    .map(({ _id: memberId, name, completedSimulations, averageScore }, index) => ({
      position: index + 1,
      memberId,
      name,
      completedSimulations,
      averageScore,
    }));

/** What the owner of a team of so many sees; alone in it, nothing has been practised. */
export function teamOf(size: number): { readonly dashboard: TeamDashboard; readonly leaderboard: TeamLeaderboard } {
  const members = Array.from({ length: size }, (_, index) => member(index));
  const isAlone = size === 1;
  const leaderboard = isAlone ? [] : board(members);
  const [first] = leaderboard;
  return {
    dashboard: {
      team: {
        _id: 't1',
        name: 'Delivery Office',
        organization: 'Northwind Logistics',
        planType: 'team_pilot',
        isOwner: true,
        role: 'owner',
      },
      teamTotals: {
        totalSeats: size,
        seatsTaken: size,
        creditsPerSeat: 300,
        totalCreditsAvailable: 300 * size,
        creditsUsed: 3 * size,
        completedSimulations: isAlone ? 0 : 18 * size,
        averageScore: isAlone ? null : 6.8,
        startedAt: DAY,
        expiresAt: UNTIL,
        daysRemaining: isAlone ? 60 : 5,
      },
      memberStats: members,
      leaderboard,
      usage: {
        trend: isAlone
          ? 'No conversation has been completed yet.'
          : 'Practice is up: 9 conversations completed in the last 7 days, 4 in the 7 days before.',
        weeks: Array.from({ length: isAlone ? 1 : 26 }, (_, index) => ({
          startsOn: new Date(Date.UTC(2026, 5, 1 + 7 * index)).toISOString().slice(0, 10),
          completed: isAlone ? 0 : (index * 7) % 23,
          people: isAlone ? 0 : 1 + (index % 4),
        })),
      },
      skills: {
        people: isAlone ? 0 : size,
        peopleNeeded: 5,
        averages: isAlone
          ? null
          : SKILLS.map((skill, index) => ({ skill, average: 4.5 + index / 2, people: 5 + index })),
      },
    },
    leaderboard: {
      leaderboard,
      mostImproved:
        first === undefined ? [] : [{ memberId: first.memberId, name: first.name, before: 5.1, now: 7.4, gain: 2.3 }],
    },
  };
}
