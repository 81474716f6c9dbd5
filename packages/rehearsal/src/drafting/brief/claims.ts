/**
 * What a brief tells that the stakeholder says, wants, asks, fears or did, clause by clause, and each in their own mouth: 'She told
 * Marek that she has to report to the board and that she can’t' is two things that she says.
 */
import { alternatives } from '../../language/one-of';
import { capital } from './as-sentence';
import { escaped } from './names';
import { inFirstPerson } from './first-person';

/** `did`: what they did, have or must, told as a fact. The others are how it is told. */
export type Attitude = 'says' | 'wants' | 'asks' | 'fears' | 'refuses' | 'did' | 'has';

export interface Claim {
  /** A sentence of theirs. */
  readonly text: string;
  readonly attitude: Attitude;
  /** Somebody guesses it, or foretells that they will say it. */
  readonly guessed: boolean;
}

const ADVERB = String.raw`(?:(?:also|still|even|already|really|just|now|again|once|clearly|always|never|only|then|twice|often|openly|basically|apparently|probably|certainly|usually|simply|quite|very|personally|repeatedly)\s)*`;
/** Somebody whom they say it to, and when. */
const TO_WHOM = String.raw`(?:\s(?:also|once|twice|again|one\stime))*(?:,?\s(?:(?:to|at|in|on|with|over|by)\s)?(?!that\b|no\b|yes\b)(?:(?:the|our|my|your|his|her|their|a|an)\s)?(?:[\p{L}’§-]+(?:\s(?:from|in|of|at)\s[\p{L}’-]+)?)(?:\s[\p{L}’-]+){0,4}?(?:,\s(?:(?:Mr|Mrs|Ms|Dr)\.?\s)?\p{Lu}\p{L}+)?,?)?`;

const SAYS = alternatives(String.raw`
  says said sayed has\ssayed saying told tells has\ssaid has\stold has\swritten wrote writes mentioned mentions argues argued claims claimed insists insisted complains complained
  warned warns points\sout pointed\sout thinks thought believes believed feels felt reckons reckoned keeps\ssaying is\ssaying has\swarned has\spointed\sout
  is\sconvinced is\ssure admits admitted announced has\sannounced answered replied has\sargued has\scomplained stresses stressed swears swore knows remembers
  assumes assumed finds found\sit repeated repeats has\srepeated let\s(?:me|us)\sknow has\slet\s(?:me|us)\sknow made\s(?:it\s)?clear has\smade\s(?:it\s)?clear
`);
const WILL = String.raw`(?:will|would|might|may|could|is\sgoing\sto|is\slikely\sto|is\sbound\sto|is\ssure\sto|is\scertain\sto)`;
const WILL_SAY = String.raw`(?:say|argue|object|insist|point\sout|tell\s(?:me|us|you)|complain|claim|answer|reply|think|feel|remind\s(?:me|us)|bring\sup|start\swith|mention)`;
const WILL_ASK = String.raw`(?:ask(?:\s(?:me|us|you))?|want\sto\sknow|wonder)`;
const WH = String.raw`(?:why|when|who|what|how|where|which|whether|if|whose)\b`;

const SAYS_THAT = new RegExp(
  String.raw`^§S\s${ADVERB}(?:${SAYS})${TO_WHOM}(?:\s(?:once|twice|again|one\stime|also|recently|last\s\p{L}+|on\s\p{L}+|yesterday))*,?\s(?:that|:)\s(.+)$`,
  'iu',
);
const SAYS_BARE = new RegExp(
  String.raw`^§S\s${ADVERB}(?:has\ssaid|has\stold\s(?:me|us)|told\s(?:me|us)|says|said|thinks|thought|believes|reckons|feels|claims|argues|finds|is\ssure|is\sconvinced)(?:\s(?:once|again|also|one\stime))?,?\s(?!no\b|yes\b|so\b|to\b|about\b|of\b|on\b|in\b|like\b|it\shard|for\b)(.+)$`,
  'iu',
);
/** 'Half her customers are over seventy, she said, and they won’t come' */
const SAYS_INSIDE =
  /^(.{12,}?),\s§S\s(?:also\s)?(?:said|says|thinks|thought|told\s(?:me|us)|wrote|explained|argued|complained)(?:,\s(.+))?$/iu;
