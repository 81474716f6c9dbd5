/**
 * The goal of the talk from the sentences that are known to tell it: what in them is wanted, as a sentence that begins with a
 * verb. Elsewhere the same words may be anything ('I have to see her about the key'), so this is asked of no other sentence.
 */
import { addressed, asSentence, capital } from '../brief/as-sentence';
import { plainVerb } from '../brief/first-person';
import type { Told } from '../brief/told';
import { tidied } from '../brief/tidied';

/** Whom the goal is about. */
export interface Partner {
  readonly who: string;
  readonly pronoun: 'he' | 'she' | 'they';
}

const LONGEST = 190;
/** Characters: a goal of fewer says nothing. */
const SHORTEST = 20;
const LEAST = 3;
/** What the writer notes for themselves tells the goal as well, now and then. */
const MAY_BE = 0.25;

const WISH = [
  String.raw`(?:want(?:ed)?|need(?:ed)?|like|love|hop(?:e|ing)|wish|intend|expect|prefer|after|reach|obtain|achieve|secure|get|target|aim|goal|object|purpose|ask|`,
  String.raw`intention|idea|plan|outcome|result|happy|content|enough|glad|satisfied|fine|success|good)`,
].join('');

const FIND_OUT = new RegExp(
  String.raw`(?:^|\bto\s(?:just\s)?|[:=]\s|\bjust\s)(find\sout|know|learn|understand|hear)\s(?:for\scertain\s|honestly\s)?(?:from\s¤O\s)?((?:what|whether|which|why|how|when|who|if)\b.{6,})$`,
  'iu',
);
const TO_DO = new RegExp(
  String.raw`\b(?:want|need|like|get|getting|persuade|convince|bring|ask|expect|for|allow)\s(?:for\s)?¤[OS]\s((?:not\s)?to\s.{4,})$`,
  'iu',
);
const BARE_VERB = /\b(?:have|hear|see|let|make|having|get)\s¤[OSP]\s(\p{Ll}{2,}\s.{4,})$/iu;
const THEY_DO = new RegExp(
  String.raw`\b${WISH}\b(?:(?!¤S).){0,70}?(?:[\s:=,]|\bthat\s|\bif\s)¤S\s(?!has\sto\b)(.{4,})$`,
  'iu',
);
const ASSENT = new RegExp(
  [
    String.raw`(?:\b(?:with|get|have|obtain|need|want|secure|win|is|for)|[=:])\s¤P\s((?:\p{L}+\s)?(?:yes|ok|agreement|approval|signature|consent|blessing|`,
    String.raw`support|go-ahead|permission|commitment|word|backing|decision|answer|promise|countersignature|sign-?off|vote)\b.*)$`,
  ].join(''),
  'iu',
);
/** 'signature on easement before 28 May', 'a yes for at least the four papers' */
const OWN_WORD = new RegExp(
  [
    String.raw`^(?:an?\s|the\s)?((?:countersignature|signature|agreement|approval|consent|yes|commitment|sign-?off|`,
    String.raw`acceptance|confirmation|promise)\b.{3,})$`,
  ].join(''),
  'iu',
);
const COME_AWAY = new RegExp(
  [
    String.raw`\b(?:come|came|leave|go|walk|get)\s(?:out|away|home|the\s(?:room|meeting)|of\sthe\s(?:room|`,
    String.raw`meeting))?\s?(?:of\s(?:it|the\s\p{L}+|this)\s)?(?:on\s\p{Lu}\p{L}+\s)?with\s(.{6,})$`,
  ].join(''),
  'iu',
);
const CLAUSE = new RegExp(
  String.raw`\b${WISH}\b[^.;]{0,90}?\b(?:is|be|that|to\sobtain|obtain|reach|achieve)\s(?:is\s)?that\s(.{8,})$`,
  'iu',
);
const ALL_I_WANT =
  /^(?:[→>*-]+\s*)?(.{6,120}?),?\s(?:that[’']s|that\sis|is)\s(?:all|the\sonly\sthing|really\sall)\s(?:I|we)\b.*$/iu;
const TO_REACH = new RegExp(
  [
    String.raw`(?:\bwhat\s(?:I|we)(?:[’'](?:m|re|d)|\s(?:am|are|would))?\s(?:after|want|need|like)\b[^:=¤]{0,30}(?::|=|\bis\b)\s`,
    String.raw`|\b(?:I|we)(?:[’']d|\s(?:do|would|really|just|still|only|must|should))*\s(?:want|need|like|love|hope|aim|go|intend|am\safter)\s`,
    String.raw`(?:for\s)?(?:from\s¤O\s)?|\b(?:want|need|goal|aim|target|ask|purpose|object|proposal)\b[^:=¤]{0,40}?(?::|=|\bis\b)\s|^(?:want|need|must)\s)(?:to\s(?=\p{Ll}))?(.{6,})$`,
  ].join(''),
  'iu',
);
const ONLY_TALKS = new RegExp(
  [
    String.raw`^(?:see|meet|talk|speak|call|ring|visit|go|be|meeting|seeing|calling|sit)\b[^,;:]{0,60}$|^(?:from|`,
    String.raw`of|out|it|that|this|you|at|an?\s(?:hour|word|chat|call))\b`,
  ].join(''),
  'iu',
);
/** Says in so many words that it is wanted. */
const WANTS_IT = /(?:^\W*|\b(?:I|we|i)(?:[’'](?:d|m)|\s(?:do|really|just|also|would))*\s)(?:want|need|like|after)\b/iu;
const FIRST_VERB = /^(?:ask|get|secure|learn|find|settle|agree|close|keep|win|obtain|know|hear|see|fix|make|tell)$/iu;
/** An order to oneself: 'Sit down, say sorry properly, and hear from her'. */
const ORDER = new RegExp(
  [
    String.raw`^(?:sit|say|ask|get|agree|settle|persuade|convince|tell|offer|make|find|hear|show|win|keep|`,
    String.raw`apologise|secure|clarify|explain|close|fix)\b.{12,}$`,
  ].join(''),
  'iu',
);

/** What comes behind it that is no part of the wish. */
const BEHIND = new RegExp(
  [
    String.raw`,?\s(?:nothing\s(?:more|else)|for\sotherwise|otherwise|because|since|as\sotherwise|anything\s(?:longer|more)|but\s(?:I|we)|(?<=,\s)I\s(?:do|think|don|know|can)|`,
    String.raw`that[’']?s\s(?:\d|all|what)|it[’']s\s\d|the\s\p{L}+\s(?:begin|is\sstanding|are)|not\sjust|or\s\p{L}+\s(?:\d\s)?(?:slips|goes|moves|stops)|(?<=,\s)\p{Ll}+\s(?:isn[’']?t|aren[’']?t))\b.*$`,
  ].join(''),
  'iu',
);

const PRONOUNS = {
  she: ['she', 'her', 'her', 'herself', 'hers'],
  he: ['he', 'him', 'his', 'himself', 'his'],
  they: ['they', 'them', 'their', 'themselves', 'theirs'],
} as const;

/** 'accepts ten weeks and fixes the flight' -> 'accept ten weeks and fix the flight' */
function infinitive(clause: string): string | null {
  const bare = clause.replace(/^(?:will|would|’ll|could|can|should|might|also|just|finally|at\sleast)\s/iu, '');
  const [verb = '', ...rest] = bare.split(' ');
  if (/^(?:don’t|doesn’t|didn’t|won’t|wouldn’t)$/iu.test(verb)) return `not to ${rest.join(' ')}`;
  const plain = plainVerb(verb);
  if (plain === null) return null;
  const present = PAST[plain.toLowerCase()] ?? (plain.endsWith('ed') ? unPast(plain) : plain);
  const more = rest
    .join(' ')
    .replaceAll(/(,?\sand|,)\s(?:that\s)?(?:¤S\s)?(?:also\s)?(doesn’t|don’t)\s/giu, '$1 not to ')
    .replaceAll(
      /(,?\sand|,)\s(?:that\s)?(?:¤S\s)?(?:also\s|then\s)?(\p{Ll}{2,}(?:s|ed|d))\s/giu,
      (whole, joint: string, word: string) => {
        const other = plainVerb(word);
        if (other === null || (other === word && !word.endsWith('ed') && PAST[word] === undefined)) return whole;
        return `${joint} to ${PAST[other] ?? (other.endsWith('ed') ? unPast(other) : other)} `;
      },
    );
  return `to ${present === 'am' ? 'be' : present} ${more}`;
}
const PAST: Readonly<Record<string, string>> = {
  said: 'say',
  told: 'tell',
  gave: 'give',
  let: 'let',
  came: 'come',
  took: 'take',
  kept: 'keep',
  put: 'put',
  signed: 'sign',
  made: 'make',
};
const unPast = (verb: string): string =>
  verb
    .replace(/(?<=[^aeiou][aeiou])([bdgmnprt])\1ed$/u, '$1')
    .replace(/(?<=[aiou][bcdgklmnprstvz]|[sgcv])ed$/u, 'e')
    .replace(/ed$/u, '');

/** A wish, and whether it says outright that it is one. */
export interface Wish {
  readonly text: string;
  readonly plain: boolean;
}

/** What the writer would not, or only if all else fails. */
const NO_WISH = new RegExp(
  [
    String.raw`^\W*(?:don[’']?t|do\snot|not\b|never|avoid|if\b|fallback|worst\scase|plan\sb|failing\sthat|`,
    String.raw`otherwise|keep)\b|\b(?:not\smention|don[’']?t\swant|rather\snot)\b|\bexpect\s¤O\sto\s(?:ask|say|`,
    String.raw`object|argue|worry)\b`,
  ].join(''),
  'iu',
);

/** What is wanted in one sentence that tells the goal; null where it only announces the talk. */
export function wishIn(mark: string, { who, pronoun }: Partner): Wish | null {
  if (NO_WISH.test(mark.replace(/,\s(?:but\s)?(?:I|we)\sdon[’']t\swant\b.*$/iu, ''))) return null;
  const [subject, object, owner, self, own] = PRONOUNS[pronoun];
  // Where nobody is marked a pronoun of theirs can only mean them.
  const told = mark.replace(/,\s(?:but\s)?(?:I|we)\sdon[’']t\swant\b.*$/iu, '');
  const meant = told.includes('¤') ? told : told.replaceAll(new RegExp(String.raw`\b${subject}\b`, 'giu'), '¤S');
  const text = meant
    .replace(/^(?:[-*•→>]\s*)+/u, '')
    .replace(/^(?:\[[^\]]{1,30}\]\s*)?(?:\p{L}[\p{L} .]{0,24}:\s)(?=\p{L})/u, (lead) =>
      new RegExp(String.raw`\b${WISH}\b`, 'iu').test(lead) ? lead : '',
    );
  const plain = (part: string): string =>
    addressed(
      tidied(part.replace(BEHIND, ''))
        .replaceAll('¤S', subject)
        .replaceAll('¤O', object)
        .replaceAll('¤P', owner)
        .replaceAll('¤R', self)
        .replaceAll('¤M', own),
    );
  const wish = (goal: string, outright = true): Wish | null =>
    goal.split(/\s+/).length < LEAST || goal.length < SHORTEST || goal.length > LONGEST
      ? null
      : { text: asSentence(capital(goal)), plain: outright };
  const found = FIND_OUT.exec(text);
  if (found?.[2] !== undefined) return wish(`find out ${plain(found[2])}`);
  const toDo = TO_DO.exec(text)?.[1];
  if (toDo !== undefined) return wish(`get ${who} ${plain(toDo)}`);
  const bare = BARE_VERB.exec(text)?.[1];
  const [verb = ''] = bare?.split(' ') ?? [];
  if (bare !== undefined && plainVerb(verb) === verb) return wish(`get ${who} to ${plain(bare)}`);
  const theyDo = THEY_DO.exec(text)?.[1];
  const does = theyDo === undefined ? null : infinitive(theyDo);
  if (does !== null) return wish(`get ${who} ${plain(does)}`);
  const assent = ASSENT.exec(text)?.[1];
  if (assent !== undefined) return wish(`get ${who}’s ${plain(assent)}`);
  const away = COME_AWAY.exec(text)?.[1];
  if (away !== undefined) return wish(`come away with ${plain(away.replace(/^is\s/u, ''))}`);
  const all = ALL_I_WANT.exec(text)?.[1];
  if (all !== undefined) return wish(`come away with ${plain(all)}`);
  const clause = CLAUSE.exec(text)?.[1];
  if (clause !== undefined) return wish(`get ${who} to accept that ${plain(clause)}`, false);
  const reach = TO_REACH.exec(text)?.[1];
  if (reach !== undefined) {
    const rest = plain(
      reach
        .replace(/\s(?:out\sof|from)\s¤O\b/iu, '')
        .replace(
          /^(?:out\sof\s\p{L}+\s?)?(?:is\b\s?(?:to\s)?|:\s?|(?:mon|tues?|wed|thurs?|fri|sat|sun)\p{L}*\s?:\s?)/iu,
          '',
        ),
    );
    const [first = ''] = rest.split(' ');
    if (ONLY_TALKS.test(rest)) return null;
    const them = /^(?:him|her|them)\s((?:not\s)?to\s.+)$/iu.exec(rest)?.[1];
    if (them !== undefined) return wish(`get ${who} ${them}`);
    const theirs = /^(?:he|she|they)\s(.+)$/iu.exec(rest)?.[1];
    const done = theirs === undefined ? null : infinitive(theirs);
    if (done !== null) return wish(`get ${who} ${done}`);
    if (FIRST_VERB.test(first)) return wish(rest, false);
    const word = OWN_WORD.exec(rest)?.[1];
    const outright = WANTS_IT.test(text.slice(0, text.length - reach.length));
    return wish(word === undefined ? `come away with ${rest}` : `get ${who}’s ${word}`, outright);
  }
  return ORDER.test(text) ? wish(plain(text)) : null;
}

/** Enough, of the chance that it tells the goal and of how plainly it does. */
const ENOUGH = 0.45;
const OUTRIGHT = 0.4;
const BY_GRAMMAR = 0.2;

/** The likeliest goal among the sentences; null where none tells one. */
export function goalOf(told: readonly Told[], partner: Partner): string | null {
  const [best] = told
    .flatMap(({ purpose, own, mark, aim }) => {
      const wish = own || purpose === null ? null : wishIn(mark, partner);
      if (wish === null || purpose === null) return [];
      const { of } = purpose;
      // 'I could let her have it for ten days' is what is offered, and not what is wanted.
      const offered = of.my_offer > 0.5 && of.my_goal < 0.05;
      const mine = of.my_goal + of.my_private * MAY_BE + of.my_offer * MAY_BE;
      return [{ text: wish.text, value: mine + (wish.plain && !offered ? OUTRIGHT : 0) + (aim ? BY_GRAMMAR : 0) }];
    })
    .toSorted((left, right) => right.value - left.value);
  return best === undefined || best.value < ENOUGH ? null : best.text;
}
