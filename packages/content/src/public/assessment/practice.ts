import type { AssessmentPractice } from '@parley/shared';
import type { AssessmentAreaId } from './areas';

/** What to practise for each area, and why. Title, stakeholder and difficulty are the library's; a test compares them. */
export const assessmentPractice: Readonly<Record<AssessmentAreaId, AssessmentPractice>> = {
  need: {
    scenarios: [
      {
        slug: 'twenty-minutes-with-the-underwriter',
        title: 'Twenty Minutes with the Underwriter',
        stakeholderType: 'subject_matter_expert',
        difficulty: 'easy',
        reason: 'He has twenty minutes: only questions about real cases bring out what the manual leaves out.',
      },
      {
        slug: 'two-screens-for-one-job',
        title: 'Two Screens for One Job',
        stakeholderType: 'end_user',
        difficulty: 'easy',
        reason: 'The people who do the work tell you what a change costs, if you ask before the scope is fixed.',
      },
      {
        slug: 'the-ward-will-not-use-it',
        title: 'The Ward Will Not Use It',
        stakeholderType: 'end_user',
        difficulty: 'medium',
        reason: 'A refusal with a reason behind it, which only comes out if the objection may finish.',
      },
    ],
    track: {
      slug: 'new-pm-essentials',
      reason:
        'Begins with a client whose small request has a story behind it, and goes on to an objection to hear out.',
    },
  },
  scope: {
    scenarios: [
      {
        slug: 'scope-change-request',
        title: 'Scope Change Request',
        stakeholderType: 'client',
        difficulty: 'easy',
        reason:
          'A small favour for a good client that is nine days of work. You need a price on each side of a choice.',
      },
      {
        slug: 'the-board-already-has-the-date',
        title: 'The Board Already Has the Date',
        stakeholderType: 'executive_sponsor',
        difficulty: 'hard',
        reason: 'Somebody promised a date that does not hold, and you are the one who brings it to him.',
      },
    ],
    track: {
      slug: 'new-pm-essentials',
      reason: 'Its first talk is about what is possible and what is paid for, its third about a status nobody expects.',
    },
  },
  terms: {
    scenarios: [
      {
        slug: 'budget-cut-negotiation',
        title: 'Budget Cut Negotiation',
        stakeholderType: 'executive_sponsor',
        difficulty: 'hard',
        reason: 'Fifteen per cent by Friday. What the cut is for decides which one you should offer.',
      },
      {
        slug: 'the-rate-card-went-up',
        title: 'The Rate Card Went Up',
        stakeholderType: 'vendor',
        difficulty: 'hard',
        reason: 'A price with something behind it, and a contract that is worth more as a floor than as a weapon.',
      },
      {
        slug: 'vendor-performance-issue',
        title: 'Vendor Performance Issue',
        stakeholderType: 'vendor',
        difficulty: 'medium',
        reason: 'Part of the delay is yours. Owning it first is what gets you the remaining dates.',
      },
    ],
    track: {
      slug: 'senior-pm-challenges',
      reason: 'Its counterparts know their figures and ask for yours; the budget cut is its second talk.',
    },
  },
  conflict: {
    scenarios: [
      {
        slug: 'team-member-pushback',
        title: 'Team Member Pushback',
        stakeholderType: 'team_member',
        difficulty: 'easy',
        reason: 'A colleague says no to a rota. What is fixed and what can be settled together are two matters.',
      },
      {
        slug: 'cross-functional-conflict-resolution',
        title: 'Cross-Functional Conflict Resolution',
        stakeholderType: 'team_member',
        difficulty: 'medium',
        reason: 'You hear one side without joining it, and have to carry over what the other side knows.',
      },
      {
        slug: 'resource-allocation-conflict',
        title: 'Resource Allocation Conflict',
        stakeholderType: 'team_member',
        difficulty: 'hard',
        reason: 'Two projects want the same person, and that person is the one in front of you.',
      },
    ],
    track: {
      slug: 'senior-pm-challenges',
      reason: 'Four talks in which nobody in the room is wrong, so winning an argument settles nothing.',
    },
  },
  reporting: {
    scenarios: [
      {
        slug: 'executive-status-update',
        title: 'Executive Status Update',
        stakeholderType: 'executive_sponsor',
        difficulty: 'medium',
        reason: 'Ten minutes, four green reports behind you, and a status that is not green any more.',
      },
      {
        slug: 'green-for-eleven-weeks-then-red',
        title: 'Green for Eleven Weeks, Then Red',
        stakeholderType: 'executive_sponsor',
        difficulty: 'medium',
        reason: 'What you knew and since when is the first question; a number has to take the place of a colour.',
      },
      {
        slug: 'board-level-project-defense',
        title: 'Board-Level Project Defense',
        stakeholderType: 'executive_sponsor',
        difficulty: 'hard',
        reason: 'A board asks which part of your figure is firm, and notices if you claim more than you can prove.',
      },
    ],
    track: {
      slug: 'new-pm-essentials',
      reason: 'Its third talk is a status update in which red has to be reported as red, with cause, figure and date.',
    },
  },
  risk: {
    scenarios: [
      {
        slug: 'the-formula-only-she-knows',
        title: 'The Formula Only She Knows',
        stakeholderType: 'subject_matter_expert',
        difficulty: 'medium',
        reason: 'Knowledge in one head, and a handover that she has good reasons to distrust.',
      },
      {
        slug: 'technical-debt-vs-timeline-pressure',
        title: 'Technical Debt vs Timeline Pressure',
        stakeholderType: 'technical_lead',
        difficulty: 'medium',
        reason: 'An engineer’s worry has to become days and money before anybody can weigh it against a date.',
      },
      {
        slug: 'the-hole-before-launch',
        title: 'The Hole Before Launch',
        stakeholderType: 'technical_lead',
        difficulty: 'hard',
        reason: 'The danger now and the date of the launch are two questions, and somebody has to be told today.',
      },
    ],
    track: {
      slug: 'senior-pm-challenges',
      reason: 'Its third talk asks you to turn a technical risk into days and money, and to find the smallest remedy.',
    },
  },
  agreements: {
    scenarios: [
      {
        slug: 'how-long-do-we-keep-it',
        title: 'How Long Do We Keep It?',
        stakeholderType: 'regulatory',
        difficulty: 'easy',
        reason: 'You leave with rules that somebody will test, so each has to be said back until it is right.',
      },
      {
        slug: 'kick-off-without-a-charter',
        title: 'Kick-Off Without a Charter',
        stakeholderType: 'client',
        difficulty: 'easy',
        reason: 'Who decides and what success is, agreed with a client who takes both for a formality.',
      },
      {
        slug: 'stakeholder-alignment-crisis',
        title: 'Stakeholder Alignment Crisis',
        stakeholderType: 'client',
        difficulty: 'hard',
        reason: 'Three signed lists that contradict each other. One decision is needed, with a name and a date.',
      },
    ],
    track: {
      slug: 'new-pm-essentials',
      reason: 'Each of its four talks is to end with a name and a day, yours included; the report looks for them.',
    },
  },
  leading: {
    scenarios: [
      {
        slug: 'organizational-change-resistance',
        title: 'Organizational Change Resistance',
        stakeholderType: 'end_user',
        difficulty: 'medium',
        reason: 'Nobody can order her to like it. She moves once her experience shapes the new way.',
      },
      {
        slug: 'portfolio-prioritization-meeting',
        title: 'Portfolio Prioritization Meeting',
        stakeholderType: 'executive_sponsor',
        difficulty: 'hard',
        reason: 'A recommendation of yours puts her project fifth, and a formula is no answer to why.',
      },
    ],
    track: {
      slug: 'pmo-leadership-track',
      reason: 'Four talks with people whom you cannot order: they have to be convinced, with the losses named.',
    },
  },
};
