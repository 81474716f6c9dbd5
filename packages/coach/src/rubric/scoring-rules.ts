/**
 * The numbers of a score, by version of the rubric: data that the code computes with and that users are shown, so that
 * the page about scoring can't say anything else than what happens (product §3.11).
 */
import type { FaultKind } from '@parley/rehearsal/reading';
import type { ReportedConcern } from '@parley/shared';

export const GATE_IDS = [
  'said-nothing',
  'nothing-of-substance',
  'hardly-any-substance',
  'mostly-empty',
  'half-empty',
  'only-questions',
  'central-unanswered',
  'central-only-heard',
  'central-unanswered-nothing-settled',
  'abuse',
  'mostly-abuse',
  'abuse-to-the-end',
  'abuse-unmended',
  'abuse-mended',
  'not-understood',
  'scorer',
  'mostly-scorer',
  'mostly-copied',
  'mostly-retold',
  'mostly-repeated',
  'mostly-off-topic',
  'mostly-flattery',
  'untrue',
  'untrue-taken-back',
  'over-promised',
  'asked-nothing',
  'told-only',
  'told-a-plan',
  'blamed-only',
  'gave-nothing',
  'gave-in',
  'unchecked',
  'arranged',
  'harsh',
  'mostly-harsh',
  'bluffed',
  'denied',
] as const;
export type GateId = (typeof GATE_IDS)[number];

/** Keeps a conversation from scoring high whatever its single sentences say. */
export interface GateRule {
  readonly id: GateId;
  /** The highest overall score under it, 0-10. */
  readonly cap: number;
  readonly label: string;
  /** For users; '{share}' stands for `share` in words. */
  readonly when: string;
  /** The share of the student's messages from which it holds, where it counts messages. */
  readonly share: number;
}

/** What a fault takes off, in points of 10: `each` message with it, `most` in all. */
export interface CostRule {
  readonly fault: FaultKind;
  readonly label: string;
  readonly each: number;
  readonly most: number;
}

/** Points of 10: above `from` each counts for `share`, and from `last` on the rest leads up to all ten. */
export interface Temper {
  readonly from: number;
  readonly share: number;
  readonly last: number;
}

export interface ScoringRules {
  /** Points of 10 that the ten skills give between them; the rest is how far the case moved. */
  readonly skillPoints: number;
  /** A scenario weighs what it trains. */
  readonly trainedWeight: number;
  /** How many indicators one sentence may be the evidence of; null: any number. */
  readonly indicatorsPerSentence: number | null;
  readonly centralWeight: number;
  /** Share of the case's points for an agreement; the concerns give the rest. */
  readonly agreementShare: number;
  /** What a concern has earned of its points, 0-1, by how far it came. */
  readonly progress: Readonly<Record<ReportedConcern['level'], number>>;
  /** Power by which the share of all points counts: below 1 what is done well first counts most. */
  readonly curve: number;
  /** How what counts for much is tempered, so that the last points are the hardest; null: it counts as it is. */
  readonly temper: Temper | null;
  readonly walkedOut: number;
  /** What insults, threats and blame take off together at most where somebody turned; null: turning changes nothing. */
  readonly turnedMost: number | null;
  /** What a conversation scores at least that stayed civil and with the matter; 0: nothing. */
  readonly civil: number;
  /** Where a model judges, the mean of that and of what the rules alone make of the same words counts. */
  readonly meanOfTwo: boolean;
  readonly costs: readonly CostRule[];
  readonly gates: readonly GateRule[];
}

