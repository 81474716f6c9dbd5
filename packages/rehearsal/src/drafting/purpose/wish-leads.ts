/** What stands before or behind what is wanted, where no word of wishing tells it: labels, what would do, what is pointed back to. */
import { alternatives, oneOf } from '../../language/one-of';

/** Signs and labels of notes: '→', '(for me:)', '[09:25] me:', '06-17 NEXT STEP:'. */
export const SIGNS_BEFORE =
  /^(?:(?:[-*•→>~–—]+|\d{1,2}[.)])\s*|\((?:[^():]{1,20}:)\)\s*|\[[^\]]{1,30}\]\s*(?:->\s*)?)+/u;
/** That there will be a talk, before what is wanted of it: 'I’m going over Thursday and would love', 'See her alone before Friday, get'. */
const TALKS = String.raw`(?:${alternatives(String.raw`
  go(?:ing)? see(?:ing)? meet(?:ing)? driv(?:e|ing) call(?:ing)? ring(?:ing)? talk(?:ing)? speak(?:ing)? visit(?:ing)? phon(?:e|ing) fly(?:ing)? sit(?:ting)?
`)})`;
const WANTS = String.raw`(?:${alternatives(String.raw`
  would(?:\slike|\slove)?\b want\b need\b will\s(?:ask|need|try) ask\b get\b hope\b must\b agree\b come\shome leave\swith
`)})`;
export const TALK_FIRST = new RegExp(
  [
    String.raw`^(?:(?:(?:on|next|this|tomorrow|today)\b[^,¤]{0,20},?\s)?(?:(?:I|we)(?:’(?:m|ll|re)|\sam|\swill|\sare)?\s)?(?:just\s)?${TALKS}\b[^.;:]{0,60}?(?:,\s(?:and\s)?|\sand\s)`,
    String.raw`(?:I(?:’d|’ll)?\s)?(?=${WANTS})|to\ssee\s¤O[^,]{0,40},\s(?=¤S)|\p{Lu}\p{L}+\shere:\s(?:seeing|meeting)\s¤O[^.]{0,16}\.\s)`,
  ].join(''),
  'iu',
);
const LABELS = String.raw`${alternatives(String.raw`
  (?:desired\s|best\s|good\s|ideal\s)?outcome out result to\s(?:obtain|get|reach|achieve) aim goal target wants? wish objective purpose success mission
  needs? must(?:\shave)? hope plan idea ask next\ssteps? i\s(?:need|want|go\sfor|am\safter) get object(?:ive)?
`)}`;
/** 'Desired outcome: …', 'Out: …', '9. Goal for Monday = …' */
export const LABELLED = new RegExp(
  String.raw`(?:^|[.–—→,]\s|:\s)(?:so,?\s)?(?:the\s|my\s|our\s)?${oneOf(LABELS)}(?:\s(?!is\b)[^:=.,¤]{1,24}?)?(?:\s?[:=]\s*|\s(?:is|(?:should|must|would)\sbe)\s)(.{6,})$`,
  'iu',
);
/** 'When is it a success? -- all cartons open', 'What do you want? Six beds' */
export const ANSWERED =
  /^(?:what\s(?:do|would)\s(?:I|you|we)\b[^?]{0,20}\b(?:want|need|like|ask)|when\sis\sit\b|what(?:’s|\sis)\sthe\s(?:goal|aim|ask)|what\swould\sbe)\b[^?]{0,30}[?,]\s*(?:[-–—:]+\s*)?(.{6,})$/iu;
