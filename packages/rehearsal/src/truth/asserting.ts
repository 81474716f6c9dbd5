/** Whether a sentence says that something is so. What is asked, offered, hoped for or made to hang on something can't be false. */
import { oneOf } from '../language/one-of';
import { argumentsOf } from '../language/arguments';
import { plainWords, type Sentence } from '../language/parse';
import { WEEKDAYS } from '../language/vocabulary';

const OPEN = new RegExp(
  ` ${oneOf(
    'would|could|can|may|might|should|shall|must|let|if|unless|suppose|whether',
    'propose|suggest|recommend|offer|want|wish|hope|expect|aim|intend|prefer',
    'maybe|perhaps|probably|roughly|nearly|almost|hardly|possibly|or|either|instead|otherwise',
    'option|what about|how about|in case|provided|as long as|imagine|think|guess|believe',
    'i will|we will|you will|he will|she will|they will|going to|next|promise to',
  )} `,
);
/** Words by which something is said to be new, to be a part, or to have changed. */
const CHANGED = new RegExp(
  ` ${oneOf(
    'moved|changed|revised|reduced|cut|brought|postponed|extended|raised|lowered|shifted|rescheduled|dropped',
    'another|other|others|extra|more|further|rest|remaining|left|half|each|per|every|together|difference|sum|total|minus|plus',
    'instead|rather|new|second|again|meanwhile|since then|down to|up to|down from|up from|sooner|earlier|later',
  )} `,
);

/** 'Fionn signs it by Wednesday': a plan, in the present tense and with a day that is still to come. */
const plans = (sentence: Sentence): boolean =>
  !sentence.terms.some((term) => term.tags.has('PastTense') || term.tags.has('PerfectTense')) &&
  (/ by /.test(plainWords(sentence)) || / from now on /.test(plainWords(sentence))
    ? argumentsOf(sentence).days.length > 0
    : argumentsOf(sentence).days.some(({ key }) => WEEKDAYS.has(key) || key === 'tomorrow'));

/** 'You skipped the fifteen days': it tells of this talk, and nothing of the case. */
const OF_THE_TALK =
  / you (?:have |had |just |only |still |again )*(?:skipped|passed over|left out|dodged|avoided|evaded|ignored|not answered|did not answer|told me nothing) /;

/** Says outright that something is so, or has been. */
export const asserts = (sentence: Sentence): boolean =>
  !sentence.question &&
  !/\?\s*$/.test(sentence.text) &&
  !OPEN.test(plainWords(sentence)) &&
  !OF_THE_TALK.test(plainWords(sentence)) &&
  !plans(sentence);

/**
 * Whether a figure or a day in it may be another one than the case has, without either being wrong. Words that stand in
 * the fact as well tell of no change.
 */
export function tellsOfChange(sentence: Sentence, fact: readonly Sentence[]): boolean {
  const known = fact.map(plainWords).join(' ');
  const words = plainWords(sentence).replaceAll(/\S+/g, (word) => (known.includes(` ${word} `) ? '' : word));
  return CHANGED.test(words.replaceAll(/\s+/g, ' '));
}
