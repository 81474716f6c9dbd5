/**
 * A deed or an outcome that somebody announces as one they would rather not see: 'I’d hate to have to tell your director', 'it would
 * be a pity if the board heard of it'. Veiled threats have this form, and so has honest regret ('I’d hate to lose you'): it is one
 * sign among others, and proves nothing.
 */
import { oneOf } from '../language/one-of';
import { plainWords, type Sentence } from '../language/parse';

const UNWELCOME = new RegExp(
  ` ${oneOf(
    `(?:i|we) (?:would|do|will|should) (?:(?!not )\\S+ )?${oneOf(
      '(?:rather|prefer) not(?: to)? (?!say|be|know|think|wait|guess)\\S+',
      'not (?:really )?(?:like|want|wish|love|care) (?:\\S+ )?to (?:have to|be (?:the one|forced))',
      '(?:hate|dislike|regret) (?:to|for|having|it if|if)',
      'be (?:\\S+ )?(?:sorry|sad|loath) (?:to have to|if)',
    )}`,
    '(?:would|will|could) be (?:such )?(?:(?:a|really|very|most) )*(?:pity|shame|unfortunate|regrettable|awkward|embarrassing|uncomfortable) (?:\\S+ ){0,3}?(?:if|to|when|for)',
    '(?:could|would|might|will|may|does|do) (?:not |start to |begin to )?look (?:\\S+ )?(?:bad|good|great|odd|strange|weak|well|pretty) (?:for|on) you',
    '(?:nobody|neither of us|no one) wants that|you (?:would|do|will) not want (?:me to|that to|them to|him to|her to|your)',
  )} `,
);
/** Whether a sentence says of something that the speaker would be sorry to do it, or to see it done. */
export const announcesUnwelcome = (sentence: Sentence): boolean => UNWELCOME.test(plainWords(sentence));

/** What would come of it for whoever is spoken to: that somebody above them hears of it, that it falls on them. */
const FOR_THE_OTHER = new RegExp(
  ` ${oneOf(
    '(?:hears?|heard|hearing|learns?|learned|finds?|finding|reads?|knows?|sees?) (?:\\S+ ){0,4}?(?:of|about|that|it|out|from|how|who|why)',
    '(?:explain|tell|telling|report|mention|name|say|raise|escalate|go|take|put|bring|write|copy|involve) (?:\\S+ ){0,5}?(?:to|with|in front|before|why|that|your|above|higher|upstairs)',
    '(?:your|you) (?:\\S+ ){0,3}?(?:name|job|bonus|record|position|reputation|career|director|boss|owner|board|manager|uncle|chief|management)',
    '(?:for|on|against|without) you',
  )} `,
);
/** Whether what they would regret is a harm to whoever is spoken to. */
export const hintsAtHarm = (sentence: Sentence): boolean =>
  announcesUnwelcome(sentence) && FOR_THE_OTHER.test(plainWords(sentence));
