/** Who knows what a sentence of a brief tells: both sides, the student alone, or nobody needs to be told it. */
import { alternatives, oneOf } from '../../language/one-of';
import type { Claim } from './claims';
import { isUnaware } from './attitudes';
import type { Intent } from './intents';
import type { BriefSentence } from './sentences';
import type { Sides } from './stakeholder';

/** `hidden`: behind the stakeholder's worry, not for the briefing. `meta`: about the talk itself, or of no content. */
export type Knowledge = 'both' | 'student' | 'hidden' | 'meta';

const PLANS = new RegExp(
  alternatives(String.raw`
  ^(?:to\s?do|action|next|todo|nb\snext)\b ^let\sme\s(?:call|ring|see|talk|speak)\b
  \b(?:i['’]m\sto|i)\s(?:ring|meet|see|speak|call|talk)\b.{0,40}\b(?:on|tomorrow|mon|tue|wed|thu|fri|again|him|her|back)\b
  \b(?:i|we)\s(?:have\sto|need\sto|must)\s(?:see|meet|talk|speak|call|ring)\b \bi['’]m\s(?:seeing|meeting)\b \b(?:i|we)\shave\s(?:an?\s)?(?:meeting|call|appointment)\b
  \b(?:talk\sto|call|handle|see|meet|speak\sto|sort\sthis\swith)\s(?:him|her|them|\p{Lu}\p{L}+)\b.{0,50}\b(?:please|pls|this\sweek|before|in\sperson|for\syou)
  \bi\sneed\syou\sto\b \bplease\ssee\s(?:him|her)\b \byou\sneed\sto\ssort\b \bmeeting\s(?:him|her|them)\s\b
  \bquick\ssummary\b \bbackground\sbefore\syou\smeet\b \bi\sneed\s\p{L}+\sto\sagree\b
  \bneed\sto\sknow\swhat\si\scan\soffer\b \bdidn['’]t\ssay\sso\b \bit['’]s\sobvious\b \bdon['’]t\smention\b
  \bwhat\si\sneed\b
`),
  'iu',
);
const ORDERED = /^(?:please|pls|can you|could you)\b/i;
/** Keeps the student from something, or tells what they may offer. */
export const ADVICE = new RegExp(
  [
    String.raw`^\W*(?:don['’]?t|do not|never|dont|be careful|go easy|tread|avoid|`,
    String.raw`careful|keep a straight face|can(?:not|['’]t)? (?:offer|not)|can offer|`,
    String.raw`could offer|not to quote|say|bring up|compare)\b|\bdon['’]?t (?:promise|`,
    String.raw`mention|bring|tell|use|offer|blow|embarrass|go in)\b|\byou can promise\b`,
  ].join(''),
  'i',
);
/** Where one can be found and when: nobody opens a talk with it. */
const LOGISTICS = new RegExp(
  [
    String.raw`\b(?:i['’]?m|i am|i['’]ll be|i will be) (?:in|at|on|free|available|`,
    String.raw`around|back|out|away|off)\b|(?:^|please |just |can )(?:call|ring|phone|text|email|e-mail|`,
    String.raw`mail) me\b|\bsee (?:attached|below|above)\b|\blet['’]?s (?:speak|`,
    String.raw`talk|meet)\b|\bi am available\b|\b(?:find|come and see) me\b|\bspeak (?:soon|`,
    String.raw`later|then)\b|\b(?:have you )?got a min\b`,
  ].join(''),
  'i',
);
/** 'KT = Kenji Tanabe, lead dev': tells the reader who is who. 'Forwarding this.' */
const NAMED_SO = new RegExp(
  oneOf(
    String.raw`^\(?[\p{L} ]{2,20}\s=\s\p{L}`,
    String.raw`^(?:stakeholder|partner|meeting|customer contact|contact)s?:\s`,
    String.raw`^project (?:diary|notes|log)\b`,
    String.raw`^(?:forwarding|passing on|debrief with|notes (?:for|from|on))\b`,
    String.raw`^see (?:below|thread)`,
    String.raw`\bthis one['’]?s for you\b`,
    String.raw`\b(?:her|his) name is\b`,
  ),
  'iu',
);
/** Where a colleague is while they ask one to do it for them. */
const AWAY = /^(?:I['’]?m|I am|I['’]ll be) (?:in|at|on|out|away|off|back)\b/i;
/** Sounds one makes, and nothing that is told. */
const CHATTER = new RegExp(
  [
    String.raw`^\W*(?:(?:(?:please )?see (?:below|above|attached)|um+|uh|er+m?|`,
    String.raw`ok(?:ay)?|yes|yeah|no|right|so|well|lol|haha|noted|thanks|thx|`,
    String.raw`ta|cheers|hi|hello|hey|bye|good luck|fair enough|sure|anyway|anyways|`,
    String.raw`what else|sorry|both|all|for info|fyi|again|then|and|but|oh|prev(?:ious)? min(?:ute)?s agreed|`,
    String.raw`none|ok then|understood|agreed|same|morning|boss|end)\b\W*)+$`,
  ].join(''),
  'i',
);
/** Without a verb that says something of somebody: 'Weds 9 October, site cabin.' */
const fragment = (sentence: BriefSentence): boolean =>
  (sentence.figures.length > 0 || sentence.text.split(/\s+/).length <= 2) &&
  !sentence.parsed.terms.some((term) => term.tags.has('Verb') || term.tags.has('Modal')) &&
  sentence.figures.every(({ kind }) => kind === 'day') &&
  sentence.text.split(/\s+/).length <= 5;
