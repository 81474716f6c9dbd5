/** A whole conversation with its feedback, for the tests of the report and of the screens that show it. */
import type { Conversation, Feedback, IndicatorResult, Message, PreviousAttempt, Skill, Verdict } from '@parley/shared';

const WORDS: readonly (readonly ['student' | 'stakeholder', string])[] = [
  [
    'stakeholder',
    'I have until quarter past. I told the board the first of October, and Claire’s team has already put it on the slide. So I’m hoping you are here to tell me we’re still on.',
  ],
  [
    'student',
    'We’re not, and I wanted you to hear it from me first. We can’t ship safely on 1 October. The date I can stand behind is 12 November.',
  ],
  ['stakeholder', 'Six weeks. In June you told me the schedule had float in it. What happened to the float?'],
  [
    'student',
    'The customs interface failed its load test. It has to take 400 declarations an hour at peak, and it stopped at 140. We spent the float trying to fix it before we came to you. You should have heard this in August, and I’m sorry you didn’t.',
  ],
  [
    'stakeholder',
    'I appreciate you saying that. It doesn’t help me on Thursday. They will want to know why they heard October from me and November from a project office.',
  ],
  [
    'student',
    'You vouched for us, and now you’re the one who has to stand up with a new date. Before I go into options: what matters most to you on Thursday, the date itself or being able to say it won’t move again?',
  ],
  [
    'stakeholder',
    'That it won’t move again. I can survive one slip. I can’t survive two. And don’t tell me six weeks if there’s anything behind it you’re not sure of.',
  ],
  [
    'student',
    'Two options, then. Everything on 12 November. Or Rotterdam and Hull on 1 October, with the other nine ports following on 12 November. The second costs £38,000 more for running both systems for six weeks, and I’d be certain of both dates.',
  ],
  [
    'stakeholder',
    'Rotterdam and Hull are two thirds of the volume. That I can put on a slide. But thirty-eight thousand isn’t in anyone’s budget, and finance will ask why the vendor isn’t paying for it. Is that number firm, or is it the kind that grows?',
  ],
  [
    'student',
    'It’s firm to within ten per cent. Sunil’s team priced it yesterday. The vendor will carry some of it, I just don’t know how much yet.',
  ],
  [
    'stakeholder',
    'Then find out. If I go in with thirty-eight and come back with fifty, we’ll have this conversation again without the coffee.',
  ],
  ['student', 'Understood. I will get you a number from the vendor.'],
  ['stakeholder', 'Fine. Two ports in October, then. I’ll talk to Claire about the slide.'],
  ['student', 'Thank you, Graham. I’ll be in touch.'],
];
const MINUTES = [0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 21];

/** The first `count` messages of the sample conversation. */
export function sampleMessages(count = WORDS.length): Message[] {
  return WORDS.slice(0, count).map(([role, content], index) => ({
    number: index + 1,
    role,
    content,
    timestamp: new Date(Date.UTC(2026, 9, 13, 8, 42 + (MINUTES[index] ?? 0))).toISOString(),
    notice: null,
  }));
}

const SKILL_COUNTS: readonly (readonly [Skill, number, number])[] = [
  ['stakeholder_communication', 4, 4],
  ['conflict_resolution', 2, 3],
  ['negotiation_skills', 3, 4],
  ['expectation_management', 2, 3],
  ['problem_solving', 3, 3],
  ['active_listening', 2, 3],
  ['persuasion', 2, 3],
  ['documentation', 1, 3],
  ['empathy_building', 3, 3],
  ['leadership', 2, 3],
];

const PROVEN: Partial<Record<Skill, readonly (readonly [string, Verdict, number | null, string, string, string])[]>> = {
  negotiation_skills: [
    [
      'Named a trade-off with a number',
      'met',
      8,
      'The second costs £38,000 more for running both systems for six weeks',
      'An option is offered together with what it costs, in money, days or scope, as a figure the other side could repeat.',
      'The figure stands beside the option it belongs to and says what it buys. Graham repeats it in his next reply.',
    ],
    [
      'Offered more than one way forward',
      'met',
      8,
      'Two options, then.',
      'Two named ways forward, each with what it means for the other side.',
      'Both options are complete: what ships, where and when.',
    ],
    [
      'Asked for the other side’s priority before proposing',
      'met',
      6,
      'what matters most to you on Thursday, the date itself or being able to say it won’t move again?',
      'A question about what matters most, before the first proposal.',
      'The question names Thursday and comes two messages before the options.',
    ],
    [
      'Held a stated figure under pressure',
      'not_met',
      10,
      'I just don’t know how much yet.',
      'A figure once given is kept, or changed with a reason.',
      'The figure was called firm and left open in the same message.',
    ],
  ],
  stakeholder_communication: [
    [
      'Brought the bad news first',
      'met',
      2,
      'I wanted you to hear it from me first.',
      'The bad news comes unasked and at the start.',
      'It is the first thing said.',
    ],
    [
      'Gave one clear date',
      'met',
      2,
      'The date I can stand behind is 12 November.',
      'One date, without a range.',
      'One date, and a promise to stand behind it.',
    ],
  ],
  empathy_building: [
    [
      'Named the other side’s position',
      'met',
      6,
      'You vouched for us, and now you’re the one who has to stand up with a new date.',
      'What the situation costs the other person is said in their terms.',
      'It says what Thursday means for Graham.',
    ],
  ],
  leadership: [
    [
      'Owned the delay without excuse',
      'met',
      4,
      'You should have heard this in August, and I’m sorry you didn’t.',
      'The fault is taken, without a but.',
      'An apology for the silence, not only for the date.',
    ],
  ],
  documentation: [
    [
      'Agreed a written next step',
      'not_met',
      14,
      'I’ll be in touch.',
      'The next step is agreed in writing, with a day.',
      'No day and nothing in writing.',
    ],
  ],
  expectation_management: [
    [
      'Closed with an owner and a date',
      'not_met',
      12,
      'I will get you a number from the vendor.',
      'A promise has an owner, a deliverable and a day.',
      'There is an owner and a deliverable, and no day.',
    ],
  ],
};

