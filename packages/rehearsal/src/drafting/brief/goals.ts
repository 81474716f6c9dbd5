/** What the writer of a brief wants of the talk, in their own words, wherever in the sentence they say it. */
import { addressed, capital } from './as-sentence';
import { plainVerb } from './first-person';

export interface Goal {
  /** Begins with a verb: 'Get Ines to accept the date.' */
  readonly text: string;
  /** They are to be asked or told something; what is wanted of it in the end may stand elsewhere. */
  readonly step: boolean;
}

/** Whom the goal is about: what it calls them, and the pronouns for the rest of it. */
export interface Whom {
  readonly who: string;
  readonly pronoun: 'he' | 'she' | 'they';
  readonly tidied: (rest: string) => string;
}

const SOFT = String.raw`(?:do\s|really\s|just|also|only|still|now|therefore|of\scourse|ideally|basically|mainly)?\s?`;
const WISH = String.raw`(?:want|need|would\slike|['’]d\s(?:really\s)?(?:like|need|want|love)|wish|hope|am\shoping|['’]m\shoping|am\strying|['’]m\strying|aim|would\sneed|would\sprefer|prefer|expect)`;
const WISHING = String.raw`(?:(?<![\p{L}’'])(?:I|we|i)\s?${SOFT}${WISH}|^\W*(?:want|need|hoping|would\slike))`;
const ASSENT = String.raw`(?:ok(?:ay)?|yes|agreement|approval|signature|consent|blessing|support|go-ahead|help|sign-?off|permission|commitment|word|backing|decision|answer|promise|acceptance|trust|vote)`;
const NOUN_AIM = [
  String.raw`(?:(?<=^\W*|[.;,(]\s)|\b(?:my|our|the)\s)(?:goal|aim|ask|plan|target|objective|outcome|wish|hope|idea|purpose)(?:\s(?:(?:for|of)\s(?:the\s|this\s)?(?:talk|meeting|call|`,
  String.raw`conversation)|here|today|now|of\sthis))?`,
].join('');

const BY_OBJECT = new RegExp(
  [
    String.raw`(?:${WISHING}|\b(?:get|getting|persuade|convince|bring|move)|\b(?:ask|asking)(?=\s¤O\sto\s(?:make|take|give|let|sign|accept|move|wait|keep|stop|do|`,
    String.raw`work|lend|release|pay|agree)\b))\s(?:for\s)?¤O\s((?:not\s)?to)\s(.{4,})$`,
  ].join(''),
  'iu',
);
const BY_CLAUSE = new RegExp(
  String.raw`(?:${WISHING}(?:\sfor)?|${NOUN_AIM}\s?(?:is|:|=))\s?(?:that\s)?¤S\s(.{4,})$`,
  'iu',
);
const WHAT_I_WANT = new RegExp(
  [
    String.raw`\b(?:what|all|the\sthing)\s(?:I|we)(?:['’](?:d|m|re)|\s(?:would|am|are|really|do))*\s?(?:really\s)?(?:want|need|like|hop(?:e|ing)\s(?:for|to\s(?:get|reach|have|see|achieve|walk\saway\swith))|after|`,
    String.raw`looking\sfor|asking(?:\sfor)?)(?:\s(?:to\s(?:get|reach|have|achieve)\s)?(?:from|of|out\sof|with|for)\s(?:¤O|this|the\s\p{L}+|it|today|`,
    String.raw`tomorrow))?\s?(?:is|:|=)\s?(.{5,})$`,
  ].join(''),
  'iu',
);
const ASSENTS = new RegExp(
  String.raw`(?:${WISHING}|\bget|\bwin)\s(?:to\sget\s|for\s)?¤[PO]\s((?:\p{L}+\s)?${ASSENT}\b.{0,150})$`,
  'iu',
);
const TELL = new RegExp(
  String.raw`(?:\b(?:have|need|got|going|want|ought)\sto|\bmust|\bshould|^\W*(?:to\s)?)\s?(?:tell|explain\sto|inform|let)\s¤O\s(?:know\s)?(?:that\s)?(.{8,})$`,
  'iu',
);
const NAMED_AIM = new RegExp(String.raw`${NOUN_AIM}\s?(?:is|:|=)\s?(.{5,})$`, 'iu');
const TO_GET = new RegExp(
  [
    String.raw`(?:${WISHING}|\bbefore\s(?:I|we)\s(?:leave|go)\s(?:I|we)\s(?:need|want))\s(?:to\s(?:get|reach|achieve|leave\swith|have|come\saway\swith|settle|`,
    String.raw`agree)\s)?(?!to\b|you\b|¤|it\b|that\b)(.{6,})$`,
  ].join(''),
  'iu',
);
/** The meeting itself, or what the writer does before it. */
const NO_AIM = new RegExp(
  [
    String.raw`^(?:\d+|an?|the|some|half an|20|30)?\s*(?:min(?:ute)?s?|hour|time|word|chat|call|meeting|slot|talk|sit[- ]down)\b|^(?:from|of|more (?:sleep|`,
    String.raw`coffee))\b|^(?:it|that)\b|^not\s(?:to\s)?(?:discuss|mention|tell|speak|say|go into|raise)`,
  ].join(''),
  'i',
);

/** What the writer would rather not is nothing that they are after. */
export const NOT_WANTED = new RegExp(
  [
    String.raw`\b(?:I|we)(?:['’]d|\swould|\sshould)?\s(?:really\s)?(?:prefer|like|rather|want)\s(?:that\s\S+\s\S+\s)?not\s(?:to\s)?(?:discuss|mention|tell|speak|say|`,
    String.raw`go|raise|bring)\b|\bdo(?:n['’]t|\snot)\s(?:really\s)?want\b|\bexpect\s\S+\sto\s(?:ask|say|object|argue|worry|complain)\b`,
  ].join(''),
  'i',
);

