/** Rubric 1.2: the indicators of 1.1, and caps on what is not so and on asking nothing. Data only. */
import type { Indicator, Rubric } from './indicator';
import { RUBRIC_1_1 } from './rubric-1-1';
import { SCORING_1_2 } from './scoring-rules';

/** Indicators of what one puts forward oneself: they do not apply where one had come to learn. */
export const PUTS_FORWARD: readonly string[] = [
  'said-where-things-stand',
  'spoke-in-particulars',
  'trade-off-with-number',
  'offered-two-ways',
  'set-a-boundary',
  'held-the-line',
  'gave-the-cause',
  'recommended-one',
];
const CAME_TO_LEARN = 'You had come to learn: at least two thirds of your messages asked for something.';

const excused = (indicator: Indicator): Indicator =>
  PUTS_FORWARD.includes(indicator.id)
    ? {
        ...indicator,
        notApplicable: indicator.notApplicable === null ? CAME_TO_LEARN : `${indicator.notApplicable} ${CAME_TO_LEARN}`,
      }
    : indicator;

export const RUBRIC_1_2: Rubric = {
  version: '1.2',
  since: '2026-11-23',
  changes: [
    'What you say is held against the briefing and against what you said before. A sentence that is false by them earns nothing and settles nothing; two of them cap a conversation at 2. What the case leaves open is believed.',
    'Who asks the other side nothing is capped at 5.5, and at 2 where they own no part and choose no way either, 4.5 where they bring a plan that settles something or tell honestly how things stand.',
    'Who asks nothing and puts it on others is capped at 1.5. Two claims that the stakeholder denies cap a conversation at 2.',
    'Who gives in to whatever the other side wants, in every second message, is capped at 1.5. A main worry that was taken up and not answered caps at 7.5, and at 6 only where nothing was about it.',
    'Who stays civil and with the matter scores 1 at least.',
    'Agreements of others with nothing by which they could be looked up earn nothing; in two messages they cap a conversation at 2. Five messages that offer nothing, tell nothing and hardly ask are capped at 3.5.',
    `Where at least two thirds of the messages ask for something, ${PUTS_FORWARD.length} indicators of what one puts forward count only when met, and messages that hold nothing else are not held against them.`,
    'Promises of everything with nothing given for them, in two messages of five, cap it at 2.5.',
    'Things that are not so, questions passed over, several questions at once and words that would fit any project cost something.',
  ],
  indicators: RUBRIC_1_1.indicators.map(excused),
  scoring: SCORING_1_2,
};