function indicatorsFor([skill, met, applicable]: (typeof SKILL_COUNTS)[number]): IndicatorResult[] {
  const points = 1 / applicable;
  const proven = (PROVEN[skill] ?? []).map(
    ([label, verdict, messageNumber, quote, lookedFor, reason], index): IndicatorResult => ({
      id: `${skill}-${index}`,
      skill,
      label,
      lookedFor,
      verdict,
      reason,
      points,
      evidence: messageNumber === null ? null : { messageNumber, quote },
    }),
  );
  const left = (verdict: Verdict, wanted: number) =>
    Math.max(0, wanted - proven.filter((indicator) => indicator.verdict === verdict).length);
  const plain = (verdict: Verdict, count: number): IndicatorResult[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `${skill}-${verdict}-${index}`,
      skill,
      verdict,
      points,
      evidence: null,
      label: `Indicator ${index + 1} that was ${verdict.replace('_', ' ')}`,
      lookedFor: 'What this indicator looks for.',
      reason: 'How it was judged.',
    }));
  return [...proven, ...plain('met', left('met', met)), ...plain('not_met', left('not_met', applicable - met))];
}

/** Feedback that belongs to the sample conversation: ten skills, 32 indicators, 24 of them met, and two that did not apply. */
export function sampleFeedback(overrides: Partial<Feedback> = {}): Feedback {
  return {
    overallScore: 7.4,
    strengths: [
      'You opened with the bad news and owned it.',
      'You asked for his priority before offering options.',
      'You gave him a real choice, with a price on it.',
    ],
    areasForImprovement: [
      'You softened a figure you had just called firm.',
      'You promised a number without saying when.',
      'You left the next step with nobody.',
    ],
    keyInsights:
      'You told him the truth early and asked what he needed before you offered anything, and his trust rose with each of those moves. You lost him again at the end: the vendor’s share was left open, and the conversation closed without a day.',
    specificFeedback: [
      {
        type: 'positive',
        message: 'You opened with the bad news and owned it.',
        relatedMessages: [2],
        evidence: { messageNumber: 2, quote: 'I wanted you to hear it from me first.' },
      },
      {
        type: 'positive',
        message: 'You asked for his priority before offering options.',
        relatedMessages: [6],
        evidence: {
          messageNumber: 6,
          quote: 'what matters most to you on Thursday, the date itself or being able to say it won’t move again?',
        },
      },
      {
        type: 'positive',
        message: 'You gave him a real choice, with a price on it.',
        relatedMessages: [8],
        evidence: { messageNumber: 8, quote: 'The second costs £38,000 more for running both systems for six weeks' },
      },
      {
        type: 'negative',
        message: 'You softened a figure you had just called firm.',
        relatedMessages: [10],
        evidence: { messageNumber: 10, quote: 'I just don’t know how much yet.' },
      },
      {
        type: 'negative',
        message: 'You promised a number without saying when.',
        relatedMessages: [12],
        evidence: { messageNumber: 12, quote: 'I will get you a number from the vendor.' },
      },
      {
        type: 'suggestion',
        message: 'You left the next step with nobody.',
        relatedMessages: [14],
        evidence: { messageNumber: 14, quote: 'I’ll be in touch.' },
      },
    ],
    suggestedApproachForNextTime:
      'Answer the question about the vendor before he has to ask it twice, and close with a day.',
    suggestedPhrasing: {
      messageNumber: 12,
      text: 'You’ll have the vendor’s share in writing by noon on Wednesday, from me. If it’s over £42,000 I’ll ring you before you see it on paper.',
      why: 'It answers his “Then find out” with an owner, a day and a limit, so he can walk into Thursday with nothing open.',
    },
    skills: SKILL_COUNTS.map(([skill, met, applicable]) => ({
      skill,
      met,
      applicable,
      score: Number(((10 * met) / applicable).toFixed(1)),
      weight: 1,
    })),
    indicators: [
      ...SKILL_COUNTS.flatMap(indicatorsFor),
      {
        id: 'documentation-na',
        skill: 'documentation',
        label: 'Corrected a wrong minute',
        lookedFor: 'A wrong record is put right.',
        verdict: 'not_applicable',
        evidence: null,
        reason: 'No record came up.',
        points: 0,
      },
      {
        id: 'conflict-na',
        skill: 'conflict_resolution',
        label: 'Kept calm under insult',
        lookedFor: 'No insult is returned.',
        verdict: 'not_applicable',
        evidence: null,
        reason: 'There was none.',
        points: 0,
      },
    ],
    trust: [
      { messageNumber: 1, value: 40, delta: 0, reason: 'the start' },
      { messageNumber: 2, value: 46, delta: 6, reason: 'you said it first' },
      { messageNumber: 4, value: 54, delta: 8, reason: 'you owned the delay' },
      { messageNumber: 6, value: 66, delta: 12, reason: 'you asked what matters' },
      { messageNumber: 8, value: 73, delta: 7, reason: 'you put a price on a choice' },
      { messageNumber: 10, value: 62, delta: -11, reason: 'the vendor’s share was left open' },
      { messageNumber: 12, value: 58, delta: -4, reason: 'no day was named' },
      { messageNumber: 14, value: 58, delta: 0, reason: 'nothing new' },
    ],
    worries: [
      {
        id: 'second-date',
        summary: 'standing before the board with a second date',
        worry: 'I vouched for this. If I come back a third time, they will ask what else I don’t know.',
        central: true,
        level: 'answered',
        answeredAt: 4,
        settledAt: null,
      },
      {
        id: 'the-money',
        summary: 'thirty-eight thousand that is in nobody’s budget',
        worry: 'Finance will ask why we pay for the vendor’s mistake, and I will have no answer.',
        central: false,
        level: 'heard',
        answeredAt: null,
        settledAt: null,
      },
    ],
    steps: [
      { label: 'Mean of ten skills', points: 7.5 },
      { label: 'The closing question stayed open', points: -0.1 },
    ],
    rubricVersion: '1.3',
    engine: 'rehearsal',
    model: 'parley-rehearsal-1',
    engineNote: null,
    scoredAt: '2026-10-13T09:04:00.000Z',
    ...overrides,
  };
}

