/** What the landing page says (product §3.3 to §3.5): demo, picker and comparison. Claims an operator must replace stand in sample-content.ts. */
import type { Difficulty, StakeholderType } from '@parley/shared';

/** A run of words, and whether they earned (`mark`) or lost (`pencil`) something. Marked words are verbatim from the demo's reply. */
export interface InsightPart {
  readonly text: string;
  readonly as?: 'mark' | 'pencil';
}

export interface DemoReply {
  readonly id: 'refuse' | 'ask' | 'defer';
  /** What the student says. */
  readonly text: string;
  /** What the stakeholder answers. */
  readonly answer: string;
  readonly insight: readonly InsightPart[];
}

/** The scripted demo: a hard scenario with an executive sponsor and three canned replies. */
export const demo: {
  readonly title: string;
  readonly stakeholder: string;
  readonly stakeholderType: StakeholderType;
  readonly difficulty: Difficulty;
  readonly opening: string;
  readonly replies: readonly DemoReply[];
} = {
  title: 'Budget Cut Negotiation',
  stakeholder: 'Helen',
  stakeholderType: 'executive_sponsor',
  difficulty: 'hard',
  opening:
    'I’ve just come out of the finance review. I need fifteen per cent out of your budget by Friday, and I don’t want to hear that it can’t be done.',
  replies: [
    {
      id: 'refuse',
      text: 'That isn’t possible without cutting scope. The team is already stretched.',
      answer:
        'Everyone in that room said their team is stretched. If that’s all you have, I’ll pick the fifteen per cent myself.',
      insight: [
        { text: 'You answered ' },
        { text: 'isn’t possible', as: 'pencil' },
        { text: ' before you knew what she needed. She heard a refusal and took the decision back.' },
      ],
    },
    {
      id: 'ask',
      text: 'I can look for it. First, is the pressure this quarter’s cash or the total? They lead to different cuts.',
      answer:
        'This quarter’s cash. If you can move spend past March without touching the pilot, I can defend that upstairs. What would you move?',
      insight: [
        { text: 'You asked ' },
        { text: 'is the pressure this quarter’s cash or the total?', as: 'mark' },
        { text: ' before you conceded anything. She told you what she can defend, and the pilot is safe.' },
      ],
    },
    {
      id: 'defer',
      text: 'Let me check with the team and get back to you.',
      answer: 'I need it by Friday, so I needed it started yesterday. What exactly will you be checking?',
      insight: [
        { text: 'You said ' },
        { text: 'get back to you', as: 'pencil' },
        { text: ', without a day. When someone brings a deadline, answer with one of your own.' },
      ],
    },
  ],
};

/** A message of the sample report: what was said, and, where it decided something, which words and what. */
export interface ReportRow {
  /** 1-based number of the message in the recorded talk. */
  readonly message: number;
  /** Sentences of it, verbatim; `decided` stands among them. */
  readonly words: string;
  readonly decided?: {
    readonly words: string;
    readonly verdict: 'met' | 'not_met';
    /** Of the rubric. */
    readonly indicator: string;
    readonly label: string;
    readonly why: string;
  };
}

/** The sample report: an excerpt of a talk that was held here, and of what its report says (`recorded-talks/rotterdam-and-hull.json`). */
export const sampleReport: {
  readonly talk: string;
  readonly stakeholder: string;
  readonly score: number;
  readonly met: number;
  readonly of: number;
  readonly rows: readonly ReportRow[];
} = {
  talk: 'rotterdam-and-hull',
  stakeholder: 'Graham',
  score: 7.2,
  met: 18,
  of: 30,
  rows: [
    {
      message: 6,
      words:
        'Or Rotterdam and Hull on 1 October and the other nine on 12 November. The second costs £38,000 more for running both systems for six weeks.',
      decided: {
        words: 'The second costs £38,000 more for running both systems for six weeks.',
        verdict: 'met',
        indicator: 'trade-off-with-number',
        label: 'Named a trade-off with a number',
        why: 'The figure stands beside what it buys or costs.',
      },
    },
    {
      message: 9,
      words: 'Fine in principle. Give me the worst figure, so that Derek hears it from me and hears it once.',
    },
    {
      message: 10,
      words:
        'Lindqvist built the interface, and nobody has asked them yet to pay. I will get you a number from the vendor.',
      decided: {
        words: 'I will get you a number from the vendor.',
        verdict: 'not_met',
        indicator: 'recorded-agreement',
        label: 'Said what was agreed',
        why: 'Towards the end no sentence says what now stands.',
      },
    },
  ],
};

export interface PickerScenario {
  readonly title: string;
  readonly stakeholderType: StakeholderType;
  readonly difficulty: Difficulty;
  readonly preview: string;
  /** Fits after 'You practise'. */
  readonly focus: string;
}

