/**
 * What a sentence brings in is what they would say; who says it, to whom, when and how is not: 'In the last meeting she told us
 * that', 'What he wrote is that', 'Her clerk says', 'as he puts it'. Over marked text (`marked`), before it is put into the first
 * person.
 */
import { alternatives, oneOf } from '../../language/one-of';

export interface Reported {
  /** Marked, without what brought it in; words of their own are as they said them. */
  readonly text: string;
  /** Quoted word for word: nothing in it is to be turned. */
  readonly verbatim: boolean;
  /** They said or wrote it, by the sentence itself. */
  readonly said: boolean;
  /** Somebody else tells it of them. */
  readonly hearsay: boolean;
}

const ADVERBS = String.raw`(?:\s(?:${alternatives(String.raw`
  also still even already really just now again once twice then always often openly apparently basically since\sthen
  first later only repeatedly plainly actually three\stimes \p{L}+ly
`)}))*`;
const SAYING = alternatives(String.raw`
  say says said saying tell tells told telling write writes wrote written state states stated note notes noted mention mentions
  mentioned argue argues argued explain explains explained claim claims claimed complain complains complained warn warns warned
  announce announces announced reply replies replied answer answers answered add adds added remark remarks remarked observe observes
  observed stress stresses stressed remind reminds reminded recall recalls recalled maintain maintains maintained repeat repeats
  repeated swear swears swore admit admits admitted confide confides confided point\sout points\sout pointed\sout insist insists
  insisted inform informs informed hint hints hinted indicate indicates indicated pointing\sout let\sslip set\sout put\sto made\s(?:it\s)?clear reports reported
`);
/** Notes leave the verb of saying to stand for a whole call: 'has told', 'keeps saying'. */
const SAYS = String.raw`¤S(?:\s(?:has|had|keeps?|kept|is|was|did|does))?${ADVERBS}\s(?:${SAYING})${ADVERBS}`;
/** Whom they say it to, where and how: no clause of its own. */
const TO_WHOM = String.raw`(?:\s(?!(?:that|why|what|who|how|if|whether|¤S|to\s\p{L}+\s(?:it|the|a))\b)[^\s,:;“"]+){0,8}?`;
const ASIDE = String.raw`(?:,\s[^,;:“"]{3,60},)?`;
/** When and where they said it, before it. */
const WHEN = [
  String.raw`(?:(?:and|but|so|also|then|now|first|well|oh|yes|still|anyway|meanwhile|besides|however|instead),?\s)*`,
  String.raw`(?:(?:so\sfar|until\snow|up\sto\snow|till\snow),?\s)?(?:asked\s(?:what|why|how|when|who|whether|if)\b[^,;:.“"¤]{3,70},\s)?`,
  String.raw`(?:(?:in|on|at|over|last|this|after|during|by|to|yesterday|today|when|since|the\sother|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^;:.“"¤]{0,50}?,?\s)?`,
].join('');
/** A clause begins with one of these. */
const CLAUSE = oneOf(
  String.raw`(?=(?:¤[SP]|I|you|we|they|there|the|an?|my|our|your|nobody|everybody|people|these|all|if|when|once|no|half)(?:\s|’))`,
  String.raw`(?=(?:it|this)(?:’s|\s(?:\p{L}+(?:s|ed)|will|would|can|could|had))\b)`,
);

