/** Whether a goal is a sentence that anybody would write: what doesn't hold is told in another form. */
import { plainVerb } from '../brief/first-person';
import { alternatives, oneOf } from '../../language/one-of';

/** Nothing ends with one of these. */
const HANGS = new RegExp(
  String.raw`(?<!\b(?:agree|live|put|work|come|go|stick|used|seen|done|said|like|before|after)\s)\b(?:${alternatives(`
  a an the and or but to of with for that than if because from by at as your my which who when why
  where how whether so while until not very his its their would will could should can must has have
`)})\.$`,
  'iu',
);
/** No thing begins with one of these, nor does a clause stand for one. */
const NO_THING = new RegExp(
  String.raw`^(?:Get|Come away with)\s${oneOf(
    String.raw`(?:(?:him|them)(?!\sto)|he|she|they|you|it|this|there|nobody|everyone|everybody|who|which|if|and|or|but)(?:\s|,|\.)`,
    String.raw`(?:to|of|from|with|in|on|at(?!\sleast)|as|for|so|because|when|how|why|without|sorry|is|are|was|not|by)\s`,
    String.raw`(?:tell|ask|say|see|leave|find|make|take|go|come|let|get|have|be|give|hear|bring|keep|settle|agree|pay|stay|wait|live|begin|start\s(?:on|with|at|in)|end\s(?:up|at|with))\s`,
    String.raw`that\s(?:he|she|they|you|it|the|an?)\s`,
    String.raw`no\s(?:signature|yes|agreement|answer|decision|approval|okay|ok|consent)\b`,
    String.raw`(?:\S+\s){1,2}(?:is|are|was|were|will|would|can|must|should|isn’t|doesn’t|don’t|stays|goes|comes|gets|remains|becomes|happens)\s`,
    String.raw`(?:down|over|out|back|up|off|from)\s(?:to\s)?(?:him|her|them)\b`,
    String.raw`\P{L}*$`,
  )}`,
  'iu',
);
/** That somebody will be met. */
const MEETS = /^Get (?:\p{Lu}\S+ ){1,2}on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/u;
/** Two sentences without a stop between them, as they are dictated. */
const RUNS_ON = /\sfull\sstop\s|\bcomma\b/iu;
const TWICE = /\b(\p{L}{2,})\s\1\b/iu;
/** Words that an asking or a wish left behind. */
const LEFT =
  /\bthat\snot\s|\bagree\sthat\san?\s\p{L}+\s(?:when|where)\s|¤|\?\.$|\s[,;:]|[,;:]\.$|\bto (?:must|mustn’t|can|can’t|would|will|should|I|you|he|she|they)\b/iu;
/** 'to have offered' */
const HAS_DONE = /\bto have (?:been|\p{Ll}+ed|told|said|done|gone|given|made|taken)\b/iu;
const balanced = (text: string, open: string, close: string): boolean =>
  text.split(open).length === text.split(close).length;

/** @param goal with a stop */
export function wellFormed(goal: string): boolean {
  if (
    HANGS.test(goal) ||
    NO_THING.test(goal) ||
    LEFT.test(goal) ||
    RUNS_ON.test(goal) ||
    MEETS.test(goal) ||
    HAS_DONE.test(goal)
  )
    return false;
  if (TWICE.test(goal.replaceAll(/\b(?:that that|had had)\b/giu, ''))) return false;
  if (!balanced(goal, '(', ')') || !balanced(goal, '“', '”')) return false;
  const verb =
    /^Get \S+(?: \p{Lu}\S+)? (?:not )?to (?:(?:at least|only|also|still|\p{Ll}+ly) )*(?:not )?(\p{L}+)/u.exec(
      goal,
    )?.[1];
  // 'to see', and neither 'to seen' nor 'to sees'.
  return verb === undefined || !/(?:[^s]s|[^e]ed|(?:w|e|tt|ok)en)$/u.test(verb) || plainVerb(verb) === verb;
}
