/** Somebody on a seat of the team Halden PMO. */
import type { Invitation, Membership, OwnPlan, Plan } from '@parley/shared';
import { sampleCore, samplePlan } from './samples';

const ENDS = '2027-01-22T12:00:00.000Z';

/** Solo Core, paid by the month, beneath the seat. */
export function sampleOwnPlan(overrides: Partial<OwnPlan> = {}): OwnPlan {
  const {
    isTeamAdmin: _admin,
    team: _team,
    ownPlan: _own,
    teamPilotDaysLeft: _days,
    entitlements: _may,
    ...own
  } = sampleCore();
  return { ...own, ...overrides };
}

/** A seat of a pilot with 12 of its 300 sessions used. */
export function sampleSeat(overrides: Partial<Plan> = {}): Plan {
  return samplePlan({
    planType: 'team_pilot',
    planName: 'Team Pilot',
    isTrialActive: false,
    trialDaysLeft: 0,
    trialEndsAt: null,
    creditsUsed: 12,
    creditsTotal: 300,
    teamPilotDaysLeft: 52,
    endsAt: ENDS,
    team: { _id: 't1', name: 'Halden PMO', role: 'member' },
    ownPlan: sampleOwnPlan(),
    ...overrides,
  });
}

export function sampleInvitation(overrides: Partial<Invitation> = {}): Invitation {
  return {
    teamName: 'Halden PMO',
    organization: 'Halden Freight',
    invitedBy: 'Oskar Lind',
    name: 'Ruth Adeyemi',
    email: 'ruth@test.example',
    expiresAt: '2026-11-30T12:00:00.000Z',
    planType: 'team_pilot',
    creditsPerSeat: 300,
    teamEndsAt: ENDS,
    hasAccount: true,
    ...overrides,
  };
}

/** Somebody who has completed one scenario of the library and one of their own. */
export function sampleMembership(overrides: Partial<Membership> = {}): Membership {
  return {
    team: { _id: 't1', name: 'Halden PMO', organization: 'Halden Freight', planType: 'team_pilot' },
    role: 'member',
    joinedAt: '2026-11-02T09:00:00.000Z',
    expiresAt: ENDS,
    scoresShared: true,
    position: 2,
    row: {
      _id: 'm1',
      name: 'Ruth Adeyemi',
      email: 'ruth@test.example',
      status: 'active',
      role: 'member',
      creditsUsed: 12,
      averageScore: 7.4,
      lastActive: '2026-11-20T09:30:00.000Z',
      completedSimulations: 2,
      joinedAt: '2026-11-02T09:00:00.000Z',
      invitationEndsAt: null,
      scoresShared: true,
    },
    results: [
      { completedAt: '2026-11-20T09:30:00.000Z', overallScore: 8.1, scenarioTitle: null, skills: [] },
      {
        completedAt: '2026-11-09T15:00:00.000Z',
        overallScore: 6.7,
        scenarioTitle: 'Scope Change Request',
        skills: [{ skill: 'active_listening', score: 7.2 }],
      },
    ],
    admins: ['Oskar Lind', 'Mei Tanaka'],
    ...overrides,
  };
}
