/** Agreements that the student says others have given, with nothing by which anybody could look it up. */
import { argumentsOf } from '../language/arguments';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { CaseIndex } from '../understanding/case-index';
import { asserts } from './asserting';
import { knownCase } from './case-facts';
import { inBoth, thingsIn } from './matter';

/** Somebody has settled it. */
const SETTLED = oneOf(
  'agreed|approved|signed|confirmed|certified|cleared|consented|accepted|okayed|authorised|authorized|waived',
  'blessed|ring fenced|waved it through|given (?:me|us|it) (?:the|their|his|her) (?:ok|okay|yes|blessing|approval|word)',
);
/** Words between who and what they did. */
const BETWEEN = '(?: (?:has|have|had|already|also|all|both|personally|now|since|even|just|fully))*';
const NOT_A_THIRD = oneOf(
  'i|we|you|who|which|what|that|and|or|but|so|as|if|be|to|is|are|was|were|been|not|never|nobody|none',
  // 'We have agreed' is said of the two who talk, 'the signed page' of a page.
  'has|have|had|already|also|all|both|just|now|since|even|fully|personally|the|a|an|my|your|our|his|her|their|this|these',
  'ours|yours|mine|good|right|yes|then|get|gets|getting|well|is it',
);
const SOMEBODY = `(?!${NOT_A_THIRD} )\\S+`;
/** 'The panel has agreed', 'legal signed it off', 'we have already agreed internally', 'that is all signed'. */
const AGREED = new RegExp(
  ` ${oneOf(
    `${SOMEBODY}${BETWEEN} ${SETTLED}`,
    `(?:we|i) (?:have|had) (?:already |all )*${SETTLED} (?:it |that |this )?(?:internally|with (?:everybody|everyone|them all|legal|finance))`,
    `(?:is|are|was|were|been)(?: all| already| now)* (?:agreed|approved|signed off|signed|certified|cleared|ring fenced)`,
    '(?:has|have) (?:all |already )*been (?:consulted|briefed|informed)',
    // 'I’ve told the lab, so that’s confirmed too', 'don’t worry, it’s all sorted'.
    '(?:that|it|this|everything)(?: (?:is|was|has|been|all|already|now))+ (?:confirmed|sorted|squared|taken care of)',
  )} `,
);
/** What somebody said who is content with it. */
const A_YES = oneOf(
  'fine|ok|okay|yes|agreed|settled|a formality|formality|happy|approved|allowed|on board|no problem|in favour|good',
);
/** 'They are all on board', 'the brokers don’t mind', 'he told me it is fine'. What is fine with oneself is no claim of others. */
const CONTENT = new RegExp(
  ` ${oneOf(
    `(?:everybody|everyone|they|all of them|he|she|${SOMEBODY}) (?:is|are|was|were)(?: all| both| very| already| quite)* ${oneOf('on board|happy|comfortable|content|satisfied|fine with (?!me |us |you )|relaxed about|behind it|in favour')}`,
    `(?:everybody|everyone|they|he|she|${SOMEBODY}) (?:do|does|did) not mind`,
    `${SOMEBODY}(?: \\S+)? (?:has |have |had |already |also |personally )*(?:told|assured|promised|written to) (?:me|us|our \\S+)(?: \\S+){0,6} ${A_YES}`,
    'have a written promise|has a written promise|i spoke to (?:a|some|somebody|someone)',
  )} `,
);
/**
 * What is still to be done, or only asked for or proposed, settles nothing; what somebody wants is no yes; and what is taken
 * back or blamed claims nothing.
 */
const AHEAD = new RegExp(
  ` ${oneOf(
    'once|when|until|before|after|as soon as|so that(?! (?:is|was|has) )|to be|get|getting|bring|let us|shall|plan|draft',
    'asked|ask|asks|wants?|wanted|needs?|insists?|insisted|would like|hopes?|expects?',
    'too late|sorry|wrong|wrote that',
  )} `,
);
/** What is granted to the other is theirs: 'you’re right that he signed in January'. */
const GRANTED = / (?:you are right|you(?: have)? said|as you say|like you say|you told me|you mentioned) /;
/** 'He signed it': somebody of whom was just spoken. */
const SPOKEN_OF = new RegExp(` (?:he|she|they)${BETWEEN} (?<verb>${SETTLED}) `);
/** Of one's own side, or of theirs, it is no agreement of others. */
const OF_THE_TWO = / (?:by (?:me|us|you)|(?:from|on) (?:my|our|your) (?:side|end)) /;
/** What the other was told they know. */
const TOLD_YOU = / (?:told|assured|promised|wrote to|said to) you /;
/** 'Two yours, one ours, agreed.' */
const NODS = /[,;:–]\s*(?:then\s+)?agreed\s*[.?]?\s*$/i;
/** What can be asked to be seen. */
const DOCUMENT = / (?:minutes|contract|clause|section|memo|protocol|appendix|certificate|page|specification) /;
const ENOUGH_IN_COMMON = 2;