/** 'accepts the date and that ¤S lends us two' -> 'accept the date and to lend us two' */
function infinitive(clause: string): string | null {
  const bare = clause
    .replace(/^(?:will|would|’ll|could|can|should|might)\s/iu, '')
    .replace(/^(?:finally|also|just|at least)\s/iu, '');
  const [verb = '', ...rest] = bare.split(' ');
  const negative = /^(?:don’t|doesn’t|do|does|won’t)$/iu.test(verb) && (verb.includes('’') || rest[0] === 'not');
  if (negative) return `not to ${(rest[0] === 'not' ? rest.slice(1) : rest).join(' ')}`;
  const plain = plainVerb(verb);
  if (plain === null) return null;
  return `to ${plain === 'am' ? 'be' : plain} ${rest.join(' ')}`;
}

/** Verbs of the same wish behind an 'and': 'and lends us', 'and that ¤S persuades'. */
const together = (text: string): string =>
  text
    .replaceAll(
      /,?\sand\s(?:(?:that\s)?¤S\s)?(?:will\s|would\s)?(don’t|doesn’t|do\snot|does\snot)\s/giu,
      ' and not to ',
    )
    .replaceAll(/,?\sand\s(?:(?:that\s)?¤S\s)?(?:will\s|would\s)?(\p{Ll}{3,}s)\b(?=\s)/giu, (whole, verb: string) => {
      const plain = plainVerb(verb);
      return plain === null || plain === verb ? whole : ` and to ${plain}`;
    })
    .replaceAll(/,?\sand\swill\s(?=\p{Ll}+\s)/giu, ' and to ');

/** @param mark the sentence with a mark for every word that means them (`marked`) */
export function goalIn(mark: string, whom: Whom): Goal | null {
  const { who, pronoun, tidied } = whom;
  const [subject, object, owner] =
    pronoun === 'she' ? ['she', 'her', 'her'] : pronoun === 'he' ? ['he', 'him', 'his'] : ['they', 'them', 'their'];
  const plain = (text: string): string =>
    addressed(tidied(text))
      .replaceAll(/(?<!,)\s(and you) (?=(?!r\b)\p{Ll})/gu, ', $1 ')
      .replaceAll('¤S', subject)
      .replaceAll('¤O', object)
      .replaceAll('¤P', owner)
      .replaceAll('¤R', pronoun === 'he' ? 'himself' : pronoun === 'she' ? 'herself' : 'themselves')
      .replaceAll('¤M', pronoun === 'he' ? 'his' : pronoun === 'she' ? 'hers' : 'theirs');
  const goal = (text: string, match: RegExpExecArray): Goal => ({
    text: `${capital(text)}.`,
    step: /\b(?:ask|asking)\s¤O/iu.test(match[0]),
  });
  const ofThem = (clause: string): string | null => {
    const to = infinitive(together(clause));
    return to === null ? null : `Get ${who} ${plain(to)}`;
  };
  const what = WHAT_I_WANT.exec(mark) ?? NAMED_AIM.exec(mark);
  if (what?.[1] !== undefined) {
    const rest = what[1];
    const forThem =
      /^(?:for\s)?¤O\s((?:not\s)?to\s.+)$/iu.exec(rest)?.[1] ??
      /^(?:to\sget|getting|get)\s¤O\s(to\s.+)$/iu.exec(rest)?.[1];
    if (forThem !== undefined) return goal(`Get ${who} ${plain(forThem)}`, what);
    const clause = /^(?:that\s)?¤S\s(.+)$/iu.exec(rest)?.[1];
    const got = clause === undefined ? null : ofThem(clause);
    if (got !== null) return goal(got, what);
    if (NO_AIM.test(rest)) return null;
    const to = /^to\s(.+)$/iu.exec(rest)?.[1];
    if (to !== undefined)
      return goal(/¤O/.test(what[0].slice(0, -rest.length)) ? `Get ${who} to ${plain(to)}` : plain(to), what);
    if (!NO_AIM.test(rest)) return goal(`Get this from ${who}: ${plain(rest)}`, what);
  }
  const byObject = BY_OBJECT.exec(mark);
  if (byObject?.[2] !== undefined) return goal(`Get ${who} ${byObject[1] ?? 'to'} ${plain(byObject[2])}`, byObject);
  const byClause = BY_CLAUSE.exec(mark);
  const clause = byClause?.[1] === undefined ? null : ofThem(byClause[1]);
  if (byClause !== null && clause !== null) return goal(clause, byClause);
  const assents = ASSENTS.exec(mark);
  if (assents?.[1] !== undefined) {
    const more = assents[1].replace(/,?\sand\sthat\s¤S\s(.+)$/iu, (_, rest: string) => {
      const to = infinitive(together(rest));
      return to === null ? '' : `, and get ${object} ${to}`;
    });
    return goal(`Get ${who}’s ${plain(more)}`, assents);
  }
  const tell = TELL.exec(mark);
  if (tell?.[1] !== undefined && !/^(?:about|it|this|what|the\struth)\b/i.test(tell[1]))
    return goal(`Tell ${who} that ${plain(tell[1])}`, tell);
  const wants = TO_GET.exec(mark);
  if (wants?.[1] !== undefined && !NO_AIM.test(wants[1]) && !/¤S\s[^.]*$/u.test(mark.slice(0, wants.index)))
    return goal(`Get this from ${who}: ${plain(wants[1].replace(/\s(?:out\sof|from)\s¤O\b/iu, ''))}`, wants);
  return null;
}