const GATES_1_0: readonly GateRule[] = [
  {
    id: 'said-nothing',
    cap: 0,
    share: 0,
    label: 'You said nothing',
    when: 'You ended the conversation before saying anything.',
  },
  {
    id: 'nothing-of-substance',
    cap: 1.5,
    share: 0,
    label: 'Nothing of substance was said',
    when: 'No message holds anything the other side could act on: no fact, no offer, no promise, no question that belongs to this case.',
  },
  {
    id: 'hardly-any-substance',
    cap: 3.5,
    share: 0,
    label: 'Hardly anything of substance was said',
    when: 'In the whole conversation you did at most two different things of substance, and gave at most one.',
  },
  {
    id: 'mostly-empty',
    cap: 3.5,
    share: 0.75,
    label: 'Most messages held nothing of substance',
    when: 'At least {share} of your messages hold nothing of substance, and the rest hold little. Few but substantial messages are no fault.',
  },
  {
    id: 'half-empty',
    cap: 3.9,
    share: 0.5,
    label: 'At least half of the messages held nothing of substance',
    when: 'At least {share} of your messages hold nothing of substance, and you gave at most two different things in all.',
  },
  {
    id: 'central-unanswered-nothing-settled',
    cap: 4.5,
    share: 0,
    label: 'The main worry was never answered, and nothing was settled',
    when: 'What weighed most got no answer, and no other worry was settled either.',
  },
  {
    id: 'central-unanswered',
    cap: 6,
    share: 0,
    label: 'The main worry was never answered',
    when: 'What weighed most got no answer, although something else was settled.',
  },
  {
    id: 'abuse',
    cap: 3.9,
    share: 0,
    label: 'Abuse or threats',
    when: 'You insulted or threatened the other side, even once.',
  },
  {
    id: 'mostly-abuse',
    cap: 2.5,
    share: 0.3,
    label: 'Abuse or threats',
    when: 'At least {share} of your messages hold insults or threats.',
  },
  {
    id: 'not-understood',
    cap: 1.5,
    share: 0.5,
    label: 'Most of it could not be understood',
    when: 'At least {share} of your messages are noise, or are not in the language of the conversation.',
  },
  {
    id: 'scorer',
    cap: 3.9,
    share: 0,
    label: 'Spoken to a scorer or a machine',
    when: 'You spoke to whoever scores the conversation, or to the software, instead of the person.',
  },
  {
    id: 'mostly-scorer',
    cap: 1.5,
    share: 0.5,
    label: 'Mostly spoken to a scorer or a machine',
    when: 'At least {share} of your messages are spoken to a scorer or to the software.',
  },
  {
    id: 'mostly-copied',
    cap: 2,
    share: 0.5,
    label: 'Mostly words of the scenario or the stakeholder, handed back',
    when: 'At least {share} of your messages are copied from the briefing or from what the stakeholder said.',
  },
  {
    id: 'mostly-repeated',
    cap: 3,
    share: 0.5,
    label: 'Mostly the same message again',
    when: 'At least {share} of your messages repeat an earlier one.',
  },
  {
    id: 'mostly-off-topic',
    cap: 2.5,
    share: 0.6,
    label: 'Mostly about something else',
    when: 'At least {share} of your messages have nothing to do with the case.',
  },
  {
    id: 'mostly-flattery',
    cap: 3,
    share: 0.6,
    label: 'Mostly flattery',
    when: 'At least {share} of your messages hold flattery.',
  },
];

export const SCORING_1_0: ScoringRules = {
  skillPoints: 7,
  trainedWeight: 2,
  indicatorsPerSentence: null,
  centralWeight: 1.5,
  agreementShare: 0.2,
  progress: { open: 0, heard: 0.25, answered: 0.6, settled: 1, relapsed: 0.2 },
  curve: 1,
  temper: null,
  walkedOut: 1,
  turnedMost: null,
  civil: 0,
  meanOfTwo: false,
  costs: [
    { fault: 'threat', each: 1.5, most: 3, label: 'threats' },
    { fault: 'rude', each: 1.2, most: 3, label: 'abuse' },
    { fault: 'blame', each: 0.4, most: 1.2, label: 'blame' },
    { fault: 'over_promise', each: 0.4, most: 1.2, label: 'promises with nothing given for them' },
    { fault: 'contradict', each: 0.4, most: 1, label: 'going back on what was said' },
    { fault: 'repeat', each: 0.3, most: 0.9, label: 'the same message again' },
    { fault: 'copy', each: 0.4, most: 1.2, label: 'borrowed words' },
  ],
  gates: GATES_1_0,
};

/** A conversation of fine words that hold nothing is poor, whatever stands in its one good sentence. */
const LOWERED: Partial<Readonly<Record<GateId, number>>> = {
  'nothing-of-substance': 1,
  'hardly-any-substance': 1.9,
  'mostly-copied': 1.5,
  'mostly-repeated': 1.9,
  'mostly-off-topic': 1.9,
  'mostly-flattery': 1.9,
  'mostly-abuse': 1.5,
};

