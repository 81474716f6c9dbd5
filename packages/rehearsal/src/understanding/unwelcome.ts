/**
 * A deed that somebody announces as one they would rather not do: 'I’d hate to have to tell your director'. Veiled threats have
 * this form, and so has honest regret ('I’d hate to lose you'): it is one sign among others, and proves nothing.
 */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';

const UNWELCOME = new RegExp(
  ` (?:i|we) (?:would|do|will|should) (?:(?!not )\\S+ )?${oneOf(
    '(?:rather|prefer) not(?: to)? (?!say|be|know|think|wait|guess)\\S+',
    'not (?:really )?(?:like|want|wish|love|care) (?:\\S+ )?to (?:have to|be (?:the one|forced))',
    '(?:hate|dislike|regret) (?:to|for|having|it if|if)',
    'be (?:\\S+ )?(?:sorry|sad|loath) (?:to have to|if)',
  )} `,
);
/** Whether a sentence says of something that the speaker would be sorry to do it, or to see it done. */
export const announcesUnwelcome = (sentence: Sentence): boolean => UNWELCOME.test(plainWords(sentence));