/** 'Three ships before Christmas would satisfy me' */
export const WOULD_DO = new RegExp(
  [
    String.raw`^(?:so,?\s)?(.{6,100}?)(?<!\b(?:what|which|that|it|this|who|there))\s(?:would|will|’d|’ll|is|are)\s`,
    String.raw`(?:already\s)?(?:do|satisfy|suit|help|be\s(?:enough|fine|good|plenty|a\s(?:win|success)|all)|enough|fine|plenty)`,
    String.raw`(?:\s(?:for\s)?(?:me|us))?(?:,?\s(?:really|already|by\s\p{L}+))?[.!]?$`,
  ].join(''),
  'iu',
);
/** 'What I can’t do without is ¤P telling the others' */
export const NOT_WITHOUT =
  /\bwhat\s(?:I|we)\s(?:can’t|cannot|won’t|must\snot)\s(?:do|leave|go|live)\s(?:home\s)?without\sis\s(.{6,})$/iu;
/** 'We ask for an extension', 'I search her ok', 'driving out there to ask her for the deed books' */
export const ASKS_FOR = new RegExp(
  [
    String.raw`(?:\bto\sask\s¤O\sfor|(?:^|,\s|\sand\s)(?:I|we)(?:’m|’re|\sam|\sare|\swill|\swould)?\s(?:just\s|only\s|therefore\s)?(?:ask(?:ing)?(?:\s¤O)?\sfor|seek(?:ing)?|search|`,
    String.raw`(?:look(?:ing)?|hop(?:e|ing)|push(?:ing)?|settle)\sfor|(?:be\s)?content\swith|’d\sbe\scontent\swith))\s(.{6,})$`,
  ].join(''),
  'iu',
);
/** 'ACTION me: see him on Friday about getting two hours' */
export const ABOUT_GETTING = /\b(?:about|over|for)\sgetting\s(.{6,})$/iu;
/** 'I'd be content with two full time and would open at three' */
export const CONTENT_WITH =
  /\b(?:content|happy|satisfied|fine|glad)\swith\s(.{6,}?)(?:\s(?:and|but)\s(?:I\s)?would\b.*)?$/iu;
/** 'Must get the first twelve sites opened', 'tomorrow get the ticket unblocked' */
export const TO_GET = new RegExp(
  [
    String.raw`(?:^|\b(?:and|must|have\sto|need\sto|got\sto|want\sto|should)\s|^(?:tomorrow|today|tonight|on\s\p{L}+day|(?:mon|tues|wednes|thurs|fri)day),?\s)`,
    String.raw`get\s(?!(?:to|it|this|that|there|away|out|on|through)\b)(.{6,})$`,
  ].join(''),
  'iu',
);
/** 'get Laszlo to give me back the evening': whoever it is. */
export const GET_NAMED = /\bget\s(\p{Lu}[\p{L}’-]+)\s(to\s\p{Ll}.{6,})$/u;
/** 'If she only agreed to start in October I’d buy her a plant' */
export const IF_THEY = new RegExp(
  [
    String.raw`\bif\s¤S\s(?:(?:would|will|could|had|just|only)\s)*(.{6,}?),?\s(?:then\s)?(?:I|we)(?:’ve|’d|’ll|\s(?:have|would|will|am|can|could))\s`,
    String.raw`(?:be\s)?(?:already\s)?(?:won|happy|glad|satisfied|content|done|fine|buy|kiss|dance|sleep|home|there)\b.*$`,
  ].join(''),
  'iu',
);
/** 'If we part with an agreed sequence, I’ll be happy' */
export const PART_WITH =
  /(?:^|\b(?:I|we|to|must)\s|[:,]\s)(?:part|leave|walk\sout|come\sout|go\shome)\swith:?\s(.{6,}?)(?:,\s(?:I|we)(?:’|\s)(?:ll|d|will|would|am|have).*)?$/iu;
/** 'She should let us do the 24th', '→ she hands over the kitchen', 'Ideally he signs' */
export const THEY_SHOULD = /^(?:so\s|then\s|and\s)?(?:ideally,?\s|(?:by|on|for)\s[^,¤]{2,24},\s)?¤S\s(.{6,})$/iu;
export const MUST_THEY =
  /^(?:[^¤]{2,140}[,:;]\s|(?:\p{Lu}\p{L}{0,4}\.\s)+)?¤S\s((?:must|should|has\sto|needs\sto|has\sgot\sto)\s.{6,})$/iu;
