/** A small scenario that satisfies the authors' schema; its hidden side can be told by the word 'hidden'. */
import { scenarioContentSchema, type ScenarioContent } from '@parley/shared';

const few = (what: string): string[] => [1, 2, 3, 4].map((number) => `hidden ${what} line number ${number}`);

const concern = (id: string, central: boolean) => ({
  id,
  summary: `hidden concern ${id}`,
  worry: `hidden worry ${id}`,
  weight: 2,
  central,
  cues: ['board', 'Thursday', 'slide', 'date'],
  acknowledgedBy: few('acknowledged'),
  settledBy: few('settled by'),
  nearMisses: few('near miss'),
  lines: {
    open: few('open'),
    pressed: few('pressed'),
    heard: few('heard'),
    answered: few('answered'),
    settled: few('settled'),
    relapsed: few('relapsed'),
  },
  better: { text: 'hidden better words for this place', why: 'hidden reason why they are better' },
});

const fact = (id: string) => ({
  id,
  text: `hidden fact ${id}`,
  line: `hidden line about ${id}`,
  figures: ['12 November'],
  knownBy: 'stakeholder',
});

const REACTIONS = [
  'acknowledged',
  'askedWell',
  'badNewsOwned',
  'gaveFigure',
  'offeredOption',
  'setBoundary',
  'committed',
  'summarised',
  'overPromised',
  'blamed',
  'dodged',
  'threatened',
  'vague',
  'rude',
  'flattered',
  'repeated',
  'offTopic',
  'notUnderstood',
  'otherLanguage',
  'brokeRole',
  'contradicted',
];

export function scenarioFixture(slug: string): ScenarioContent {
  return scenarioContentSchema.parse({
    slug,
    title: `The ${slug} talk`,
    description: 'A chief operating officer wants the date that the board has seen already.',
    difficulty: 'medium',
    category: 'timeline_negotiation',
    challengeType: 'timeline_pressure',
    stakeholderType: 'executive_sponsor',
    industry: 'Logistics',
    goal: 'Leave with a date that both of you can defend.',
    situation:
      'The migration is three weeks late, and the board has been shown the twelfth of November on a slide last Thursday.',
    learningObjectives: ['Say bad news first', 'Offer two options', 'Close with an owner'],
    skills: ['negotiation_skills', 'expectation_management'],
    estimatedDuration: 20,
    persona: {
      name: 'Dana Whitfield',
      shortName: 'Dana',
      pronoun: 'she',
      role: 'Chief operating officer',
      organisation: 'Halden Freight',
      description: 'Direct, short of time, remembers every date she was given.',
      style: 'hidden style: short sentences',
      goals: ['hidden goal one', 'hidden goal two'],
      trust: 40,
      patience: 4,
      redLines: [{ text: 'hidden red line', line: 'hidden line at the red line' }],
      wouldMove: ['hidden mover one', 'hidden mover two'],
    },
    concerns: [concern('board', true), concern('cost', false), concern('crew', false)],
    facts: ['one', 'two', 'three', 'four', 'five'].map(fact),
    opening: 'You have ten minutes. Tell me whether the twelfth of November still stands.',
    reactions: Object.fromEntries(REACTIONS.map((kind) => [kind, few(kind)])),
    echoes: {
      figure: ['{figure}, then', 'So {figure}'],
      day: ['On {day}', '{day}, then'],
      promise: ['You promised {promise}'],
    },
    closings: { agreement: few('agreement'), partial: few('partial'), walkAway: few('walk away') },
  });
}
