/** Teams, members and results for tests of what is worked out from them. */
import type { TeamMemberRecord, TeamRecord, TeamResultRecord } from '@parley/db';

export function teamRecord(given: Partial<TeamRecord> = {}): TeamRecord {
  return {
    id: '64b000000000000000000001',
    name: 'Harbour PMO',
    organization: 'Halden Freight',
    planType: 'team_pilot',
    ownerId: '64a000000000000000000001',
    seats: 10,
    seatsTaken: 1,
    creditsPerSeat: 300,
    startedAt: new Date('2026-10-05T08:00:00.000Z'),
    endsAt: new Date('2026-12-04T08:00:00.000Z'),
    ...given,
  };
}

export function memberRecord(given: Partial<TeamMemberRecord> = {}): TeamMemberRecord {
  return {
    id: '64c000000000000000000001',
    teamId: '64b000000000000000000001',
    userId: '64a000000000000000000001',
    name: 'Robin Reyes',
    email: 'robin@example.org',
    role: 'member',
    status: 'active',
    invitedBy: null,
    invitedAt: null,
    invitationEndsAt: null,
    joinedAt: new Date('2026-10-05T08:00:00.000Z'),
    leftAt: null,
    scoresShared: true,
    creditsUsed: 0,
    lastBegunAt: null,
    ...given,
  };
}

export function resultRecord(given: Partial<TeamResultRecord> = {}): TeamResultRecord {
  return {
    memberId: '64c000000000000000000001',
    completedAt: new Date('2026-10-06T08:00:00.000Z'),
    overallScore: 6,
    skills: [],
    scenarioSlug: 'scope-change-request',
    ...given,
  };
}
