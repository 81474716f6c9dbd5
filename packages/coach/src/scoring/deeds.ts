/** What plain words do by themselves, for a reader who has only them: promise, refuse, write down, ask for a decision (product §12.14). */
import { argumentsOf, oneOf, parseText, plainWords, type Sentence } from '@parley/rehearsal/language';

const any = (...phrases: readonly string[]): RegExp => new RegExp(` ${oneOf(...phrases)} `);

const DOES =
  'ring|call|send|write|bring|tell|take|put|mail|sign|come|pay|ask|give|get|freeze|drive|talk|speak|stop|go|do|keep|print|move';
/** 'I will', and not 'I will not'. */
const BINDS = any(
  '(?:i|we) (?:will|shall|promise to|am going to|are going to) (?!not |never |be (?:able|glad|happy) )\\S+',
  `i (?:${DOES})`,
  '(?:i|we) can (?:put|take|send|bring|give|do|move)',
  'i am (?!going|not|afraid|asking|saying|thinking)\\w+ing',
  'you (?:will )?(?:have|get)\\b.* (?:from me|by me|in my name|today|tonight|tomorrow|by)',
);
/** Whether the words take something on. */
export const binds = (words: string): boolean => BINDS.test(words.replaceAll(CONDITION, ' … '));
/** What I do on a condition of my own is the condition, and not the deed. */
const CONDITION = / (?:if|when|once|unless|until|before) (?:i|we) /g;

/** 'I put that to steering on 10 December', and not 'Monday, then, and I will leave it alone'. */
export function bindsToDay(sentence: Sentence): boolean {
  const text = sentence.text.toLowerCase();
  const days = argumentsOf(sentence).days.filter(({ precise }) => precise);
  const deed = text.search(DEED);
  return days.some(
    (day) => text.endsWith('from me.') || (deed >= 0 && text.lastIndexOf(day.text.toLowerCase()) > deed),
  );
}
const DEED = new RegExp(
  `(?<!(?:if|when|once|unless|until|before) )\\b(?:(?:i|we)(?:['’]ll| will| shall| can| am|['’]m)|(?:i|we) (?:${DOES})|you(?:['’]ll| will)? (?:have|get))\\b(?! not\\b)`,
);

const LOOKS = 'check|find|judge|follow|imagine|explain|speak|answer|decide|read|blame|complain';
const KNOWS =
  'know|remember|recall|understand|see|think|believe|mean|have|say|tell|want|need|be|sure|aware|care|mind|ask|bet|swear|worry|argue|expect|hope|dare|wait';
const REFUSES = any(
  `(?:i|we|nobody) (?:will|can|would|could) (?:not|never) (?!(?:${KNOWS}|${LOOKS}) )\\S+`,
  '(?:i|we) (?:can not|cannot|will not|would not) (?:do|have|give|promise|offer|take)',
  '(?:i|we) (?:am|are) not (?:going to \\S+|taking|doing|giving|opening|signing|promising|building|on)',
  '(?:i|we) do not (?:print|start|launch|open|send|sign|promise|move|ship|build|begin|offer|commit|pay|do)',
  '(?:i|we) (?:refuse|decline|have to say no|must say no)',
  '(?:is|are|stays?) (?:out|off|closed|final|not possible|not on)',
  'not (?:before|until|without|on offer)|what i can not do',
);
/** 'No, …', and not 'No member was harmed'. */
const SAYS_NO =
  /^\s*[Nn]o(?:[,.](?! (?:of course|right|sorry|true|exactly|you(?:['’]re| are)|that(?:['’]s| is) (?:fine|fair|right)|I (?:did|do|had|have|should)))| [A-Z][\w’]+,)/;
/** 'No, I wouldn’t want that either' tells of oneself. */
const NO_OF_ONESELF = /^ no (?:i|we) (?:\S+ ){0,2}(?:not|never) /;
/**
 * Whether the sentence refuses something to somebody.
 * @param heard what was said before it: a no to what is denied itself agrees with it
 */
export function refuses(sentence: Sentence, heard = ''): boolean {
  const words = plainWords(sentence);
  if (REFUSES.test(words)) return true;
  const agrees = parseText(heard).at(-1);
  return SAYS_NO.test(sentence.text) && !NO_OF_ONESELF.test(words) && !(agrees?.negated === true && !agrees.question);
}

const WRITES = 'write|mail|email|e-mail|type|draft|minute';
const PAPERS =
  'page|pages|paper|papers|table|list|minutes|mail|email|e-mail|letter|note|notes|slide|draft|wording|memo|sheet|summary|report|document|log|checklist|lines|writing|correction|confirmation';
const HANDS = 'send|bring|give|put|leave|show|set|make|prepare|sign';
/** Somebody writes it, or brings it in writing; an 'I should have asked before I send a mail' is neither. */
const WRITTEN = any(
  `(?:i|we|you) (?:will |shall |can |would )?(?:\\S+ )?(?:${WRITES})`,
  `i will have \\S.* (?:${WRITES})`,
  `(?:i|we) (?:will |shall |can )?(?:${HANDS})\\b.* (?:${PAPERS}|in writing)`,
  `you (?:will |shall )?(?:have|get)\\b.* (?:${PAPERS}|in writing)`,
  'in writing',
);
const NOT_WRITTEN = any('should have|sorry|before i (?:send|write)|did not|do not|will not|can not|could you|without');
/** Whether the words say that something is put on paper. */
export const writesDown = (words: string): boolean => WRITTEN.test(words) && !NOT_WRITTEN.test(words);

const DECIDES =
  'agree|accept|confirm|sign|decide|choose|approve|take|say|support|give|try|join|start|release|carry|vote|write|put|call|ring|send|name|go|live with|get|have|freeze|stop|let|ask|move|hold|wait|count me|print|come';
const ASKS_YES = any(
  `(?:will|would|can|could|do) you (?:\\S+ ){0,2}(?:${DECIDES})`,
  '(?:will|would|can|could) you (?:please )?tell me by',
  '(?:do|may|can|could|have) (?:i|we) (?:have )?(?:\\S+ )?(?:deal|yes|agreement|support|signature|go ahead)',
  'your (?:yes|signature|vote|approval|agreement)',
  '(?:is|are) (?:that|this|it|you) (?:a (?:yes|deal)|agreed|acceptable|ok|okay|in|fine)',
);
/** What has happened and what somebody knows is no matter of deciding. */
const ASKS_TO_KNOW = any(
  'did|was|were|has|happened|don’t you know|do not you know|do you (?:know|think|mean)|tell me (?!by)',
);
/** Whether a question asks for a yes, or for a deed. */
export const asksForYes = (words: string): boolean => ASKS_YES.test(words) && !ASKS_TO_KNOW.test(words);

/** Large words for a promise that nothing can be checked by. */
const LARGE = any(
  'my word|guarantee|guaranteed|absolutely|definitely|trust me|no problem|make sure|of course|whatever|i promise',
  'you will never|(?:everybody|everyone) (?:is |will be )?happy|(?:the whole|all of) (?:it|thing)|everything (?:done|fixed|ready)',
  'sign today|no conditions|as (?:you|they) like',
);
export const promisesLarge = (words: string): boolean => LARGE.test(words);
