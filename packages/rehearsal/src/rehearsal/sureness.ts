/** How sure it has to be what a sentence means before words that were written for that are spoken (product §11.2). */
import type { CommonQuestion } from '@parley/shared';
import { oneOf } from '../language/one-of';
import { parseText, type Sentence } from '../language/parse';
import { ABSTRACT_WORDS } from '../language/vocabulary';
import type { Meant } from '../meaning/meanings';
import { putsForward, wantsAnswer } from '../understanding/dialogue';
import { waysOf } from './fitting';
import type { Point } from './points';

/**
 * How likely words have to fit before they are spoken (product §11.2). Readers find three in four replies natural that hold
 * nothing but a line which fits, a third of those that stand where nothing was found, and hardly any that answers something
 * else (decision 0043). So a line is worth saying from about even chances on; to a question, where they would have to say that
 * they don't know, from less, and from less still where it names two things or asks why; so is what was put in nearly the same words
 * (cosine). Beside another answer it has to be as likely as not.
 */
export const SURE = {
  either: 0.32,
  asked: 0.38,
  put: 0.45,
  said: 0.48,
  near: 0.28,
  fact: 0.42,
  other: 0.5,
  also: 0.5,
  left: 0.4,
  beside: 0.6,
  first: 0.75,
} as const;
/** From here on (cosine) something was put in nearly the same words. */
const VERY_NEAR = 0.8;
/** Whether a sentence shares a word of the matter with one of the ways to put something. */
export function sharesWord(sentence: Sentence, ways: readonly string[]): boolean {
  const own = new Set(sentence.content.filter((word) => !ABSTRACT_WORDS.has(word)));
  return (
    ways.length === 0 || ways.some((way) => parseText(way).some(({ content }) => content.some((word) => own.has(word))))
  );
}

/** 'When will you sign?' */
const BINDS = oneOf(...'sign decide approve agree confirm commit tell answer vote'.split(' '));
const WHEN_WILL_YOU = new RegExp(
  `\\b${oneOf(
    `(?:when|what day|which day|how soon) (?:will|can|could|would|do|are) you (?:going to )?${BINDS}`,
    `when you (?:can|will) ${BINDS}`,
  )}\\b`,
  'i',
);

/** So far (cosine) from every way to ask it, it takes more than one word that is the same. */
const FAR_FETCHED = 0.32;
const SAME_WORDS = 2;
function isFarFetched({ content }: Sentence, target: Meant['target'], near: number): boolean {
  const follows = target.kind === 'answer' && 'on' in target.answer;
  if (near <= 0 || near >= FAR_FETCHED || follows || target.kind === 'common') return false;
  const own = content.filter((word) => !ABSTRACT_WORDS.has(word));
  const most = Math.max(
    0,
    ...waysOf(target).map((way) => {
      const words = new Set(parseText(way).flatMap((sentence) => sentence.content));
      return own.filter((word) => words.has(word)).length;
    }),
  );
  return most < SAME_WORDS;
}

const WHY = /\b(?:why|how come|what for)\b/i;
function surelyMeans({ act, sentence, either }: Point, { target, probability, near }: Meant): boolean {
  const asks = sentence.question || wantsAnswer(act);
  if (target.kind === 'statement')
    return (
      probability >= (asks ? (putsForward(act) ? SURE.put : SURE.other) : near >= VERY_NEAR ? SURE.near : SURE.said)
    );
  if (asks && isFarFetched(sentence, target, near)) return false;
  // What is so is no answer to what shall be.
  if (target.kind === 'fact') {
    if (WHEN_WILL_YOU.test(sentence.text) && near < SO_NEAR) return false;
    return act === 'wants_to_know' && probability >= SURE.fact;
  }
  // What follows on what was just said may be no question: 'On Friday.'
  if (!asks) return probability >= SURE.other;
  return probability >= (either || WHY.test(sentence.text) ? SURE.either : SURE.asked);
}

const BEHIND = { answer: 0, statement: 0, common: 0.08, fact: 0.08 } as const;
/**
 * Words that were written for what was asked here go before what can be asked anywhere, or a fact, that is hardly likelier;
 * of two that are as likely the one that was put nearly so.
 */
export const standing = ({ target, probability, near }: Meant): number =>
  probability + NEAR * near + (near >= SO_NEAR ? PUT_SO : 0) - BEHIND[target.kind];
const NEAR = 0.15;
/** What is put in nearly these words (cosine) goes before what is only likelier. */
const SO_NEAR = 0.85;
const PUT_SO = 0.2;
/** Where all is said to what was meant, something hardly less likely may stand for it, and nothing else. */
export const INSTEAD = 0.2;

/** 'I can do the first two by Friday, would you back that?' asks for a yes to what it puts forward. */
const FOR_A_YES: ReadonlySet<CommonQuestion> = new Set([
  'agree_now',
  'is_that_acceptable',
  'will_you_support_me',
  'did_i_get_it_right',
]);
const asksForYes = ({ target }: Meant): boolean => target.kind === 'common' && FOR_A_YES.has(target.id);
/** How sure, and how near (cosine), what is put forward has to be to stand before the yes that is asked for it. */
const PUT_WITH_IT = { probability: 0.45, near: 0.42 } as const;

const putsForwardOrAsks = ({ act }: Point): boolean => putsForward(act) || act === 'asks_for_yes';

/** What a point surely means, the likeliest first. */
export function surely(point: Point): readonly Meant[] {
  const puts = point.meant.some(
    ({ target, probability, near }) =>
      target.kind === 'statement' && probability >= PUT_WITH_IT.probability && near >= PUT_WITH_IT.near,
  );
  const byStanding = point.meant
    .filter((meant) => !(puts && putsForwardOrAsks(point) && asksForYes(meant)))
    .toSorted((left, right) => standing(right) - standing(left));
  const likeliest = byStanding.find(({ target }) => target.kind === 'statement');
  // Where the likeliest thing to have been put forward is not sure, a less likely one is not either.
  const none = likeliest !== undefined && !surelyMeans(point, likeliest);
  return byStanding.filter((meant) => !(none && meant.target.kind === 'statement') && surelyMeans(point, meant));
}

/** What a point surely means. */
export const meaningOf = (point: Point): Meant | null => surely(point)[0] ?? null;