const HE_SAYS_THAT = new RegExp(`^${WHEN}${SAYS}${TO_WHOM}${ASIDE}(?:,?\\sthat|:)\\s`, 'iu');
/** 'he told the chaplain he’s not', 'she says the road is shut'; but not 'she told the chaplain'. */
const TO_SOMEBODY = String.raw`(?:\s(?:to\s)?(?:me|us|people|everybody|everyone|(?:the|my|our|¤P)\s\p{L}+)(?:\s(?:on|at|over)\s(?:the\s)?\p{L}+|\syesterday|\slast\s\p{L}+)?)`;
const WITHOUT_THAT = String.raw`(?:${TO_SOMEBODY}|(?<!\b(?:told|tells?|remind(?:s|ed)?)))${ADVERBS},?\s${CLAUSE}`;
const HE_SAYS = new RegExp(
  String.raw`^${WHEN}(?=[^,;:.]{0,80}?\b(?:says?|said|saying|told|tells|telling|writes|wrote|insists|insisted|claims|argues|warns|swears|adds|added|maintains|replied)\b)${SAYS}${WITHOUT_THAT}`,
  'iu',
);
/** 'and she says', in the middle. */
const AND_SAYS = new RegExp(
  [
    String.raw`(,?\s(?:and|but|because))\s${SAYS}(?:(?:\s(?:to\s)?(?:me|us|back))?(?:\sflat\sout)?(?:\sthat\s|${WITHOUT_THAT})|(?:\s(?!(?:the|an?|that|it|`,
    String.raw`this)\b)[\p{L}-]+)(?:\s(?:last|this)\s(?:week|month|year|time|spring|summer|autumn|winter|\p{L}+day)|\syesterday)?\sthat\s)`,
  ].join(''),
  'giu',
);
const AND_THAT = new RegExp(
  oneOf(
    String.raw`(,?\s(?:and|but))\sthat\s(?=(?:¤[SP]\s|(?:the|an?|it|they|there|we|I|each|every|all|any|no|both|half|some|people|nobody|our|my|your|his|her|their|if|when|with|in|on)\b|\p{Lu}))`,
    String.raw`(,\sand)\sthat\s(?!(?:day|week|month|year|time|way|one|is|was|will|would|means?|makes?|story|comes?)\b)(?=\p{Ll}+\s\p{Ll}+\s\S+\s\S+\s)`,
    String.raw`(,)\sthat\s(?=(?:¤[SP]|it|they|the|there|nobody|every\p{L}*)\s)`,
    String.raw`(\sbut)\sthat\s(?!(?:is|was|would|will|means|makes)\b)`,
  ),
  'gu',
);
/** 'What he told the clerk, and she told me, is that'. */
const WHAT_HE_SAYS = new RegExp(
  String.raw`^(?:and\s|but\s|so\s)?what\s${SAYS}[^;:.“"]{0,70}?\s(?:is|was)(?:,|:|\sthat)\s(?:that\s)?(?:¤S\s(?:thinks|believes)\s(?:that\s)?)?`,
  'iu',
);
const THEIR = alternatives(String.raw`
  word words worry fear point concern complaint problem trouble condition argument line view position answer reply reason letter message mail
  note say objection claim one
`);
/** 'the road is shut', but not 'the old data centre, whose contract is over'. */
const WITH_A_VERB = [
  String.raw`(?:the|an?|my|our|your|these|all|no|half|people|it)\s(?:(?!(?:which|whose|who|that)\b)[\p{L}\d’-]+\s){0,5}?`,
  String.raw`(?:is|are|was|were|has|have|had|will|would|can|could|must|does|do|did|needs?|won’t|can’t|isn’t|aren’t|doesn’t)\b`,
].join('');
/** 'His reason, which came out over lunch, is that'. */
const HIS_REASON = new RegExp(
  String.raw`^${WHEN}¤P\s(?:\p{L}+\s){0,2}?(?:${THEIR})s?(?:\sin\s[^,;:.]{2,40}?)?(?:,\s(?:which|and)\s[^,;]{3,90})?,?\s?`.concat(
    String.raw`(?:(?:is|was|says|said|reads)(?:\sthat\s|:\s|\s(?=(?:¤[SP]|I|you|we|they|there|nobody)(?:\s|’))|\s(?=${WITH_A_VERB}))|:\s)`,
  ),
  'iu',
);
/** 'My friend at the clinic says that', 'From the clerk we learned that': told by somebody else. */
const SOMEBODY_SAYS = new RegExp(
  oneOf(
    String.raw`^(?:[Aa]nd\s|[Bb]ut\s)?[Aa]ccording\sto\s[^,¤]{2,40}?,?\s(?=¤|the|it)`,
    // 'Dario was told by the galvanising works that'
    String.raw`^(?:[Aa]nd\s|[Bb]ut\s)?(?:I|[Ww]e|\p{Lu}[\p{L}-]+)\s(?:was|were|has\sbeen|have\sbeen)\stold(?:\sby\s[^;:.“"¤]{2,40}?)?\sthat\s`,
    String.raw`^(?:[Aa]nd\s|[Bb]ut\s)?[Ww]hat\s(?:I|[Ww]e)\s[^;:.“"¤]{2,40}?\s(?:is|was)\sthat\s`,
    String.raw`^(?:[Aa]nd\s|[Bb]ut\s)?[Ww]hat\s[^;:.“"]{2,60}?\s(?:told|tells|says?\sto)\s(?:me|us)\s(?:is|was)\s(?:that\s)?`,
    [
      [
        String.raw`^(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Aa]lso|[Nn]ow)\s)?(?:I|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|[Ss]omebody|[Ss]omeone|[Pp]eople|[Ee]veryone|(?:[Tt]wo|[Tt]hree|`,
        String.raw`[Ss]everal|[Ss]ome)\s\p{L}+|(?:old\s|(?:Dr|Mr|Mrs|Ms|Prof)\.?\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?(?:,\s(?:our|my|the|an?|who)\s[^,]{3,60},)?|`,
      ].join(''),
      String.raw`(?:[Mm]y|[Oo]ur|¤P|[Tt]he|[Aa]n?|[Ff]rom)\s\p{L}+)(?:\s[^;:.“"¤]{0,50}?)?`,
      [
        String.raw`(?:\s(?:has|have|had))?\s(?:says?|reckons?|told\s(?:me|us)|tells\s(?:me|us)|hears?|heard|let\sslip|let\son|whisper(?:s|ed)?\sto\s(?:me|us)|learn(?:ed|`,
        String.raw`t)|understand|gather|(?:also\s)?(?:remarked|mentioned|added|noted|reported|explained)|pointed\sout|points\sout|believes|thinks|suspects|(?:has|have)\sthe\s(?:impression|feeling))`,
      ].join(''),
      [
        String.raw`(?:\sin\sconfidence|\salso|\sindependently|\s(?:before|after|when|while|over|at)\s[^,;:¤]{3,40}?(?=\sthat\s)|\ssomething\selse,?|`,
        String.raw`\sfrom\s(?:(?:one|two|three|some|several)\s(?:of\s)?)?(?:(?:¤P|his|her|our|my|the|an?)\s)?[\p{L}-]+(?:\s(?:in|at)\s[\p{L}-]+)?)*(?:,?\sthat\s|:\s|\s${CLAUSE})`,
      ].join(''),
    ].join(''),
  ),
  'u',
);
/** The same of anybody, however they are brought in: 'Ewa, who leads one of the teams, told me privately that', 'which her sister mentioned: ' */
const WHOEVER_TOLD = new RegExp(
  [
    String.raw`^(?:[^;.:“"¤]|¤P){2,110}?\b(?:told|mentioned|said|says|tells|heard|hears|slipped?|reports?|reported|knows|added|adds|confided|whispered|remarked|explained|wrote|writes|`,
    String.raw`gathered|understands|learned|learnt|hinted|noticed|admitted|recalls|remembers)\b(?:\s(?!that\b)[^\s;.:,“"¤]+){0,6}(?:,?\sthat\s|:\s|(?<=\s(?:me|us))\s(?=(?:¤S|he|she)\s))`,
  ].join(''),
  'iu',
);
/** How many characters of a sentence say who passes it on. */
export const whoToldIn = (text: string): number =>
  (SOMEBODY_SAYS.exec(text) ?? WHOEVER_TOLD.exec(text))?.[0].length ?? 0;
