/** One e-mail of each kind, for tests and for looking at. */
import type { EmailContent, EmailTemplate } from '@parley/shared';

const AT = new Date('2026-11-22T19:14:00Z');
const IN_AN_HOUR = new Date('2026-11-22T20:14:00Z');
const LATER = new Date('2026-11-25T14:05:00Z');
const IN_A_WEEK = new Date('2026-11-29T16:05:00Z');
const TOKEN = 'q3-sample-token_Zk1';

const ASSIGNMENT = {
  name: 'Ada',
  teamName: 'Bridges & roads',
  teamId: '64b7f0c2a1d3e4f5a6b7c8d1',
  assignmentId: '64b7f0c2a1d3e4f5a6b7c8d2',
  memberId: '64b7f0c2a1d3e4f5a6b7c8d3',
  dueOn: '2026-12-04',
};

/** When the samples are sent. */
export const SAMPLE_NOW = new Date('2026-11-22T19:15:00Z');

export const SAMPLE_EMAILS: { readonly [T in EmailTemplate]: Extract<EmailContent, { template: T }> } = {
  welcome: { template: 'welcome', data: { name: 'Ada <b>Byron</b>' } },
  simulation_complete: {
    template: 'simulation_complete',
    data: {
      name: 'Ada',
      conversationId: '64b7f0c2a1d3e4f5a6b7c8d9',
      scenarioTitle: 'The board & the date',
      stakeholderName: 'Dana Whitfield',
      overallScore: 7.45,
      strengths: ['You named the date first'],
      areasForImprovement: ['Ask who carries the cost', 'Close with an owner'],
    },
  },
  enquiry: {
    template: 'enquiry',
    data: {
      kind: 'contact',
      name: 'Ines <i>Vaz</i>',
      email: 'ines@example.org',
      company: 'Vaz & Filhos',
      teamSize: '11-50',
      message: 'We are forty.\nWhen can we begin?',
      plan: 'team-pilot',
    },
  },
  password_reset: { template: 'password_reset', data: { name: 'Ada', expiresAt: IN_AN_HOUR }, secret: TOKEN },
  password_changed: { template: 'password_changed', data: { name: 'Ada', how: 'changed', at: AT } },
  email_confirmation: {
    template: 'email_confirmation',
    data: { name: 'Ada', newEmail: 'ada.byron@example.org', expiresAt: IN_AN_HOUR },
    secret: TOKEN,
  },
  email_change_notice: {
    template: 'email_change_notice',
    data: { name: 'Ada', newEmail: 'ada.byron@example.org', at: AT },
  },
  account_closing: {
    template: 'account_closing',
    data: { name: 'Ada', closedAt: AT, erasedAt: new Date('2026-12-22T19:14:00Z'), planEndsAt: LATER },
  },
  trial_ending: { template: 'trial_ending', data: { name: 'Ada', endsAt: LATER } },
  low_credits: {
    template: 'low_credits',
    data: {
      name: 'Ada',
      planType: 'solo_core',
      onSeat: false,
      creditsLeft: 4,
      creditsTotal: 20,
      renewsAt: new Date('2026-12-03T00:00:00Z'),
    },
  },
  monthly_progress: {
    template: 'monthly_progress',
    data: {
      name: 'Ada',
      months: [
        { month: '2026-07', completed: 3, averageScore: 5.1 },
        { month: '2026-08', completed: 0, averageScore: null },
        { month: '2026-09', completed: 5, averageScore: 6.24 },
        { month: '2026-10', completed: 4, averageScore: 6.4 },
        { month: '2026-11', completed: 6, averageScore: 7.2 },
      ],
      weakest: { skill: 'negotiation_skills', average: 5.64 },
    },
  },
  payment_failed: { template: 'payment_failed', data: { name: 'Ada', planType: 'solo_core', until: IN_A_WEEK } },
  payment_last_notice: { template: 'payment_last_notice', data: { name: 'Ada', planType: 'solo_core', until: LATER } },
  plan_paused: { template: 'plan_paused', data: { name: 'Ada', planType: 'solo_pro', why: 'disputed' } },
  plan_ended: {
    template: 'plan_ended',
    data: { name: 'Ada', planType: 'solo_core', endedAt: AT, erasesAt: new Date('2026-12-22T19:14:00Z') },
  },
  practice_erasure: { template: 'practice_erasure', data: { name: 'Ada', erasesAt: IN_A_WEEK } },
  team_invitation: {
    template: 'team_invitation',
    data: {
      name: 'Ada',
      teamName: 'Bridges & roads',
      organization: 'Halden Freight',
      invitedBy: 'Olga Owner',
      expiresAt: IN_A_WEEK,
    },
    secret: TOKEN,
  },
  team_removed: { template: 'team_removed', data: { name: 'Ada', teamName: 'Bridges & roads', at: AT } },
  assignment_asked: {
    template: 'assignment_asked',
    data: {
      ...ASSIGNMENT,
      kind: 'scenario',
      slug: 'scope-change-request',
      title: 'Scope Change Request',
      note: 'The Halden kick-off is on the 7th.\nTry it once before, please.',
      askedBy: 'Olga <b>Owner</b>',
    },
  },
  assignment_due: {
    template: 'assignment_due',
    data: {
      ...ASSIGNMENT,
      kind: 'track',
      slug: 'new-pm-essentials',
      title: 'New PM Essentials',
      completed: 2,
      of: 4,
    },
  },
  team_ending: {
    template: 'team_ending',
    data: { name: 'Ada', teamName: 'Project office', planType: 'team_pilot', endsAt: LATER },
  },
  team_ending_notice: {
    template: 'team_ending_notice',
    data: {
      teamId: '64b7f0c2a1d3e4f5a6b7c8d9',
      teamName: 'Project office',
      organization: 'Vaz & Filhos',
      planType: 'team_pilot',
      ownerEmail: 'ines@example.org',
      seats: 10,
      seatsTaken: 8,
      endsAt: LATER,
    },
  },
  plan_expiring: {
    template: 'plan_expiring',
    data: { name: 'Ada', planType: 'solo_pro', endsAt: LATER, cancelled: true },
  },
  team_inherited: { template: 'team_inherited', data: { name: 'Ada', teamName: 'Project office' } },
  team_without_owner: {
    template: 'team_without_owner',
    data: { teamId: '64b7f0c2a1d3e4f5a6b7c8d9', teamName: 'Project office', seatsTaken: 8 },
  },
};