export const SCORING_1_1: ScoringRules = {
  ...SCORING_1_0,
  curve: 0.6,
  indicatorsPerSentence: 4,
  gates: [
    ...GATES_1_0.map((gate) => ({ ...gate, cap: LOWERED[gate.id] ?? gate.cap })),
    {
      id: 'only-questions',
      cap: 3.5,
      share: 0,
      label: 'You asked and listened, and gave nothing',
      when: 'You asked, maybe well, and gave nothing in return: no news, no offer, no refusal, no promise.',
    },
    {
      id: 'mostly-retold',
      cap: 2.5,
      share: 0.7,
      label: 'Mostly the briefing, told again',
      when: 'At least {share} of your messages say what the briefing says, in other words and with nothing of your own.',
    },
  ],
};

/** What a conversation of live answers shows: air and questions passed over cost, and so does each thing that is not so. */
const COSTS_1_2: readonly CostRule[] = [
  ...SCORING_1_1.costs,
  { fault: 'untrue', each: 0.5, most: 1.5, label: 'things that are not so' },
  { fault: 'dodge', each: 0.3, most: 0.9, label: 'questions passed over' },
  { fault: 'stacked', each: 0.1, most: 0.4, label: 'several questions at once' },
  { fault: 'vague', each: 0.3, most: 0.9, label: 'words that would fit any project' },
];

/** Their questions are what they bring. */
const INQUIRING =
  'It does not hold where two thirds of your messages asked for something to learn, where two worries were settled, or where the main worry was answered and every second message asked.';
const NOT_WHO_LEARNS: ReadonlySet<GateId> = new Set<GateId>(['hardly-any-substance', 'only-questions']);
const LEARNING =
  'It does not hold where two thirds of your messages asked for something to learn, and settled a worry.';

const UNTOUCHED =
  'What weighed most got no answer, and nothing that you did or asked was about it, although something else was settled.';

export const SCORING_1_2: ScoringRules = {
  ...SCORING_1_1,
  civil: 1,
  costs: COSTS_1_2,
  gates: [
    ...SCORING_1_1.gates.map((gate) =>
      NOT_WHO_LEARNS.has(gate.id)
        ? { ...gate, when: `${gate.when} ${LEARNING}` }
        : gate.id === 'mostly-empty' || gate.id === 'half-empty'
          ? { ...gate, when: `${gate.when} ${INQUIRING}` }
          : gate.id === 'central-unanswered'
            ? { ...gate, when: UNTOUCHED }
            : gate,
    ),
    {
      id: 'untrue',
      cap: 2,
      share: 0,
      label: 'Things were said that are not so',
      when: 'At least two things you said are false by the case, or against your own words, and you said them as if they were so.',
    },
    {
      id: 'untrue-taken-back',
      cap: 4.5,
      share: 0,
      label: 'Things were said that were not so, and taken back',
      when: 'At least two things you said were not so, and you took some of them back yourself.',
    },
    {
      id: 'over-promised',
      cap: 2.5,
      share: 0.4,
      label: 'Everything was promised, and nothing given for it',
      when: 'At least {share} of your messages, and two of them, promise what nothing is given for: no cost, no condition, no work.',
    },
    {
      id: 'asked-nothing',
      cap: 5.5,
      share: 0,
      label: 'You asked them nothing',
      when: 'In four messages or more you asked the other side nothing that you could have learned from, and did not show otherwise that you had heard them: by owning a part, naming their worry and asking for their decision.',
    },
    {
      id: 'told-only',
      cap: 2,
      share: 0,
      label: 'You asked nothing, owned nothing and chose nothing',
      when: 'In four messages or more you asked the other side nothing, took no part of it on yourself, and said of no way that it is the one you would go: you only told them things.',
    },
    {
      id: 'told-a-plan',
      cap: 4.5,
      share: 0,
      label: 'You asked nothing, owned nothing and chose nothing, but told them something',
      when: 'You only told them things, and yet three messages put something forward, it was said how things stand, and two worries were settled; or you told honestly how things stand and answered what was asked, and something came of it.',
    },
    {
      id: 'blamed-only',
      cap: 1.5,
      share: 0,
      label: 'You asked nothing, and put it on others',
      when: 'In four messages or more you asked the other side nothing, and at least two messages, and as many as tell how things stand, put it on others.',
    },
    {
      id: 'gave-nothing',
      cap: 3.5,
      share: 0,
      label: 'You offered nothing and told nothing',
      when: 'In five messages or more you put nothing forward, said nothing of how things stand, and asked once at most.',
    },
    {
      id: 'gave-in',
      cap: 1.5,
      share: 0.5,
      label: 'You gave in to everything',
      when: 'In at least {share} of your messages, and three of them, you gave in to whatever the other side wanted, and brought nothing of your own.',
    },
    {
      id: 'central-only-heard',
      cap: 7.5,
      share: 0,
      label: 'The main worry was taken up and not answered',
      when: 'What weighed most was heard or asked about and got no answer, although something else was settled.',
    },
    {
      id: 'unchecked',
      cap: 2,
      share: 0,
      label: 'Others were said to have agreed, and nothing of it can be looked up',
      when: 'In at least two messages you said that others had agreed or signed, with no name that belongs to the case, no document and no day.',
    },
    {
      id: 'denied',
      cap: 2,
      share: 0,
      label: 'What you claimed was denied, and more than once',
      when: 'At least two things you claimed were denied by the stakeholder, who knows better.',
    },
  ],
};

