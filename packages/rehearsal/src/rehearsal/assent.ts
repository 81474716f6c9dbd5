/** 'Agree?', 'Good enough?', 'Does that work for you?': it asks for a yes to what was put forward, in no words of its own. */
import { alternatives, oneOf } from '../language/one-of';

const FINE = alternatives(`
  agreed? acceptable good(?:\\senough)? fair(?:\\senough)? ok(?:ay)? fine all\\sright alright a\\sdeal deal done enough
`);
const THIS = oneOf('that', 'this', 'it');
const FOR_YOU = '(?: (?:for|with|by|to) you)?';
const ASSENTS = oneOf(
  `(?:(?:do|would|can|could) )?you agree(?: (?:to|with) ${THIS})?`,
  `(?:(?:is|are|would|does|will) )?(?:${THIS} )?(?:be )?(?:${FINE})${FOR_YOU}`,
  `(?:does|would|will|could|can) ${THIS} (?:work|do|help|count|suit)${FOR_YOU}`,
  `(?:does|would) ${THIS} suit you`,
  `is ${THIS} (?:any|of(?: any)?) (?:use|help)${FOR_YOU}`,
  `(?:can|could) you live with ${THIS}`,
  '(?:may|can|could|shall) (?:i|we)',
  'yes',
  `(?:can|could|will|would) you sign ${THIS}`,
  `(?:would|will|could|can|do) you (?:believe|accept|buy|take|trust|support|back|endorse) ${THIS}`,
  `(?:is (?:that|this|it) )?(?:good )?enough (?:for|to cover) (?:(?:the|your|my) )?(?:whole )?[€£$]?\\d[\\d,.]*`,
);
const ASSENT = new RegExp(`^(?:(?:and|so|then|well|now),? )*${ASSENTS}\\s*\\?$`, 'i');

/** Whether a sentence asks for nothing but assent to what stands before it. */
export const asksAssent = (text: string): boolean => ASSENT.test(text.trim());

const VERDICT = new RegExp(
  `^(?:(?:and|so|then|well|now),? )*${oneOf(
    'what do you think(?: (?:of|about) (?:that|this|it))?',
    'how do you (?:see|feel about|like) (?:that|this|it)',
    "what(?: i|[’']?)s your (?:feeling|view|opinion|take|reaction|verdict)(?: on (?:that|this|it))?",
    'how does (?:that|this|it) (?:sound|look)(?: to you)?',
    '(?:any|your) thoughts',
    'what would you say(?: to (?:that|this|it))?',
    '(?:and )?will (?:that|this|it) work',
    '(?:is|would) (?:that|this|it)(?: be)? good',
  )}\\s*\\?$`,
  'i',
);
/** 'What do you think?': right behind an offer it asks for a word on that. */
export const asksForVerdict = (text: string): boolean => VERDICT.test(text.trim());
