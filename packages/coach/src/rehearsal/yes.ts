/** Questions that want a yes and no fact. */
import { plainWords, type Sentence } from '../language/parse';

/** Asked for a yes: 'Can I count on your vote?', 'Do we have a deal?' */
const FOR_A_YES =
  /^ (?:(?:and|so|but|ok|okay|then|now|well) )*(?:can (?:i|we) (?:count|rely|agree|take it|go ahead|tell)|do (?:we|i) have (?:a deal|your)|are we agreed|are you (?:ok|okay|fine|happy|with us|on board|in)|is that (?:ok|okay|fine|all right|acceptable|enough|a deal)|does that (?:work|help|settle|do)|will you (?!tell|explain|remind|have|be)[a-z]+|would you (?:sign|agree|accept|support|vote|approve|be (?:ok|fine|willing|happy))|can you (?:live|accept|agree|sign|confirm|support|approve|promise)|could you (?:live|accept|agree|sign|confirm|support|approve|promise)|deal|agreed) /;

/** Whether a sentence asks for agreement. */
export const asksForYes = (sentence: Sentence): boolean => sentence.question && FOR_A_YES.test(plainWords(sentence));