const OWN_SECRET =
  /^want:|\bi (?:didn['’]t|did not|already|knew)\b|\bdidn['’]t say\.?$|\b(?:he|she|they) (?:doesn['’]?t|does not|don['’]t) know\b|\bnot to quote\b/i;
/** What must not reach the other side, whoever seems to have written it: how far one would go, what they don't know. */
const PRIVATE = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  (?:he|she|they)\s(?:may|might|does|do|did)\s?(?:not|n['’]t)\sknow (?:he|she|they)\s(?:doesn|don|didn)['’]t\sknow
  (?:could|can|ok(?:ay)?|go|says|pay|offer)\s(?:\S+\s){0,3}?up\sto\s[£$€]?\d up\sto\s[£$€]?\d[\d,.]*k?\sis\s(?:ok|fine|all) we\s(?:can|could|would)\sgo\s(?:down|up|as\s(?:low|high)\sas) no\s(?:lower|higher)\b(?!\sthan)
  don['’]t\s(?:mention|promise|embarrass|tell\s(?:him|her|them)) do\snot\s(?:mention|promise|embarrass|tell\s(?:him|her|them))
  what\s(?:he|she|they)\sreally\swants? (?:don['’]?t|not\sto)\squote keep\s(?:(?:that|this|it)\s)?to\s(?:your|our|my)sel(?:f|ves) keep\s(?:(?:that|this|it)\s)?for\syou(?:rself)?\b for\syour\sears\sonly haven['’]t\stold
  (?:board|director|committee|finance|sponsor|boss|management|accounts|council)\s(?:has\s|have\s)?(?:approved|authori[sz]ed|cleared|released)\s(?:me\s|us\s)?(?:up\sto\s|around\s|about\s|some\s)?[£$€]?\d
  [£$€]?\d[\d,.\s]*k?\s(?:in|from|of)\s(?:reserve|contingency)
`)})`,
  'i',
);
const BEHIND = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  up\sfor afraid blamed retires? pension late\s(?:wife|husband) passed\sover promotion shouted\sat apologi[sz]e
  lost\ssamples lost\s(?:her|his|their) burn(?:t|ed) career divorce election be\sfirmer her\sidea his\sidea
  promised\sthem shows?\sthe\sboard hinted start\sover started\swith obvious wants\sto\sshow
`)})\b`,
  'i',
);
const FIRST = /\b(?:I|i|me|my|we|us|our)\b/;
/** The writer's own matter, whatever the case is about: what they keep back, their limits, what they would rather not have known. */
const KEPT_BACK = new RegExp(
  [
    String.raw`\b(?:I|we)(?:['’]d|\s(?:would|should|must|might|had))\s(?:much\s)?(?:rather|prefer|better\snot|not)\b|\b(?:I|we)\s(?:must|should)(?:n['’]t|\snot)\b|`,
    String.raw`\b(?:don['’]?t|do\snot|does\snot|doesn['’]?t|not)\s(?:\S+\s){0,2}?(?:want|like|wish)\b.{0,40}\b(?:come\sup|find\sout|know|hear|learn|to\sbe\sthe\sone|topic|brought)\b|`,
    String.raw`\b(?:not\sto|don['’]?t|do\snot|never)\s(?:mention|volunteer|bring\sup|go\sinto|say|tell|admit|raise)\b|\b(?:keep|kept|leave|stay)s?\s(?:\S+\s){0,4}?(?:out\sof|off|quiet|between|away\sfrom)\b|`,
    String.raw`\bnobody\s(?:else\s)?knows\b|\b(?:forbidden|not\sallowed|no\smandate|internal(?:ly)?\s(?:ceiling|limit)|ceiling|upper\slimit|at\smost\b|maximum\sis|can\sgo\sup\sto)|`,
    String.raw`\b(?:that|it|this)\s(?:was|is)\s(?:me|us|my\s(?:fault|mistake))\b|\bmy\s(?:own\s)?(?:fault|mistake|signature|oversight)\b|\bI\s(?:forgot|messed|missed|overlooked|should\shave|gave\sthem|hoped\sit|already)\b|`,
    String.raw`\bwas\son\smy\s(?:list|desk)\b|\bsecretly\b|\b(?:isn['’]t|is\snot)\sa\stopic\b|\bthinking\sof\s\p{L}+ing\b`,
  ].join(''),
  'iu',
);
/** What was said to them they know: 'I told her 30 November'. */
const TOLD_THEM =
  /\b(?:I|we|you|they)\s(?:(?:have|had|already|also|all)\s)*(?:told|promised|wrote|written|sent|offered|announced|showed|assured|gave|given|informed|explained)\b[^.;]{0,12}¤O/iu;

export interface Knowing {
  readonly sides: Sides;
  /** The record of a talk in which the stakeholder sat. */
  readonly atTheTable: boolean;
  readonly intents: readonly Intent[];
  /** Parts of the brief that somebody said in a chat. */
  readonly chats: ReadonlySet<number>;
}

/** The writer keeps it back: nothing for the other side's mouth, and nothing that they are told by a fact. */
export const isKeptBack = (text: string): boolean =>
  KEPT_BACK.test(text) || PRIVATE.test(text) || OWN_SECRET.test(text);

/**
 * @param mark the sentence with a mark for every word that means the stakeholder
 * @param claims what it tells that they say or did
 */
export function knowledgeOf(
  sentence: BriefSentence,
  mark: string,
  claims: readonly Claim[],
  { sides, atTheTable, intents, chats }: Knowing,
): Knowledge {
  const { stakeholder, student } = sides;
  const { text } = sentence;
  const own = sentence.narrator === stakeholder;
  if (CHATTER.test(text) || fragment(sentence)) return 'meta';
  // Much of a chat is said to keep it going.
  if (
    !own &&
    chats.has(sentence.part) &&
    sentence.figures.length === 0 &&
    (text.endsWith('?') || text.split(/\s+/).length < 9)
  )
    return 'meta';
  if (NAMED_SO.test(text)) return 'meta';
  if (own && !sentence.internal) return LOGISTICS.test(text) ? 'meta' : 'both';
  if ((sentence.narrator === null || sentence.narrator === student) && AWAY.test(text)) return 'meta';
  if (!own && (PLANS.test(text) || ORDERED.test(text) || intents.some((intent) => intent.sentence === sentence)))
    return 'meta';
  const about = mark.includes('¤');
  if (isKeptBack(text) && !(about && BEHIND.test(text))) return 'student';
  if (about && BEHIND.test(text)) return 'hidden';
  if (/\b(?:told me in confidence|just so you know)\b/i.test(text)) return 'meta';
  if (sentence.internal || isUnaware(mark)) return 'student';
  if (claims.some(({ guessed }) => !guessed) || TOLD_THEM.test(mark)) return 'both';
  if (about || FIRST.test(text)) return 'student';
  if (sentence.narrator !== null && sentence.narrator !== student && !atTheTable) return 'student';
  // Minutes: what another said there is that person's.
  const [first] = sentence.people;
  if (first !== undefined && first !== stakeholder && first.mentions.some(({ start }) => start === sentence.start))
    return 'student';
  return atTheTable ? 'both' : 'student';
}
