import type { MemberStats, TeamDashboard, TeamLeaderboard } from '@parley/shared';

/** Somebody who joined and has practised. */
export function sampleMember(overrides: Partial<MemberStats> = {}): MemberStats {
  return {
    _id: 'm2',
    name: 'Priya Raman',
    email: 'priya@test.example',
    status: 'active',
    role: 'member',
    creditsUsed: 14,
    averageScore: 7.4,
    lastActive: '2026-11-20T09:30:00.000Z',
    completedSimulations: 11,
    joinedAt: '2026-11-02T08:00:00.000Z',
    invitationEndsAt: null,
    scoresShared: true,
    ...overrides,
  };
}

/** The one who is signed in, in tests of pages. */
export const sampleOwner = (overrides: Partial<MemberStats> = {}): MemberStats =>
  sampleMember({ _id: 'm1', name: 'Ruth Adeyemi', email: 'ruth@test.example', role: 'owner', ...overrides });

/** Somebody whose link still works for years. */
export const sampleInvited = (overrides: Partial<MemberStats> = {}): MemberStats =>
  sampleMember({
    _id: 'm3',
    name: 'Tomás Vidal',
    email: 'tomas@test.example',
    status: 'invited',
    creditsUsed: 0,
    averageScore: null,
    lastActive: null,
    completedSimulations: 0,
    joinedAt: null,
    invitationEndsAt: '2031-03-04T12:00:00.000Z',
    ...overrides,
  });

/** What an owner sees of a pilot of ten seats: two people who practise and one invitation. */
export function sampleTeamDashboard(overrides: Partial<TeamDashboard> = {}): TeamDashboard {
  return {
    team: {
      _id: 't1',
      name: 'Delivery Office',
      organization: 'Northwind Logistics',
      planType: 'team_pilot',
      isOwner: true,
      role: 'owner',
    },
    teamTotals: {
      totalSeats: 10,
      seatsTaken: 3,
      creditsPerSeat: 300,
      totalCreditsAvailable: 3000,
      creditsUsed: 28,
      completedSimulations: 22,
      averageScore: 7.4,
      startedAt: '2026-11-01T00:00:00.000Z',
      expiresAt: '2026-12-31T00:00:00.000Z',
      daysRemaining: 38,
    },
    memberStats: [sampleOwner(), sampleMember(), sampleInvited()],
    leaderboard: sampleLeaderboard().leaderboard,
    usage: {
      trend: 'Practice is up: 9 conversations completed in the last 7 days, 4 in the 7 days before.',
      weeks: [
        { startsOn: '2026-11-02', completed: 5, people: 2 },
        { startsOn: '2026-11-09', completed: 4, people: 1 },
        { startsOn: '2026-11-16', completed: 9, people: 2 },
      ],
    },
    skills: { people: 2, peopleNeeded: 5, averages: null },
    ...overrides,
  };
}

/** Two who share a place, one below them, and one who gained. */
export function sampleLeaderboard(overrides: Partial<TeamLeaderboard> = {}): TeamLeaderboard {
  return {
    leaderboard: [
      { position: 1, memberId: 'm1', name: 'Ruth Adeyemi', completedSimulations: 11, averageScore: 7.4 },
      { position: 1, memberId: 'm2', name: 'Priya Raman', completedSimulations: 11, averageScore: 7.4 },
    ],
    mostImproved: [{ memberId: 'm2', name: 'Priya Raman', before: 5.9, now: 7.9, gain: 2 }],
    ...overrides,
  };
}