/** Without who passes it on, whoever it is of. */
export function withoutWhoTold(mark: string): string {
  const bare = mark.replace(SOMEBODY_SAYS, '');
  const rest = bare === mark ? mark.replace(WHOEVER_TOLD, '') : bare;
  return rest.includes('¤') || bare !== mark ? rest : mark;
}
/** So many words before 'she said' are what was said, and not when. */
const CLAUSE_WORDS = 5;
/** 'Half of them are gone, she said, and it rains'. */
const SAYS_BEHIND = new RegExp(String.raw`,\s${SAYS}(?:\s[^,;.“"¤]{2,40})?(?=[,.;]|$)`, 'iu');

/** Of the saying and not of the matter, in the middle or at the end. */
const BESIDE = new RegExp(
  oneOf(
    String.raw`,?\s(?:as|so)\s¤S\s(?:keeps\s)?(?:puts?|calls?|said|says|saying|reminds?|reminded|tells|told|reminding)(?:\s(?:it|so|me|us))*,?(?=\s|[.]|$)`,
    String.raw`,\s¤S\s(?:also\s)?(?:added|adds|said|says|wrote|explained|argues|insists|told\s(?:me|us)),`,
    String.raw`,?\swhich,\s[^;.]*(?=[.]?$)`,
    String.raw`,?\sin\s¤P\s(?:own\s)?words?,?(?=\s)`,
    String.raw`,\s(?:if\syou\sask\sme|as\sfar\sas\s(?:I|we)\s\p{L}+|I(?:’m|\sam|’ve\sbeen)\stold|(?:I|we)\s(?:hear|gather|understand|think|believe|suspect))(?:,|(?=[.;]|$))`,
    String.raw`,\swhich\s(?:¤P|his|her|the|our|my)\s[^,¤]{2,40}?\s(?:told|mentioned\sto|said\sto)\s(?:me|us|him|her)\b`,
    String.raw`,\s(?:which|and\sthat|and\sthis)\s(?:may|might|would|could|probably|perhaps)\s(?:well\s)?explains?\b[^;.]*(?=[.]?$)`,
    String.raw`,\swhich\s(?:(?:rather|really)\s)?(?:surprised|struck|shocked|hurt|pleased)\s(?:me|us)[^,]*,`,
    String.raw`,\s(?:half\s|not\s)*(?:joking|laughing|smiling|very\s\p{L}+ly|quite\s\p{L}+ly),`,
    String.raw`(?<=\b(?:thinks|reckons|believes|feels|says|said|thought|knows)),\sand\s[^,]{3,60},(?=\sthat\b)`,
    String.raw`(?:,|\sand|\sbut)+\s¤S\s(?:(?:has|must\shave|didn’t|never|won’t|always|keeps)\s)*(?:say|says|said|saying|brings?|bringing|repeats?|mentions?|use)`.concat(
      String.raw`\s(?:it|that|this|so|as\smuch|the\sword)\b[^,;.]*(?:,\sincluding\s[^,;.]*)?`,
    ),
    String.raw`,?\sand\sthat(?:\sstory|\sone)?\scomes\s(?:out|up)\b[^,;.]*`,
    String.raw`,\sthat\sis\s¤P\s(?:\p{L}+\s)?(?:philosophy|motto|line|saying|view)(?=,)`,
    String.raw`(?:,|,?\s(?:and|but|so|though|although))\s(?:I|we)\s(?:understand|see|agree|believe|think|thought|suspect|`.concat(
      String.raw`know|didn’t\sknow|don’t\sblame|can’t\sblame|hope|fear|guess)\b[^;.]*(?=[.]?$)`,
    ),
    String.raw`,\sso\s(?:I|we)\s(?:can\s)?(?:understand|see|get)\b[^;.]*(?=[.]?$)`,
    String.raw`,?\s(?:and|but)\sin\s(?:general|principle)\s(?:I|we)(?:’d|\swould)?\sagree\b.*(?=[.]?$)`,
    String.raw`,\swhich\s(?:I|we)\s(?:must|have\sto|should|take|read|understood|took)\b[^;.]*(?=[.]?$)`,
    String.raw`,\s(?:and\s)?(?:I|we)\s(?:answered|replied|said)\b[^,;.]*(?:,\s[^,;.]{1,20})?(?=,\s(?:and|but)\b)`,
  ),
  'giu',
);

