/** Agreements that the student says the other has given, before this conversation and outside of the case. */
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { CaseIndex } from '../understanding/case-index';
import { knownCase } from './case-facts';
import { inBoth, thingsIn } from './matter';
import { quantitiesIn } from './quantities';

/** The other has bound themselves: agreed, signed, given their word, or said what they would do. */
const BOUND = new RegExp(
  ` ${oneOf(
    '(?:you|you have|you had|you already|you have already|you both|you all)(?: \\S+)? (?:agreed|approved|signed(?: off)?|promised|confirmed|accepted|consented|okayed|cleared|authorised|authorized|guaranteed|granted|pledged)',
    'you (?:will |may |surely )?(?:remember|recall)(?: \\S+){0,3} (?:we|you) (?:\\S+ )?agreed',
    'we agreed(?: \\S+){0,3} you and i',
    '(?:you|you have|you had|you already)(?: \\S+)? (?:gave|given) (?:me|us) your (?:word|approval|agreement|consent|ok|okay|yes)',
    '(?:you|you have|you had|you already)(?: \\S+)? (?:told|assured|wrote|said to) (?:me|us)(?: \\S+){0,4} (?:that )?(?:you|we|it|\\S+) (?:\\S+ )?(?:would|could|was fine|were fine)',
  )} `,
);
/** What the student means to tell others of the other, as if it were so: 'I’ll say you agreed to that this morning.' */
const TO_BE_TOLD = new RegExp(
  ` ${oneOf('i will', 'we will', 'i am going to', 'let me', 'i can')} (?:also |then |just )?${oneOf(
    'say|tell|report|record|note|minute|mention|announce|write|put|file|enter',
  )} (?:\\S+ ){0,8}${oneOf(
    'you (?:have )?(?:agreed|accepted|approved|signed|consented|said yes|cleared)',
    '(?:it is|that is|this is|it was) (?:all )?(?:agreed|settled|approved|accepted|signed off|done and dusted)',
    '(?:your|the) \\S+ (?:(?:has|have) (?:accepted|approved|agreed)|accepts|approves|agrees)',
  )} `,
);

/** Any word that could be taken for a yes, at the beginning of a sentence of theirs, or a first person that takes or signs. */
const ANY_YES = new RegExp(
  `^${oneOf('yes', 'aye', 'agreed', 'fine', 'good(?! (?:morning|afternoon|evening|day))', 'very well', 'deal', 'done', 'gladly', 'right', 'exactly', 'that would do', 'ok', 'okay')}\\b` +
    `|\\b(?:I|we)(?:[’']ll| will| can| could|[’']d| would)? (?:sign|accept|take|agree|approve|vote|back|support|live with)\\b`,
  'i',
);
/** Whether the other has said anything yet that somebody could take for a yes. */
export const mayHaveAgreed = (heard: readonly string[]): boolean =>
  heard.flatMap((text) => parseText(text)).some((said) => !said.negated && ANY_YES.test(said.text));

/**
 * Whether somebody says that they will pass on an agreement of the other's, which is none where the other has not given it
 * (`mayHaveAgreed`).
 */
export const passesOnAgreement = (sentence: Sentence): boolean =>
  !sentence.negated &&
  !/ (?:if|once|when|as soon as|unless|until) /.test(plainWords(sentence)) &&
  TO_BE_TOLD.test(plainWords(sentence));

/** Facts that hold an agreement. */
const AGREES = / (?:sign|signed|agreed|approved|promised|confirmed|accepted|told|said|authorised) /;
/** When it is said to have happened: some time before the two sat down. */
const BEFORE = new RegExp(
  ` ${oneOf(
    'last (?:week|month|year|night|autumn|spring|summer|winter|monday|tuesday|wednesday|thursday|friday)',
    'yesterday|already|weeks ago|months ago|days ago|on the phone|by (?:mail|email|phone)|back in|at the time|long ago',
    '(?:in|since) (?:january|february|march|april|may|june|july|august|september|october|november|december)',
  )} `,
);
/** What was said a minute ago is no invention. */
const JUST_NOW =
  / (?:just|just now|a minute ago|a moment ago|earlier|before(?! (?:we|i|you) )|today|here|this morning) /;
/** Said, and asked for a nod at the end. */
const TAGGED =
  /, (?:right|correct|yes|no|remember|(?:have|did|do|are|were|is|was|wo|would|ca|could)n[’']t (?:you|we|it))\s*\?$/i;
/** They stand in many a sentence about an agreement, whatever it was about. */
const OF_ANY_AGREEMENT = new Set(
  'tell say agree sign promise confirm accept approve guarantee remember recall last already week month year'.split(
    ' ',
  ),
);
/** So many words of it in what the other said, or in one fact, and it may be meant so. */
const ENOUGH_IN_COMMON = 2;

/**
 * Whether a sentence invents an agreement of the other's: it says that they bound themselves before this conversation, and
 * neither the case nor anything that they have said holds it.
 * @param heard what the other has said in this conversation
 */
export function agreementInvented(index: CaseIndex, sentence: Sentence, heard: readonly string[]): boolean {
  const words = plainWords(sentence);
  // 'You have guaranteed it, haven’t you?' claims it all the same.
  const tagged = TAGGED.test(sentence.text);
  if (!tagged && (sentence.question || sentence.negated)) return false;
  if (!BOUND.test(words) || !BEFORE.test(words) || JUST_NOW.test(words)) return false;
  const things = new Set([...thingsIn(sentence)].filter((thing) => !OF_ANY_AGREEMENT.has(thing)));
  const { facts } = knownCase(index);
  // 'You signed for €86,000 in March' tells of the case.
  const values = new Set(quantitiesIn(sentence).map(({ value }) => value));
  const days = argumentsOf(sentence).days.flatMap(({ key, precise }) => (precise ? [key] : []));
  const told = facts.some(
    (known) =>
      known.past &&
      AGREES.test(known.sentences.map(plainWords).join(' ')) &&
      (inBoth(things, known.things) >= ENOUGH_IN_COMMON ||
        known.quantities.some(({ value }) => values.has(value)) ||
        days.some((key) => known.dayKeys.has(key))),
  );
  if (told) return false;
  return !heard
    .flatMap((text) => parseText(text))
    .some((said) => !said.question && inBoth(things, thingsIn(said)) >= ENOUGH_IN_COMMON);
}