/** Something by which it can be looked up: a name that the case knows, a document, a day. */
function checkable(index: CaseIndex, sentence: Sentence): boolean {
  const known = sentence.terms.some(({ word }) => index.names.has(word.replace(/'s$/, '')));
  return known || DOCUMENT.test(plainWords(sentence)) || tellsWhen(sentence);
}

/** 'You’ll have it by the Friday, so that’s confirmed': the day is that of what is to come, and not of the agreement. */
const DUE = /\b(?:by|until|till|from|before) (?:the )?\S+/gi;
const tellsWhen = (sentence: Sentence): boolean =>
  argumentsOf(sentence).days.some(({ precise }) => precise) &&
  parseText(sentence.text.replaceAll(DUE, '')).some((rest) => argumentsOf(rest).days.some(({ precise }) => precise));

/** Whether the other has said so themselves in this conversation, or the case holds it. */
function isKnown(index: CaseIndex, sentence: Sentence, heard: readonly string[]): boolean {
  const things = thingsIn(sentence);
  const agrees = (text: string): boolean =>
    parseText(text).some((said) => AGREED.test(plainWords(said)) && inBoth(things, thingsIn(said)) >= ENOUGH_IN_COMMON);
  const verb = SPOKEN_OF.exec(plainWords(sentence))?.groups?.verb;
  if (verb !== undefined && heard.some((text) => AGREED.test(` ${text.toLowerCase()} `) && text.includes(verb)))
    return true;
  return (
    knownCase(index).facts.some(
      (fact) =>
        fact.sentences.some((said) => AGREED.test(plainWords(said))) && inBoth(things, fact.things) >= ENOUGH_IN_COMMON,
    ) || heard.some(agrees)
  );
}

/** What makes all of a sentence open, whichever clause of it the agreement stands in. */
const OPENS = / (?:if|unless|would|could|may|might|should|whether|suppose|maybe|perhaps|or) /;
const CLAUSES = /[,;:–]\s+(?:so|and|but)?\s*/;
/** 'You will have it on Monday, so that’s confirmed': what says so may be one clause of several. */
function saysSo(sentence: Sentence): boolean {
  if (asserts(sentence) && !sentence.negated) return true;
  if (sentence.question || OPENS.test(plainWords(sentence))) return false;
  return sentence.text
    .split(CLAUSES)
    .flatMap(parseText)
    .some((clause) => AGREED.test(plainWords(clause)) && asserts(clause) && !clause.negated);
}

/**
 * Whether a sentence says that others have agreed, and gives nothing by which that could be looked up: no name that the case
 * knows, no document, no day.
 * @param heard what the other has said in this conversation
 */
export function agreementUnchecked(index: CaseIndex, sentence: Sentence, heard: readonly string[]): boolean {
  const words = plainWords(sentence);
  return (
    (AGREED.test(words) || CONTENT.test(words)) &&
    !AHEAD.test(words) &&
    !TOLD_YOU.test(words) &&
    !OF_THE_TWO.test(words) &&
    !GRANTED.test(words) &&
    !NODS.test(sentence.text) &&
    saysSo(sentence) &&
    !checkable(index, sentence) &&
    !isKnown(index, sentence, heard)
  );
}

/** What is said to be done with: agreed, checked, known. */
const DONE_WITH = oneOf(
  'agreed|approved|signed|confirmed|certified|cleared|consented|accepted|okayed|authorised|authorized|waived|blessed',
  'checked|tested|fixed|sorted|squared|settled|initialled|read|seen|informed|briefed|told',
);
const ALREADY = '(?:all|already|now|basically|practically|as good as|nearly)';
/** Things that are said to be settled by others, or done, where the other can see nothing of it: each alone may well be so. */
const ARRANGED = [
  `${SOMEBODY}(?: (?:has|have|had|already|also|all|both|just|now))+ ${DONE_WITH}`,
  `(?:is|are|was|were|been|it|that)(?: ${ALREADY})+ (?:${DONE_WITH}|written|done|finished|built|arranged|in place)`,
  // 'You’ve got it all in your head' has no such verb before it, and does not say where something stands.
  `(?:is|are|was|were|been)(?: ${ALREADY})+ (?:out|in|live|closed|off|being \\S+)`,
  '(?:i|we|they|he|she|team|developers?|people|accounting|legal|finance) (?:have |has |had )?already \\S+ed',
  '(?:i|we) (?:have |had )?(?:already )?(?:squared|cleared|agreed|sorted|settled) (?:it|that|this) (?:already )?(?:with|all)',
  '(?<!(?:i|we|you|that|it|which|not) )(?:is|are|were|was)(?: all| both| very| already| quite)* (?:on board|happy|comfortable|content|satisfied|fine with|relaxed about|behind it|in favour)',
  '(?:everybody|everyone|they|he|she|legal|management|the board|head office) (?:is|are|has|have|do|does) (?:all )?(?:fine|happy|agreed|on board|not mind|ok|okay)',
  '(?!(?:you|i) )\\S+ (?:say|says|said) (?:it is|that is|the \\S+ is|so to me|yes|ok|okay|it will be)',
  '(?:written )?promise from (?:your|the)|already (?:know|knows)',
].map((form) => new RegExp(` ${form} `));
/** What is open, asked for or still to come arranges nothing. */
const STILL_OPEN = new RegExp(
  ` ${oneOf(
    'once|when|until|before|as soon as|if|unless|would|could|can|may|might|should|shall|whether|suppose|not',
    'asked|asks?|wants?|wanted|needs?|sorry|wrong|you said|you told|you are right|i will|we will',
  )} `,
);
const PARTS = /[,;:–]\s+|\s(?:and|but|so)\s/;

/**
 * Whether a sentence says, in one of its clauses, that something is arranged or done which the other can't see from where they
 * sit. Once or twice that may be so; who says it in message after message is bluffing (product §12.15).
 */
export const saysArranged = (sentence: Sentence): boolean =>
  sentence.text
    .split(PARTS)
    // What is asked as a whole is no claim; what stands before the question is.
    .filter((part) => !(part === sentence.text && sentence.text.trimEnd().endsWith('?')))
    .flatMap((part) => parseText(part).map(plainWords))
    .some((words) => !STILL_OPEN.test(words) && ARRANGED.some((form) => form.test(words)));