/** 'that he “cannot send people to a classroom”' */
const OWN_VERB_QUOTED = /(¤S)\s[“"](\p{Ll}[^”"¤]*)[”"]/u;
/** 'that she had “other growers who answer”' */
const HAD_QUOTED = /(¤S)\shad(?=\s[“"‘'])/u;
/** 'Our controller, ¤O, has', '¤O of fleet scheduling has': what they are is no part of it. */
const APPOSITION = new RegExp(
  String.raw`^(?:[\p{L}\s]{3,24}:\s)?(?:(?:our|my|the|their)\s[^,;:.¤]{3,60},\s¤O,|(?:(?:our|my|the)\s[^,;:.¤]{3,40}\s|\p{L}+\s)?¤O\s(?:of|from|in|at)\s(?:the\s)?(?:\p{L}+\s){0,2}?\p{L}+)`.concat(
    String.raw`\s(?=(?:has|had|is|was|will|would|won’t|wants|says|said|told|keeps|refuses|asked|asks)\s)`,
  ),
  'iu',
);

/** 'But under the money there is something else:' */
const LEADS_TO_IT =
  /^[^:“"]{0,80}\b(?:real\sone|real\sreason|something\selse|behind\sit|behind\sthat|the\strouble|the\sthing|the\spoint|the\sproblem|problem\sof\s[^:]{2,20})\b[^:“"]{0,40}:\s/iu;
/** 'What keeps her up:', 'what hurts him most is that' */
const WHAT_TROUBLES = new RegExp(
  String.raw`^(?:(?:and|but)\s)?what\s(?:\p{L}+\s){0,2}?(?:keeps?|worries|bothers|hurts|scares|troubles|annoys|gets|eats)\s¤O(?:\s(?:up|awake|most|at\snight|really))*`.concat(
    String.raw`(?:,?\s(?:I\s(?:think|guess|suspect),?\s)?(?:is|was)(?:\sthat)?\s|:\s)`,
  ),
  'iu',
);
/** 'As head of claims ¤S has' */
const AS_WHO = /^as\s(?!(?:I|we|it|they|you|soon|long|far|if|of)\b)[^,;:.¤]{3,50},?\s(?=¤S\s)/iu;
/** 'Her letter demands': they do. */
const IN_WRITING =
  /^¤P\s(?:last\s|latest\s|new\s)?(?:letter|mail|e-?mail|message|note|text|comment)\s(?=(?:demands|asks|wants|threatens|refuses|insists)\b)/iu;
const AND_WRITES = /(,?\s(?:and|but))\s¤P\s(?:last|latest|next|second)\s\p{L}+\s(?:says|said)\sthat\s/giu;
const AND_SAYS_ALSO = new RegExp(
  String.raw`(,?\s(?:and|but))\s(?:also\s)?(?:says|said|(?:told|tells)\s(?:me|us)|keeps\ssaying|writes|wrote|adds|added)\s(?:that\s|${CLAUSE})`,
  'giu',
);

const QUOTES = /^(?<lead>[^“"]*?)[,:]?\s?[“"](?<words>[^”"¤]+)[”"](?<rest>.*)$/u;
const LEADS_TO_QUOTE = new RegExp(
  String.raw`(?:${SAYS}|¤S(?:\s(?:has|had))?${ADVERBS}\s(?:asks?|asked|opened|opens|began|came\sback|shouted|sent|returned))`.concat(
    String.raw`(?:\s(?!(?:that|who|which|and|if|because|I|we|¤S)\b)[^\s“",;]+){0,12}(?:,\s[\p{L}\s]{2,40})?$`,
  ),
  'iu',
);
const LEAST_QUOTED = 4;
/** Their own words where a sentence says no more than that they said them. */
function quotation(text: string): string | null {
  const { lead = '', words = '', rest = '' } = QUOTES.exec(text)?.groups ?? {};
  if (words.trim().split(/\s+/).length < LEAST_QUOTED || !LEADS_TO_QUOTE.test(lead)) return null;
  return /^(?:[.!]?$|[,;.]|\s(?:and|but|because)\b)/u.test(rest) && !/[“"]/u.test(rest) ? words : null;
}

/** @param mark a sentence with a mark for every word that means them */
export function reportedIn(mark: string): Reported {
  const quoted = quotation(mark);
  if (quoted !== null) return { text: quoted, verbatim: true, said: true, hearsay: false };
  // 'Half of it is gone, and she keeps saying so'
  const remarks = mark.match(BESIDE)?.some((aside) => aside.includes('¤S')) === true;
  let text = mark
    .replace(HAD_QUOTED, '$1 has')
    .replace(OWN_VERB_QUOTED, '$1 $2')
    .replace(APPOSITION, '¤S ')
    .replace(LEADS_TO_IT, '')
    .replace(AS_WHO, '')
    .replace(IN_WRITING, '¤S ')
    .replaceAll(BESIDE, (aside: string) => (/^,.*,$/u.test(aside) ? ' ' : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
  let said = remarks;
  let hearsay = false;
  const behind = SAYS_BEHIND.exec(text);
  if (behind !== null && text.slice(0, behind.index).split(' ').length >= CLAUSE_WORDS) {
    text = text.replace(SAYS_BEHIND, '');
    said = true;
  }
  for (let round = 0; round < 3; round += 1) {
    const before = text;
    const own = [WHAT_HE_SAYS, WHAT_TROUBLES, HE_SAYS, HE_SAYS_THAT, HIS_REASON].find((lead) => lead.test(text));
    if (own !== undefined) {
      text = text.replace(own, '');
      said = true;
    } else if (SOMEBODY_SAYS.test(text) && text.replace(SOMEBODY_SAYS, '').includes('¤')) {
      text = text.replace(SOMEBODY_SAYS, '');
      hearsay = true;
    }
    if (text === before) break;
  }
  const joined = text
    .replaceAll(AND_SAYS, '$1 ')
    .replaceAll(AND_WRITES, '$1 ')
    .replaceAll(AND_SAYS_ALSO, (lead: string, joint: string, at: number) =>
      text.slice(0, at).includes('¤S ') ? `${joint} ` : lead,
    );
  const whole =
    said || hearsay ? joined.replaceAll(AND_THAT, (lead: string) => lead.replace(/\sthat\s$/u, ' ')) : joined;
  return { text: whole, verbatim: false, said: said || joined !== text, hearsay };
}
