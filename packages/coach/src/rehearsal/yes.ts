/** Questions that want a yes and no fact. */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';

const CONSENTING = oneOf('live', 'accept', 'agree', 'sign', 'confirm', 'support', 'approve', 'promise');
/** Asked for a yes: 'Can I count on your vote?', 'Do we have a deal?' */
const FOR_A_YES = new RegExp(
  `^ (?:(?:and|so|but|ok|okay|then|now|well) )*${oneOf(
    // For one's own next step.
    'can (?:i|we) (?:count|rely|agree|take it|go ahead|tell)',
    'do (?:we|i) have (?:a deal|your)',
    'are we agreed',
    // Whether they are content.
    'are you (?:ok|okay|fine|happy|with us|on board|in)',
    'is that (?:ok|okay|fine|all right|acceptable|enough|a deal)',
    'does that (?:work|help|settle|do)',
    // For what they shall do.
    'will you (?!tell|explain|remind|have|be)[a-z]+',
    'would you (?:sign|agree|accept|support|vote|approve|be (?:ok|fine|willing|happy))',
    `can you ${CONSENTING}`,
    `could you ${CONSENTING}`,
    // In one word.
    'deal',
    'agreed',
  )} `,
);

/** Whether a sentence asks for agreement. */
export const asksForYes = (sentence: Sentence): boolean => sentence.question && FOR_A_YES.test(plainWords(sentence));
