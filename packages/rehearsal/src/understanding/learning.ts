/** Whether a sentence asks the other for something that one wants to learn, and not for a yes or a deed. */
import { plainWords, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { asksForYes } from './asking';
import type { Act, Reading } from './reading';
import { chanceOf, utteranceOf } from './utterance';

/** So sure (0-1) the classifier has to be. */
const LIKELY = 0.5;
/** 'Referrals?' echoes a word; a question of so many words asks something. */
const WORDS_OF_A_QUESTION = 4;
/** Such a question is put at the end of any talk, and nothing is learned by it. */
const OF_ANY_TALK = / (?:is there )?anything else | can i help | are you (?:ok|okay|all right) /;
/** From here on (0-1) a question takes up the case or what was said. */
const OF_THE_CASE = 0.6;

/** By what the sentence does; without the sentence model by its form. */
export function asksToLearn(sentence: Sentence, similarity: Similarity): boolean {
  if (!sentence.question || sentence.terms.length < WORDS_OF_A_QUESTION || OF_ANY_TALK.test(plainWords(sentence)))
    return false;
  const told = utteranceOf(sentence.text, similarity);
  return told.length === 0
    ? !asksForYes(sentence)
    : chanceOf(told, 'ask_fact', 'ask_reason', 'ask_need', 'ask_check') >= LIKELY;
}

/** 'So shall we say five years?' asks, and wants a yes. */
const wantsYes = ({ acts }: Reading, { quote }: Act): boolean =>
  acts.some((act) => act.kind === 'close' && act.quote === quote);

/** Whether a message asks the other for something that one wants to learn. */
export const asksThem = (reading: Reading): boolean =>
  reading.asks === true ||
  reading.acts.some(
    (act) =>
      (act.kind === 'ask' || act.kind === 'ask_priority') && act.strength >= OF_THE_CASE && !wantsYes(reading, act),
  );

/** Of so many messages (share), and so many in all, to be a conversation in which one learns. */
const LEARNING_SHARE = 2 / 3;
const LEARNING_MESSAGES = 4;

/** Whether the student used the conversation to learn: two thirds of four messages or more ask; what is put forward stands beside. */
export const cameToLearn = (readings: readonly Reading[]): boolean =>
  readings.length >= LEARNING_MESSAGES && readings.filter(asksThem).length / readings.length >= LEARNING_SHARE;