const WILL_SAY_THAT = new RegExp(
  String.raw`^§S\s${ADVERB}${WILL}\s${ADVERB}${WILL_SAY},?\s(?:that\s|about\s|with\s)?(.+)$`,
  'iu',
);
const WILL_ASK_WH = new RegExp(
  String.raw`^§S\s${ADVERB}${WILL}\s${ADVERB}${WILL_ASK}\s(?:about\s(?=wh|how))?(${WH}.+)$`,
  'iu',
);
const WILL_ASK_FOR = new RegExp(
  String.raw`^§S\s${ADVERB}${WILL}\s${ADVERB}((?:ask\sfor|want|need|insist\son|expect|demand|refuse|hate|fear)\s.+)$`,
  'iu',
);
const ASKS = new RegExp(
  String.raw`^§S\s${ADVERB}(?:asks?|asked|has\s(?:already\s|now\s)?(?:been\s)?ask(?:ed|ing)|keeps\sasking|wants\sto\sknow|wanted\sto\sknow|would\slike\sto\sknow|wonders|demands|demanded)\b`,
  'iu',
);
const FEARS = new RegExp(
  String.raw`^§S\s(?:is|was|seems|feels|has\sbeen)?\s?${ADVERB}(?:afraid|worried|scared|nervous|anxious|concerned|frightened|fears?|feared|worries|terrified|uneasy|dreads?)\b`,
  'iu',
);
const FEELS = new RegExp(
  String.raw`^§S\s(?:is|was|got|has\sbeen)\s${ADVERB}(?:not\s)?(?:angry|furious|annoyed|upset|unhappy|happy|fed\sup|sick\sof|tired\sof|against|disappointed|sceptical|skeptical|proud|hurt|cross|embarrassed|under\s(?:pressure|observation)|determined)\b.{8,}`,
  'iu',
);
const REFUSES = new RegExp(
  String.raw`^§S\s${ADVERB}(?:is\srefusing|refuses|refused|won’t|will\snot|can’t|cannot|doesn’t\s(?:want|like|trust|accept|see|believe)|does\snot\s(?:want|like|trust|accept|see|believe)|hates?|dislikes|rejects?|objects|would\s(?:not|never)|wouldn’t|never\s(?:wanted|agreed)|has\srefused|complain(?:s|ed)|has\scomplained|says\sno|said\sno|isn’t\sgoing|is\snot\sgoing)\b`,
  'iu',
);
const WANTS = new RegExp(
  String.raw`^§S\s${ADVERB}(?:wants?|wanted|wishes|wished|needs?|needed|expects?|expected|insists?|insisted|requires?|would\s(?:like|prefer|rather)|prefers?|hopes?|hoped|counts?\son|relies|cares?|demands?|is\s(?:asking|waiting|hoping|counting)|has\sbeen\s(?:waiting|asking|pushing)|has\sasked)\b`,
  'iu',
);
/** They have or did something that weighs on them. */
const HAS = new RegExp(
  String.raw`^§S\s${ADVERB}(?:has|had|needs\sto|must)\s(?:${ADVERB})(?:to\b|no\b|only\b|[\p{L}’]+\s|\d)`,
  'iu',
);
const DID = new RegExp(
  String.raw`^§S\s${ADVERB}(?:promised|lost|booked|paid|hired|signed|stood|gave|stopped|waited|learned|learnt|heard|cancelled|turned\sdown|trained|sent|fought|built|ordered|planned|moved|agreed|spent|invested|got|took|put|bought|counted|told|saw|found\sout|explained|apologised|gets|loses|pays|takes|answers\sfor|stands|carries|signs|reports|does(?:n’t|\snot)|didn’t|did\snot|was\s(?:promised|told|asked|never|not)|were)\b`,
  'iu',
);
/** What they keep to themselves. */
const SILENT =
  /^§S\s(?:never\s|doesn’t\s|does\snot\s|won’t\s|would\snever\s)(?:really\s|ever\s)?(?:talks?|speaks?|admits?|says?|mentions?|like\sto\stalk)\b/iu;
