/** 'May I come and see it?', 'Shall I take you through it?': leave is asked for something that is done beside the matter. */
import type { CommonQuestion } from '@parley/shared';
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';

const MAY_I = oneOf(
  '(?:can|could|may|might|shall|should) (?:i|we)(?: (?:just|also|please|perhaps|quickly|briefly|maybe))*',
  '(?:would|will) you let me',
  'i would (?:like|love) to',
  'do you want me to',
);
const COMES = oneOf(
  'come (?:by|over|along|down|up|and (?:see|look|watch|visit|sit))',
  'come (?:on|to (?:you|your|the)) .*(?:see|look|watch)',
  'sit (?:with|beside|next to|behind|in)',
  'watch',
  'visit',
  'drop (?:in|by)',
  'stop by',
  'look over your shoulder',
  'shadow',
  'spend (?:a|an|half a|the|one) (?:day|morning|hour|shift|afternoon) (?:with|at|in)',
);
const TELLS = oneOf(
  '(?:take|walk|run|lead) you through',
  'show you',
  'explain (?!to (?!you))',
  'tell you (?:what|how|about|where|why|my)',
  'make (?:a|you a|one) (?:suggestion|proposal|offer)',
  'put (?:a|one|two|something) \\w+ to you',
  'go through (?:it|the|them|this)',
  'propose something',
);
const WANTS_TO_COME = new RegExp(`^ (?:(?:and|but|so|then|ok|okay|well) )*${MAY_I} ${COMES}\\b`);
const WANTS_TO_TELL = new RegExp(`^ (?:(?:and|but|so|then|ok|okay|well) )*${MAY_I} ${TELLS}`);

/** Which leave a sentence asks for, by its form; null where it asks for none. */
export function leaveAsked(sentence: Sentence): CommonQuestion | null {
  const plain = plainWords(sentence);
  if (WANTS_TO_COME.test(plain)) return 'may_i_come';
  return WANTS_TO_TELL.test(plain) ? 'shall_i_explain' : null;
}
