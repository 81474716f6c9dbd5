/**
 * Notes of the writer's on how to go about something: 'I will not open with either', 'She does not want this announced', 'told me
 * this in confidence'. What they speak of is kept back with them (product §23.8).
 */
import { alternatives, oneOf } from '../../language/one-of';

/** What points at what was said just before. */
const POINTER = oneOf(
  'this|that|it|them|these|those|either|both|so',
  String.raw`(?:the|that|this)\s(?:amount|figure|number|sum|offer|date)`,
);
/** What goes on behind it; a clause of its own does not ('mention that we'). */
const GOES_ON = alternatives(`
  to yet before until till unless from at in if as with since because for by today now first early announced used known mentioned either way when back while and but so
`);
const POINTS = String.raw`${POINTER}(?=[.,;:!?]|$|\s(?:${GOES_ON})\b)`;
/** Telling somebody, or giving them something. */
const TELLING = alternatives(String.raw`
  mention(?:ed)? tell told say said use used announce[ds]? open offer(?:ed)? talk(?:ed)? speak spoken discuss(?:ed)? quoted? raised? bring put show(?:ed|n)? shared?
  start begin reveal repeat(?:ed)? named volunteer lead play write written publish(?:ed)? commit let\son go\sinto do give concede grant
`);
const HOLDS_BACK = alternatives(
  String.raw`not n[’']t never nobody no\sone only rather prefer\snot careful reluctant asked\snot last\sresort`,
);
/** What they do themselves is no note, nor what was not done. */
const THEY_DO = alternatives(`
  will would wo won does do doesn is has hasn can cannot did didn said says wrote writes told asked wants fears
`);
const NOT_DONE = String.raw`\b(?:did|could|had)(?:n[’']t|\snot)\s(?:do|use|give|go|offer|show|raise)\b`;

/** 'I will not open with either', 'we have been asked not to talk about that yet', 'I will only do that if I must' */
const HELD_BACK = new RegExp(
  [
    String.raw`^(?!.*¤S\s[“"]?(?:${THEY_DO})\b)(?!.*${NOT_DONE})`,
    String.raw`.*(?:\b|(?<=\p{L}))(?:${HOLDS_BACK})\b[^.;]{0,60}?\b(?:${TELLING})\b`,
    String.raw`(?:\s(?!that\b|what\b|how\b)[^\s.;,]+){0,3}?\s${POINTS}`,
  ].join(''),
  'iu',
);

const TOLD = 'announced|used|mentioned|known|public|shared|discussed|quoted|repeated|told|raised|published|named';
const SUM = '(?:that|this|the)\\s(?:amount|figure|number|sum|date|offer)';
const QUIETLY = String.raw`in\s(?:strict\s)?confidence|confidentially|privately|off\sthe\srecord`;
/** 'She does not want this used as an argument', 'told me this in confidence', 'Please keep that number to yourself' */
const KEPT = new RegExp(
  oneOf(
    String.raw`\b(?:not|n[’']t|never|nobody|rather)\b[^.;]{0,40}?\b(?:this|that|it|them|these)\s(?:to\sbe\s)?(?:${TOLD})\b`,
    String.raw`\b(?:told|tells|said|gave|mentioned|heard|learned|have)\b[^.;]{0,24}\b(?:this|that|it|so)\b[^.;]{0,16}\b(?:${QUIETLY})\b`,
    String.raw`\b(?:not|never|n[’']t)\s(?:to\s)?let\s(?:him|her|them|¤O)\s(?:know|hear|see)\b`,
    String.raw`\bkeep\s(?:this|that|it|them|these|${SUM})\s(?:to\s(?:your|our|my)sel(?:f|ves)|between|inside|back|quiet|out|for\slater|in\sreserve)\b`,
    String.raw`\b(?:figure|number|sum|amount|this|that)\s(?:should\s|must\s|has\sto\s|is\sto\s)?stays?\s(?:in\s(?:the|this)\sroom|between|inside|with\s(?:me|us)|here)\b`,
  ),
  'iu',
);

const NOT_YET = oneOf(
  String.raw`(?:does|has|need|must|should|may|did)\s?(?:not|n[’']t)`,
  'hasn’t|doesn’t|can’t|cannot|mustn’t|needn’t|didn’t',
);
const LEARNED = String.raw`know|heard?|see|seen|learn|be\stold|been\stold|get`;
/** 'He hasn’t seen that', 'She does not know this yet', 'He knows the first figure but not the second' */
const NOT_KNOWN_YET = new RegExp(
  oneOf(
    String.raw`^(?:(?:and|but|so\sfar),?\s)*¤S\s${NOT_YET}\s(?:yet\s)?(?:${LEARNED})\b(?:\s(?:of|about|anything\sof))?\s(?:any\sof\s)?${POINTS}`,
    String.raw`^¤S\sknows\s[^.;]{3,40}\sbut\snot\s`,
  ),
  'iu',
);
/** 'He has not mentioned it to any of us': what they keep to themselves is no note of the writer's. */
const THEY_HAVE_NOT = new RegExp(
  [
    String.raw`^(?:(?:and|but|so\sfar),?\s)?(?:¤S|he|she|they)\s(?:ha(?:s|ve|d)|did|does|will|would)\s?(?:not|n[’']t|never)\s(?:yet\s|ever\s)?`,
    '(?:mention|said|say|told|tell|spoke|speak|talk|raise)',
  ].join(''),
  'iu',
);
const isNote = (mark: string): boolean =>
  !THEY_HAVE_NOT.test(mark) && (HELD_BACK.test(mark) || KEPT.test(mark) || NOT_KNOWN_YET.test(mark));

/** Words of a note at most; what is longer tells something itself. */
const LONGEST = 32;
/** So much stands before a note in its own sentence that it speaks of that (words), or a figure. */
const SAYS_ITSELF = 5;

/**
 * What a note speaks of: the sentence before it, or what its own begins with ('I could live with 7 July, but I keep that back');
 * null where there is no note.
 * @param mark the sentence with a mark for every word that means the stakeholder
 */
export function noteOn(mark: string): 'before' | 'itself' | null {
  if (mark.split(/\s+/u).length > LONGEST || !isNote(mark)) return null;
  const [first = '', ...rest] = mark.split(/(?:,|\s–)\s(?=(?:and|but|though|although|so|which|as)\s)|;\s/u);
  const itself = !isNote(first) && rest.length > 0 && (/\d/u.test(first) || first.split(/\s+/u).length >= SAYS_ITSELF);
  return itself ? 'itself' : 'before';
}