/** 'Her camera plan is finished' */
const THEIR_OWN =
  /^§P\s(?!point|role|name|title|job)(?:[\p{L}’-]+\s){1,4}?(?:is|are|was|were|has|have|had|need|needs|can|can’t|cannot|don’t|doesn’t|won’t|will|work|worked|depend|depends|ends?|starts?)\b/iu;
/** Whoever they have at home is theirs to speak of. */
export const FAMILY =
  /^§P\s(?:late\s)?(?:wife|husband|son|daughter|father|mother|dad|mum|child|children|family|brother|sister|partner|health|marriage|divorce|heart|back)\b/iu;
/** How they are, and what they are for a living: nothing that they would say. */
const DESCRIBES = new RegExp(
  String.raw`^§S\s${ADVERB}(?:is|was|isn’t|wasn’t|seems?|looks?|sounds?|likes?\sto|runs|leads|chairs|heads|works|came|comes|lives|brings|has\s(?:a\s(?:good|bad|short|long|reputation)|been\s(?:with|great|kind|very|good|a|an|the|our|here)|worked|written|called|two\schildren)|had\sa\s(?:good|bad)|can\sbe|tends|knows|loves|speaks)\b`,
  'iu',
);

/** 'Her worry is that', 'His points up to now were:' */
const OWNED = new RegExp(
  String.raw`^§P\s(?:(?:main|biggest|first|second|only|real|whole|other|big|chief|greatest|usual|one)\s)?(worry|fear|concern|points?|arguments?|line|objections?|conditions?|demands?|questions?|view|position|complaints?|problem|issue|priority|reason|answer|claim|case|message|reply|trouble)s?(?:\s(?:up\sto\snow|so\sfar|here|with\sit|with\sthis|about\sit|will|would|is\sgoing\sto|might))*\s?(is|are|was|were|be|has\sbeen|have\sbeen|:)\s?(?:that\s|:\s?)?(.+)$`,
  'iu',
);
/** 'What bothers him is', 'for her it’s all about' */
const WHAT_MOVES =
  /^(?:and\s|but\s)?(?:for\s§O,?\s(?:it|this)(?:’s|\sis|\swas)\s.+|(?:what|all)\s(?:really\s|most\s)?(?:\p{L}+\s§O|§S\s(?:also\s|really\s)?\p{L}+)(?:\s(?:most|more|about|really|is|of\sall|here))*\s(?:is|are|was)\s.+)$/iu;

/** Words of whoever guesses, before what they guess. */
export const GUESS = new RegExp(
  String.raw`^(?:and\s|but\s|so\s)?(?:(?:I|we)\s(?:also\s)?(?:think|guess|gather|suspect|reckon|imagine|bet|hear|heard|believe|assume|fear|expect|am\ssure|have\sthe\sfeeling)|I’m\s(?:sure|afraid|told)|(?:[Ss]ome\s)?(?:[Pp]eople|[Cc]olleagues|[Oo]thers|[Ee]veryone|[Ee]verybody)\s(?:here\s)?(?:says?|thinks?)|(?:the\s)?rumou?r\s(?:has\sit|is)|word\sis|[Aa]pparently,?|[Pp]robably,?|[Mm]aybe,?|[Pp]erhaps,?|[Ii]t\sseems(?:\sto\sme)?|my\s(?:guess|feeling|impression|hunch)\sis|[Ss]ome(?:body|one)\stold\s(?:me|us)|I’ve\sheard|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?(?:\sfrom\s\p{L}+)?\s(?:says|thinks|reckons|tells\sme|told\sme|warned\sme|heard))\s(?:that\s)?(?=\S)`,
  'u',
);
const STILL_GUESSED =
  /\b(?:probably|apparently|rumou?r|supposedly|people (?:say|think)|they say|supposed to|never admit|thinking about)\b/i;

