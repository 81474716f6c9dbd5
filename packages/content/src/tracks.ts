import type { TrackContent } from '@parley/shared';

/** The three kits (product §16.1). Holds nothing a stakeholder hides, so pages may import it. */
export const tracks: readonly TrackContent[] = [
  {
    slug: 'new-pm-essentials',
    name: 'New PM Essentials',
    description:
      'The four conversations that come up in a first year: a client who wants more, a colleague who says no, a sponsor who wants to know where things stand, and a supplier who is late again.',
    icon: 'compass',
    color: 'blue',
    targetAudience: 'Project managers with 0-3 years of experience',
    estimatedDuration: '2-3 hours',
    careerStage: 'Early career',
    learningOutcomes: [
      'Find the need behind a request before you price it',
      'Hear an objection to its end, and answer the one that was meant',
      'Report red as red, with a cause, a figure and a date',
      'Own your share of a supplier’s failure and still get a delivery day',
    ],
    benefits: [
      'Starts with two easy talks, so the first score is about you and not about the format',
      'Each talk ends with words you could have said, next to the ones you did say',
      'Covers scope, people, status and suppliers: most of what a first project throws at you',
    ],
    tips: [
      'Read the goal before you open a talk: it says what you should leave with, and the report asks whether you did',
      'Name what the other person is worried about before you answer it, even when you think you know',
      'End each talk with a name and a day, yours included',
    ],
    scenarios: ['scope-change-request', 'team-member-pushback', 'executive-status-update', 'vendor-performance-issue'],
  },
  {
    slug: 'senior-pm-challenges',
    name: 'Senior PM Challenges',
    description:
      'Four talks in which nobody in the room is wrong: two functions with one deadline, a sponsor who has to cut, an engineer who sees a risk you do not, and clients who no longer want the same thing.',
    icon: 'scale',
    color: 'purple',
    targetAudience: 'Project managers with 3-8 years of experience',
    estimatedDuration: '3-4 hours',
    careerStage: 'Mid-career to senior',
    learningOutcomes: [
      'Separate what two parties say they want from what each of them cannot give up',
      'Put a price on every cut, and recommend one',
      'Turn a technical risk into days and money',
      'Bring a divided client to one decision, with a name and a date under it',
    ],
    benefits: [
      'Counterparts who know their figures and will ask for yours',
      'Two hard talks, in which good manners alone are worth nothing',
      'The report shows which sentence cost you trust, and how much',
    ],
    tips: [
      'Write down your figures before you begin: what it costs, what it saves, and until when',
      'Bring two options and say which one you would take, and why',
      'Say no to one named thing and offer what is possible in its place',
    ],
    scenarios: [
      'cross-functional-conflict-resolution',
      'budget-cut-negotiation',
      'technical-debt-vs-timeline-pressure',
      'stakeholder-alignment-crisis',
    ],
  },
  {
    slug: 'pmo-leadership-track',
    name: 'PMO Leadership Track',
    description:
      'The talks that decide what an organisation does next: which projects stop, who gets the scarce people, how a change reaches those who must live with it, and what you tell a board that has lost patience.',
    icon: 'landmark',
    color: 'gold',
    targetAudience: 'Senior project managers moving into PMO or portfolio roles',
    estimatedDuration: '4-5 hours',
    careerStage: 'Senior to executive',
    learningOutcomes: [
      'Rank projects against each other in the open, and say what the loser costs',
      'Share scarce people by the portfolio’s need and keep the people whole',
      'Turn resistance to a change into a condition you can meet',
      'Defend a project before a board with evidence, and offer the point at which to stop it',
    ],
    benefits: [
      'Three of the four talks are hard, and they are meant to be lost once',
      'Sponsors who speak about portfolios, cash and reputation and never about tasks',
      'Good preparation for the first quarter in a PMO role',
    ],
    tips: [
      'Speak about the portfolio: what waits, what it costs to wait, and who decides',
      'Give bad news in your first message, with its cause and your share in it',
      'Repeat a talk you lost with another opening: the better score stays',
    ],
    scenarios: [
      'portfolio-prioritization-meeting',
      'resource-allocation-conflict',
      'organizational-change-resistance',
      'board-level-project-defense',
    ],
  },
];