/** 'Help me to keep her from closing' */
export const HELP_ME = /^(?:please\s)?(?:help|prepare)\s(?:me|us)\s(?:to\s)?(\p{Ll}{3,}\s.{6,})$/iu;
/** 'vote stays on the 26th': a state of things, and no thing. */
export const STATE = new RegExp(
  String.raw`^(?!(?:I|we)\s(?:want|need|would\slike))(?:[^\s,;:?¤]+\s){1,8}?(?<!\b(?:to|which|who|that|what)\s)(?:${alternatives(`
  stays stay remains goes comes gets keep keeps happens becomes moves begins is are will must should has\\sto have\\sto can
`)})\s.{4,}$`,
  'iu',
);
/** 'The three consultants must stay until June': a state of things to be agreed to. */
export const MUST_BE = new RegExp(
  [
    String.raw`^((?!(?:I|we)\s(?:want|need|would))(?:the|our|all|both|these|those|my|we|I|every|\d+|two|three|four|five)\s[^,;:?¤]{0,60}?`,
    String.raw`(?:must|should|has\sto|have\sto|needs?\sto|(?<!\bto\s)stays?|remains?)\s[^;:?]{4,})$`,
  ].join(''),
  'iu',
);
/** 'And to ring the clients herself', '& the list by Friday': the rest of what the sentence before it wants. */
export const GOES_ON_WANTING =
  /^\W*(?:&|and|plus)\s(?:also\s)?(?=(?:to\s\p{Ll}{2,}|the|an?|that|his|her|their|¤P|our|my|\d+)\s)/iu;
/** What only says that the one before it, or the rest of the sentence, is it: ', that is the point of the call'. */
export const IS_THE_POINT =
  /[,;–-]\s(?:that|this|it)(?:’s|\sis)\s(?:the\s(?:\p{L}+\s)?(?:point|goal|aim|purpose|idea|ask)|all|what)\b.*$/iu;
/** 'That's what I'd like him to agree to', 'That is all I want' */
export const POINTS_BACK = new RegExp(
  [
    String.raw`^(?:and\s)?(?:that|this|it)(?:’s|\s(?:is|would\sbe))\s(?:really\s)?(?:all|what|the\s(?:goal|aim|ask|point|deal|outcome))\b`,
    String.raw`(?!.*[:;]).{0,60}$`,
  ].join(''),
  'iu',
);
/** 'By the end of the week I need …': when it is wanted. */
export const BY_WHEN = new RegExp(
  [
    String.raw`^((?:by|before|until)\s(?!our\b|the\s(?:meeting|call|talk|visit|end\sof\s(?:the|our|this)\s(?:meeting|call|talk|visit))\b)[^,¤]{3,30}?),?\s`,
    String.raw`(?:I|we)(?:’d|\swould|\sreally|\sjust)?\s(?:want|need|like|must)\b`,
  ].join(''),
  'iu',
);
export const WHAT_ASKED =
  /(?:^|[:–—-]\s)(what|how|when|where|which|why|who)(\s[^¤?]{0,50}?)?\s(does|would|will|can|could|did|is|has)\s¤S\s(.{4,})\?$/iu;
/** 'Would a month be enough?' */
export const ASKED = /(?:^|[:–—]\s)((?:would|could|can|will|is|are|does|do|might|may)\s[^?]{8,120}\?)$/iu;
/** Of notes, what isn't a whole sentence: no verb of its own. */
export const THING = new RegExp(
  String.raw`^(?:(?:${alternatives(String.raw`
  an? the at\sleast his her my our no some one two three four five six seven eight nine ten \d[\d.,]* half another more all only just
`)})\s|(?:yes(?!,)|letter|list|date|signature|approval|agreement|permission|permit)\b)`,
  'iu',
);