/** An earlier, weaker attempt at the sample conversation's scenario. */
export function samplePreviousAttempt(overrides: Partial<PreviousAttempt> = {}): PreviousAttempt {
  return {
    _id: '6700000000000000000000c0',
    completedAt: '2026-10-06T09:10:00.000Z',
    overallScore: 6.6,
    rubricVersion: '1.3',
    skills: [
      { skill: 'negotiation_skills', before: 2.5, after: 7.5 },
      { skill: 'empathy_building', before: 6.7, after: 10 },
      { skill: 'leadership', before: 6.7, after: 6.7 },
      { skill: 'documentation', before: 6.7, after: 3.3 },
    ],
    newlyMet: [
      { id: 'negotiation_skills-0', skill: 'negotiation_skills', label: 'Named a trade-off with a number' },
      { id: 'negotiation_skills-1', skill: 'negotiation_skills', label: 'Offered more than one way forward' },
      { id: 'empathy_building-0', skill: 'empathy_building', label: 'Named the other side’s position' },
    ],
    noLongerMet: [{ id: 'documentation-0', skill: 'documentation', label: 'Agreed a written next step' }],
    ...overrides,
  };
}

const PERSONA = {
  name: 'Graham Tilley',
  type: 'executive_sponsor',
  role: 'Chief operating officer, Halden Freight',
  description: 'Short of time, dislikes software talk, keeps his word and expects you to keep yours.',
} as const;

/** The sample conversation, in progress unless said otherwise. */
export function sampleConversation(overrides: Partial<Conversation> = {}): Conversation {
  return {
    _id: '6700000000000000000000c1',
    status: 'in_progress',
    isAnalysing: false,
    branchOf: null,
    stakeholderLeft: false,
    messages: sampleMessages(),
    scenario: {
      _id: '6700000000000000000000a1',
      slug: 'the-board-already-has-the-date',
      title: 'The Board Already Has the Date',
      description:
        'The board was promised 1 October. Your team’s honest date is 12 November, and the slide goes out on Thursday.',
      difficulty: 'hard',
      category: 'timeline_negotiation',
      challengeType: 'timeline_pressure',
      stakeholderType: 'executive_sponsor',
      stakeholderPersona: PERSONA,
      goal: 'Leave with a date you can keep, and with Graham willing to tell the board himself.',
      situation:
        'The board was promised the port portal on 1 October. The team’s honest date is 12 November, and the slide goes out on Thursday.',
      learningObjectives: [
        'Bring bad news before it is asked for',
        'Put a price on each way forward',
        'Ask what the other side needs',
        'Close with an owner and a day',
      ],
      skills: ['stakeholder_communication', 'negotiation_skills'],
      estimatedDuration: 20,
    },
    stakeholderPersona: PERSONA,
    startedAt: '2026-10-13T08:42:00.000Z',
    completedAt: null,
    generation: null,
    feedback: null,
    previousAttempt: null,
    ...overrides,
  };
}