/** The scenario picker: three categories, two scenarios each. */
export const picker: readonly {
  readonly id: string;
  readonly name: string;
  readonly scenarios: readonly PickerScenario[];
}[] = [
  {
    id: 'timeline_pressure',
    name: 'Timeline Pressure',
    scenarios: [
      {
        title: 'The Board Already Has the Date',
        stakeholderType: 'executive_sponsor',
        difficulty: 'hard',
        preview:
          'I told the board the first of October, and Claire’s team has already put it on the slide. So I’m hoping you are here to tell me we’re still on.',
        focus: 'bringing bad news before it is asked for.',
      },
      {
        title: 'Technical Debt vs Timeline Pressure',
        stakeholderType: 'technical_lead',
        difficulty: 'medium',
        preview: 'You promised the quarter. I didn’t. Ask me what happens in March if we skip this.',
        focus: 'turning a risk into days and money.',
      },
    ],
  },
  {
    id: 'budget_constraints',
    name: 'Budget Constraints',
    scenarios: [
      {
        title: 'Budget Cut Negotiation',
        stakeholderType: 'executive_sponsor',
        difficulty: 'hard',
        preview:
          'I need fifteen per cent out of your budget by Friday, which is four hundred and eighty thousand, and I don’t want to hear that it can’t be done.',
        focus: 'finding out what a cut is for before you offer one.',
      },
      {
        title: 'Vendor Performance Issue',
        stakeholderType: 'vendor',
        difficulty: 'medium',
        preview:
          'One of them was late because somebody changed a bracket after freezing it, and it wasn’t me. So before we talk about the last forty: how many of the three are mine?',
        focus: 'owning your part first, and still leaving with a date.',
      },
    ],
  },
  {
    id: 'scope_creep',
    name: 'Scope Creep',
    scenarios: [
      {
        title: 'Scope Change Request',
        stakeholderType: 'client',
        difficulty: 'easy',
        preview:
          'It’s a small thing, one more approval, the regional director for the big orders. Your boys do it in an afternoon, I’m sure.',
        focus: 'separating what is possible from what is paid for.',
      },
      {
        title: 'Stakeholder Alignment Crisis',
        stakeholderType: 'client',
        difficulty: 'hard',
        preview:
          'I have three requirement lists here, all final, all signed, and no two of them describe the same hotel. Which one were you planning to build?',
        focus: 'bringing a divided client to one decision.',
      },
    ],
  },
];

/** Where a rehearsal stands against another way of learning: 'yes', 'no', or the words that say how far. */
export type ComparisonValue = boolean | string;

export interface Comparison {
  readonly id: 'coaching' | 'training' | 'tools';
  readonly name: string;
  /** The column's head. */
  readonly other: string;
  readonly rows: readonly {
    readonly feature: string;
    readonly ours: ComparisonValue;
    readonly theirs: ComparisonValue;
  }[];
}

/** The comparison table: three tabs, eight rows each. */
export const comparisons: readonly Comparison[] = [
  {
    id: 'coaching',
    name: 'Coaching',
    other: 'A personal coach',
    rows: [
      { feature: 'When you can practise', ours: 'At any hour', theirs: 'By appointment' },
      { feature: 'Someone who pushes back', ours: true, theirs: 'In role play' },
      { feature: 'Project management situations', ours: true, theirs: 'Depends on the coach' },
      { feature: 'Feedback on your exact words', ours: true, theirs: 'From memory' },
      { feature: 'The same talk again, to compare', ours: true, theirs: 'If the hour allows' },
      { feature: 'A score you can trace', ours: true, theirs: false },
      { feature: 'Knows you and your company', ours: false, theirs: true },
      { feature: 'What a month costs', ours: 'From $19', theirs: 'By the hour' },
    ],
  },
  {
    id: 'training',
    name: 'Training',
    other: 'A course or seminar',
    rows: [
      { feature: 'When you can practise', ours: 'At any hour', theirs: 'On set days' },
      { feature: 'Someone who pushes back', ours: true, theirs: 'For a few minutes' },
      { feature: 'Project management situations', ours: true, theirs: true },
      { feature: 'Feedback on your exact words', ours: true, theirs: 'After a role play' },
      { feature: 'The same talk again, to compare', ours: true, theirs: false },
      { feature: 'A score you can trace', ours: true, theirs: 'A test at the end' },
      { feature: 'A certificate', ours: false, theirs: true },
      { feature: 'What a month costs', ours: 'From $19', theirs: 'Once, for the course' },
    ],
  },
  {
    id: 'tools',
    name: 'Tools',
    other: 'A general chat assistant',
    rows: [
      { feature: 'When you can practise', ours: 'At any hour', theirs: 'At any hour' },
      { feature: 'Someone who pushes back', ours: true, theirs: 'Until you ask it not to' },
      { feature: 'Project management situations', ours: true, theirs: 'You write them' },
      { feature: 'Feedback on your exact words', ours: true, theirs: 'On request' },
      { feature: 'The same talk again, to compare', ours: true, theirs: 'Begun anew by you' },
      { feature: 'A score you can trace', ours: true, theirs: 'Only by rules you bring' },
      { feature: 'Answers any question at all', ours: false, theirs: true },
      { feature: 'What a month costs', ours: 'From $19', theirs: 'Nothing, or about the same' },
    ],
  },
];