/** Nobody says of themselves what they haven’t heard of. */
const UNAWARE = new RegExp(
  [
    String.raw`§S\s(?:has|had)(?:n’t|\s(?:not|never|no\sidea))\b(?:\s\p{L}+)?\s?(?:seen|been\stold|heard|realised|noticed|known|read|found)?`,
    String.raw`§S\s(?:still\s)?(?:does|do|did)(?:n’t|\snot)\s(?:yet\s)?(?:know|realise|suspect)\b`,
    String.raw`§S\s(?:is|was)(?:n’t|\snot)\s(?:yet\s)?aware|without\s§P\sknowing|unaware|§S\sknows\snothing|§S\smust(?:n’t|\snot)\b`,
  ].join('|'),
  'iu',
);
const NOT_SEEN =
  /§S\s(?:has|had)(?:n’t|\snot|\snever)\s(?:yet\s)?(?:seen|been\stold|heard|realised|noticed|read|found)\b[^.]*\b(?:it|that|this|yet|them)\b|§S\s(?:has|had)(?:n’t|\snot)\s(?:seen|been\stold|heard)\b/iu;
export const isUnaware = (clause: string): boolean =>
  UNAWARE.test(clause) &&
  !/^§S\s(?:has|had)(?:n’t|\snot|\snever)\s(?!yet)(?:forgotten|forgiven|paid|signed|agreed|got)/iu.test(clause) &&
  (NOT_SEEN.test(clause) || !/§S\s(?:has|had)(?:n’t|\s(?:not|never))/iu.test(clause));

const SUBJECT = String.raw`(?:§S|§P\s|(?:the|my|our|we|I|nobody|there)\b|\p{Lu}\p{L}+\s)`;
/** Where one main clause ends and the next one begins. */
const JOINT = new RegExp(
  String.raw`(?:;\s|\.\s(?=§)|\s[–—-]\s|,?\s(?:and|but|so)\s(?:that\s)?(?=${SUBJECT})|,\s(?=§S\s)|,?\s(?:although|though|while|whereas|since|because)\s(?=§S\s(?:also\s)?(?:says|said|thinks|wants|fears|told)))`,
  'u',
);
const JOINT_BUT_THAT = /;\s|,?\sbut\s(?=§S)/u;
/** 'but she wants numbers and hates the word': the second verb of one subject. */
const SECOND_VERB = new RegExp(
  String.raw`,?\s(?:and|but)\s(?:then\s|also\s|therefore\s|so\s)?(?=(?:(?:also|still|never|always|just|then)\s)?(?:wants|hates|fears|says|thinks|won’t|can’t|cannot|doesn’t|needs|has|had|isn’t|refuses|insists|expects|told|said|asked|asks|will|would|complained|promised|hopes|keeps|is|was|wanted)\s)`,
  'iu',
);

/** The main clauses of a marked sentence, each with its subject. */
export function clausesOf(text: string): readonly string[] {
  const out: string[] = [];
  // What hangs on what somebody says stays with it: 'that she has to report and that she can’t'.
  const whole = text.replace(lead, '');
  if (OWNED.test(whole) || SAYS_INSIDE.test(whole)) return [whole];
  for (const part of text.split(/\band\sthat\s/u.test(text) && SAYS_THAT.test(whole) ? JOINT_BUT_THAT : JOINT)) {
    const clause = part.trim();
    if (clause === '') continue;
    const [first = '', ...rest] = /^(?:\S+\s){0,3}?§S\s/u.test(clause) ? clause.split(SECOND_VERB) : [clause];
    out.push(first, ...rest.map((more) => `§S ${more}`));
  }
  return out;
}

const lead =
  /^(?:and|but|so|also|then|now|well|still|yet|or|plus|therefore|however|besides|moreover|in addition|on top of that|of course),?\s+/i;
