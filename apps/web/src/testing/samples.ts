import {
  OPERATOR_DEFAULTS,
  type ConversationSummary,
  type LibraryScenario,
  type Plan,
  type Progress,
  type PublicConfig,
  type Template,
} from '@parley/shared';
import { sampleConversation } from '@parley/report/testing';

/** An installation with the built-in engine alone. */
export function sampleConfig(): PublicConfig {
  return {
    brand: {
      name: 'Parley',
      publicUrl: 'http://parley.test',
      supportEmail: 'help@test.example',
      phone: '',
      office: '',
    },
    operator: OPERATOR_DEFAULTS,
    coach: { engine: 'rehearsal', model: 'm' },
    google: null,
    paymentsOpen: false,
  };
}

/** A running trial with 12 of its 20 sessions left. */
export function samplePlan(overrides: Partial<Plan> = {}): Plan {
  return {
    planType: 'free_trial',
    planName: 'Free Trial',
    isTrialActive: true,
    trialDaysLeft: 9,
    trialEndsAt: '2026-11-30T00:00:00.000Z',
    creditsUsed: 8,
    creditsTotal: 20,
    isTeamAdmin: false,
    team: null,
    ownPlan: null,
    nextBillingDate: null,
    teamPilotDaysLeft: null,
    billing: null,
    state: 'active',
    endsAt: '2026-11-30T00:00:00.000Z',
    entitlements: { liveTips: true, customScenarios: 'full', teamArea: false, canStartConversation: true },
    ...overrides,
  };
}

/** Somebody who pays for Solo Core by the month, with 12 of 20 sessions left. */
export function sampleCore(overrides: Partial<Plan> = {}): Plan {
  return samplePlan({
    planType: 'solo_core',
    planName: 'Solo Core',
    isTrialActive: false,
    trialDaysLeft: 0,
    trialEndsAt: null,
    nextBillingDate: '2026-12-04T00:00:00.000Z',
    billing: 'monthly',
    endsAt: null,
    entitlements: { liveTips: false, customScenarios: 'none', teamArea: false, canStartConversation: true },
    ...overrides,
  });
}

const base = sampleConversation().scenario;

/** Four scenarios of three categories. */
export function sampleScenarios(): LibraryScenario[] {
  return [
    { ...base, bestScore: null, own: null },
    {
      ...base,
      _id: 'a2',
      slug: 'scope-change-request',
      title: 'Scope Change Request',
      difficulty: 'easy',
      category: 'scope_management',
      stakeholderType: 'client',
      bestScore: 8.6,
      own: null,
      description:
        'Halfway through the build, Beatriz asks for a second approval step. She calls it small and expects it in the same price.',
      situation: 'The contract covers one approval step.',
      learningObjectives: [
        'Find the need behind the request',
        'Separate what is possible from what is paid for',
        'Keep the door open',
      ],
    },
    {
      ...base,
      _id: 'a3',
      slug: 'technical-debt',
      title: 'Technical Debt vs Timeline Pressure',
      difficulty: 'medium',
      category: 'timeline_negotiation',
      stakeholderType: 'technical_lead',
      bestScore: null,
      own: null,
      description:
        'Sunil wants three weeks for a rewrite nobody above him has heard of. You have promised the quarter.',
      situation: 'The quarter ends in five weeks.',
      learningObjectives: ['Ask for the risk in days and money', 'Agree what can wait, in writing'],
    },
    {
      ...base,
      _id: 'a4',
      slug: 'the-ward',
      title: 'The Ward Will Not Use It',
      difficulty: 'medium',
      category: 'change_management',
      stakeholderType: 'end_user',
      bestScore: 5.4,
      own: null,
      description:
        'The new handover screen adds four minutes per patient. Ward sister Wanda Kowalczyk has told her team to keep the paper.',
      situation: 'The paper form is to go in March.',
      learningObjectives: [
        'Let the objection finish',
        'Turn a refusal into a test',
        'Count the minutes',
        'Name one owner',
      ],
    },
  ];
}

/** A row of the history. */
export function sampleSummary(overrides: Partial<ConversationSummary> = {}): ConversationSummary {
  const { scenario, stakeholderPersona, startedAt } = sampleConversation();
  return {
    _id: '6700000000000000000000c1',
    status: 'completed',
    scenario,
    stakeholderPersona,
    startedAt,
    completedAt: startedAt,
    messageCount: 14,
    lastMessage: null,
    feedback: { overallScore: 7.4 },
    ...overrides,
  };
}

/** Somebody who has practised on each of the last seven days, and got better at empathy. */
export function sampleProgress(overrides: Partial<Progress> = {}): Progress {
  const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();
  const moments = Array.from({ length: 7 }, (_, days) => daysAgo(days));
  return {
    reports: [5.1, 6.2, 6.8].map((score, index) => ({
      _id: `c${2 - index}`,
      title: 'The Board Already Has the Date',
      completedAt: daysAgo(2 - index),
      skills: { empathy_building: score, leadership: 7, ...(index === 2 ? { documentation: 3.9 } : {}) },
    })),
    begun: moments,
    completed: moments,
    best: {
      quote: 'You vouched for us, and now you’re the one who has to stand up with a new date.',
      messageNumber: 6,
      label: 'Named the other side’s position',
      conversationId: 'c1',
      title: 'The Board Already Has the Date',
      stakeholder: 'Graham Tilley',
    },
    ...overrides,
  };
}

/** A template of one's own, with two stakeholders to choose from. */
export function sampleTemplate(overrides: Partial<Template> = {}): Template {
  return {
    _id: 't1',
    title: 'Moving the depot',
    description: 'The lease of the old depot ends before the new one is ready.',
    industry: 'Logistics',
    projectType: 'Relocation',
    customContext: 'The lease ends on 3 March. The new depot has 14 of its 20 docks.',
    stakeholderTypes: ['client', 'vendor'],
    challengeTypes: ['timeline_pressure'],
    learningObjectives: ['negotiation_skills', 'Close with a date'],
    difficulty: 'medium',
    isPublic: false,
    isOwn: true,
    createdAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    ...overrides,
  };
}

/** A scenario that was made of it. */
export function sampleOwnScenario(notice: string | null = null): LibraryScenario {
  return {
    ...base,
    _id: 's1',
    title: 'Moving the depot',
    bestScore: 7.4,
    own: {
      origin: { from: 'template', templateId: 't1', engine: 'rehearsal', model: 'm', notice },
      opening: 'You wanted to speak about the depot.',
      brief: null,
      createdAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-20T09:00:00.000Z',
    },
  };
}