/** Readers give a sound conversation that leaves something open a point less than 1.2 did (docs/coach-evaluation.md). */
export const SCORING_1_3: ScoringRules = { ...SCORING_1_2, temper: { from: 6, share: 0.7, last: 9.6 } };

/** Who says in message after message that things are arranged bluffs, though each of them might be so. */
export const SCORING_1_4: ScoringRules = {
  ...SCORING_1_3,
  gates: [
    ...SCORING_1_3.gates,
    {
      id: 'arranged',
      cap: 2,
      share: 0,
      label: 'Time and again something was said to be arranged, and nothing showed it',
      when: 'In at least three messages you said that something had been agreed, checked or done already where the other side could see nothing of it.',
    },
  ],
};

/** Politeness hides a threat from who counts words, and not from who is spoken to (decision 0045). */
export const SCORING_1_5: ScoringRules = {
  ...SCORING_1_4,
  gates: [
    ...SCORING_1_4.gates,
    {
      id: 'harsh',
      cap: 4.5,
      share: 0.32,
      label: 'You pressed, blamed or belittled them between the lines',
      when: [
        'However politely. It is added up over your messages, and the cap holds only where it comes to more than two and a half of them and to {share} of all, and a second check agrees.',
        'A message that presents a harm to them as something you would regret counts as three quarters. One or two such messages never bring the cap.',
      ].join(' '),
    },
    {
      id: 'mostly-harsh',
      cap: 2,
      share: 0.5,
      label: 'Most of it pressed, blamed or belittled them',
      when: 'Added up over your messages, what is heard of it comes to {share} of all, a second way of listening hears it as well, and fewer than every second message asks for something to learn.',
    },
    {
      id: 'bluffed',
      cap: 2,
      share: 0,
      label: 'You leaned on things that nothing showed',
      when: 'Several of your messages sound as if something were arranged, agreed or known that nothing in the talk shows, and at least one of them says so outright or says what is not so.',
    },
  ],
};

/** What takes the place of a rule of 1.5: who turned, and was answered, is not held for good by how the talk began, or by one slip. */
const REPLACED: Partial<Readonly<Record<GateId, Partial<GateRule>>>> = {
  'mostly-abuse': {
    id: 'abuse-to-the-end',
    when: 'At least {share} of your messages hold insults or threats, and you did not turn: three messages and more after the last of them, and two worries settled, one of them since.',
  },
  abuse: {
    id: 'abuse-unmended',
    when: 'A message holds an insult or a threat, and you did not turn: three messages and more after the last of them, and two worries settled, one of them since.',
  },
};

export const SCORING_1_6: ScoringRules = {
  ...SCORING_1_5,
  meanOfTwo: true,
  turnedMost: 3,
  gates: [
    ...SCORING_1_5.gates.map((gate) => ({ ...gate, ...REPLACED[gate.id] })),
    {
      id: 'abuse-mended',
      cap: 5.5,
      share: 0,
      label: 'Insults or threats, before you turned',
      when: 'At least two messages hold insults or threats, and you turned after them.',
    },
  ],
};