/** 'In September', 'Last year', before a subject. */
const WHEN =
  /^((?:in|on|at|since|after|before|during|last|this|next|yesterday|today|every|for|by|until|twice|once|to)\b(?:\s[\p{L}\d.’-]+){0,5}),?\s(?=§S\s)/iu;

/** What the writer adds of themselves behind a comma: ', that was me'. */
const ASIDE =
  /,\s(?:(?:that|which|it)\s(?:was|is)\s(?:me|us|mine|ours)\b|(?:I|we)(?:’\p{L}+)?\s|as it happens|as (?:I|we) know|I (?:think|guess)).*$/u;

const SURE = /,\s(?:I’m|I\sam)\s(?:fairly|pretty|quite|almost|rather)?\s?(?:sure|certain|afraid),?(?=\s)/u;

const MOST = 34;
const LEAST = 3;
const words = (text: string): number => text.split(/\s+/).length;

/** Somebody’s letter or clause of a contract, and not what one says. */
const LONG_QUOTE = /“(?:[^\s”]+\s){7,}[^”]*”/u;

/** A content clause as a sentence, where it is one. */
function said(content: string, others: boolean): string | null {
  const bare = content
    .replace(/^that\s/iu, '')
    .replace(/^["“]([^"”]+)["”]/u, '$1')
    .replace(/^§S\s(?:says|said|thinks)\sthat\s/u, '');
  const text = inFirstPerson(bare, others);
  return text !== null && words(text) >= LEAST && words(text) <= MOST ? text : null;
}

const hasVerb = (text: string): boolean =>
  /\b(?:am|is|are|was|were|has|have|had|do|does|did|will|would|can|could|should|must|may|might|won’t|can’t|don’t|didn’t|get|gets|got|need|needs|want|wants|go|goes|pay|pays|come|comes|stand|stands|[\p{L}]+ed|[\p{L}]{3,}s)\b|§S\s/iu.test(
    text,
  );

/** One clause of which they are the subject, or what they say. */
function claimsOfClause(given: string, guessedBefore: boolean, others: boolean): readonly Claim[] {
  const guess = GUESS.exec(given)?.[0] ?? '';
  const guessed = guessedBefore || guess !== '' || SURE.test(given) || STILL_GUESSED.test(given);
  const bare = given.slice(guess.length).replace(lead, '').replace(SURE, '').replace(ASIDE, '').trim();
  const when = WHEN.exec(bare)?.[1] ?? null;
  const clause = when === null ? bare : bare.slice(WHEN.exec(bare)?.[0].length ?? 0);
  const make = (text: string | null, attitude: Attitude, sure = true): readonly Claim[] =>
    text === null ? [] : [{ text, attitude, guessed: guessed || !sure }];
  const own = (attitude: Attitude): readonly Claim[] =>
    make(
      said(
        when === null ? clause : `${clause.replace(/[.!]$/, '')} ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
        others,
      ),
      attitude,
    );

  const moved = WHAT_MOVES.test(clause) ? said(clause, others) : null;
  if (moved !== null) return make(moved, 'fears');
  const owned = OWNED.exec(clause);
  if (owned?.[3] !== undefined) {
    const foretold = /\b(?:will|would|might|going)\b/i.test(clause.slice(0, owned[0].length - owned[3].length));
    const attitude = /worry|fear|concern/i.test(owned[1] ?? '') ? 'fears' : 'says';
    const points = hasVerb(owned[3])
      ? owned[3].split(/,\s(?:and\s)?(?=(?:about|the|nobody|that|§S|we|they|[\p{L}]+\s(?:is|are|was|has)))/u)
      : [];
    const claims = points.filter(hasVerb).flatMap((point) => make(said(point, others), attitude, !foretold));
    if (claims.length > 0) return claims;
    return make(said(`what matters to §O is ${owned[3]}`, others), attitude, !foretold);
  }
  const will = WILL_SAY_THAT.exec(clause);
  if (will?.[1] !== undefined && hasVerb(will[1])) return make(said(will[1], others), 'says', false);
  const willAsk = WILL_ASK_WH.exec(clause);
  if (willAsk?.[1] !== undefined) return make(said(`§S wants to know ${willAsk[1]}`, others), 'asks', false);
  const willWant = WILL_ASK_FOR.exec(clause);
  if (willWant?.[1] !== undefined) return make(said(`§S ${thirdPerson(willWant[1])}`, others), 'wants', false);
  const inside = SAYS_INSIDE.exec(clause);
  if (inside?.[1] !== undefined) {
    const all = said(inside[2] === undefined ? inside[1] : `${inside[1]}, ${inside[2]}`, others);
    return make(all ?? said(inside[1], others), 'says');
  }
  const that = SAYS_THAT.exec(clause) ?? SAYS_BARE.exec(clause);
  if (that?.[1] !== undefined && hasVerb(that[1])) {
    const parts = that[1].split(/,?\s(?:and|but)\sthat\s/iu);
    const joined = parts.join(', and ');
    const whole = said(joined, others);
    if (whole !== null && words(whole) <= 26) return make(whole, 'says');
    return parts.flatMap((part) => make(said(part, others), 'says'));
  }
  if (ASKS.test(clause)) return own('asks');
  if (FEARS.test(clause)) return own('fears');
  if (SILENT.test(clause)) return [];
  if (REFUSES.test(clause) && !/^§S\s(?:will\snot|won’t)\sbe\b/.test(clause)) return own('refuses');
  if (THEIR_OWN.test(clause) && !FAMILY.test(clause)) return own('has');
  if (WANTS.test(clause)) return own('wants');
  if (FEELS.test(clause)) return own('fears');
  if (DESCRIBES.test(clause) || /^§S\s(?:will|won’t|would)\s(?:not\s)?be\b/.test(clause)) return [];
  if (HAS.test(clause)) return own('has');
  if (DID.test(clause)) return own('did');
  return [];
}

const GOES_ON = /^(?:the|nobody|everybody|everyone|people|no one)\b(?!.*\b(?:I|we|us|our|my)\b).*§[PO]/iu;

/** 'ask for a date' -> 'asks for a date', so that it can be said of anybody. */
const thirdPerson = (text: string): string =>
  text.replace(/^(\p{L}+)/u, (verb) => (/(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`));

/**
 * @param text with a mark for every word that means them (`marked`)
 * @param others whether others are named in it
 */
export function claimsIn(text: string, others: boolean): readonly Claim[] {
  if (isUnaware(text)) return [];
  const out: Claim[] = [];
  let guessed = false;
  for (const clause of clausesOf(text.replace(/[.!]$/, ''))) {
    if (/^(?:if|unless|when|in case|I|we)\b/i.test(clause.replace(lead, '')) && !GUESS.test(clause)) {
      guessed ||= /^(?:I|we)\b/i.test(clause.replace(lead, ''));
      continue;
    }
    // 'they come late, so she cannot begin': the writer concludes it.
    const concluded = new RegExp(String.raw`\bso\s(?:that\s)?${escaped(clause.slice(0, 14))}`, 'u').test(text);
    const claims = claimsOfClause(clause, guessed || concluded, others);
    guessed ||= GUESS.test(clause);
    // 'and the bank looks at her figures': goes on with what they said before it.
    const before = out.at(-1);
    const more =
      claims.length === 0 && before?.guessed === false && GOES_ON.test(clause) ? inFirstPerson(clause, others) : null;
    const joined =
      more === null || before === undefined
        ? null
        : `${before.text.replace(/\.$/, '')}, and ${more.charAt(0).toLowerCase()}${more.slice(1)}`;
    if (joined !== null && before !== undefined && words(joined) <= MOST)
      out[out.length - 1] = { ...before, text: joined };
    out.push(
      ...claims
        .filter((claim) => !LONG_QUOTE.test(claim.text))
        .map((claim) => ({ ...claim, text: capital(claim.text) })),
    );
  }
  return out;
}
