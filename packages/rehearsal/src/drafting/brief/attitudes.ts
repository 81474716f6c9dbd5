/**
 * How a brief tells what somebody says, wants, asks, fears or did: patterns over marked clauses (`marked`), whose subject is known.
 */
import { alternatives } from '../../language/one-of';

const ADVERB = [
  String.raw`(?:(?:also|still|even|already|really|just|now|again|once|clearly|always|never|only|then|twice|often|openly|basically|apparently|probably|certainly|`,
  String.raw`usually|simply|quite|very|personally|repeatedly)\s)*`,
].join('');
/** Somebody whom they say it to, and when. */
const TO_WHOM = [
  String.raw`(?:\s(?:also|once|twice|again|one\stime))*(?:,?\s(?:(?:to|at|in|on|with|over|by)\s)?(?!that\b|no\b|yes\b)(?:(?:the|our|my|your|his|her|their|a|`,
  String.raw`an)\s)?(?:[\p{L}’¤-]+(?:\s(?:from|in|of|at)\s[\p{L}’-]+)?)(?:\s[\p{L}’-]+){0,4}?(?:,\s(?:(?:Mr|Mrs|Ms|Dr)\.?\s)?\p{Lu}\p{L}+)?,?)?`,
].join('');

const SAYS = alternatives(String.raw`
  says said sayed has\ssayed saying told tells has\ssaid has\stold has\swritten wrote writes mentioned mentions argues argued claims claimed insists insisted complains complained
  warned warns points\sout pointed\sout thinks thought believes believed feels felt reckons reckoned keeps\ssaying is\ssaying has\swarned has\spointed\sout
  is\sconvinced is\ssure admits admitted announced has\sannounced answered replied has\sargued has\scomplained stresses stressed swears swore knows remembers
  recalls recalled adds added states stated notes noted reminds\s(?:me|us) reminded\s(?:me|us) holds maintains
  assumes assumed finds found\sit repeated repeats has\srepeated let\s(?:me|us)\sknow has\slet\s(?:me|us)\sknow made\s(?:it\s)?clear has\smade\s(?:it\s)?clear
`);
const WILL = String.raw`(?:will|would|might|may|could|is\sgoing\sto|is\slikely\sto|is\sbound\sto|is\ssure\sto|is\scertain\sto)`;
const WILL_SAY = String.raw`(?:say|argue|object|insist|point\sout|tell\s(?:me|us|you)|complain|claim|answer|reply|think|feel|remind\s(?:me|us)|bring\sup|start\swith|mention|worry|fear)`;
const WILL_ASK = String.raw`(?:ask(?:\s(?:me|us|you))?|want\sto\sknow|wonder)`;
const WH = String.raw`(?:why|when|who|what|how|where|which|whether|if|whose)\b`;

export const SAYS_THAT = new RegExp(
  String.raw`^¤S\s${ADVERB}(?:${SAYS})${TO_WHOM}(?:\s(?:once|twice|again|one\stime|also|recently|last\s\p{L}+|on\s\p{L}+|yesterday))*,?\s(?:that|:)\s(.+)$`,
  'iu',
);
export const SAYS_BARE = new RegExp(
  [
    String.raw`^¤S\s${ADVERB}(?:has\ssaid|has\stold\s(?:me|us)|told\s(?:me|us)|says|said|thinks|thought|believes|reckons|feels|claims|argues|finds|is\ssure|`,
    String.raw`is\sconvinced)(?:\s(?:once|again|also|one\stime))?,?\s(?!no\b|yes\b|so\b|to\b|about\b|of\b|on\b|in\b|like\b|it\shard|for\b)(.+)$`,
  ].join(''),
  'iu',
);
/** 'Half her customers are over seventy, she said, and they won’t come' */
export const SAYS_INSIDE =
  /^(.{12,}?),\s¤S\s(?:also\s)?(?:said|says|thinks|thought|told\s(?:me|us)|wrote|explained|argued|complained)(?:,\s(.+))?$/iu;
export const WILL_SAY_THAT = new RegExp(
  String.raw`^¤S\s${ADVERB}${WILL}\s${ADVERB}${WILL_SAY},?\s(?:that\s|about\s|with\s)?(.+)$`,
  'iu',
);
export const WILL_ASK_WH = new RegExp(
  String.raw`^¤S\s${ADVERB}${WILL}\s${ADVERB}${WILL_ASK}\s(?:about\s(?=wh|how))?(${WH}.+)$`,
  'iu',
);
export const WILL_ASK_FOR = new RegExp(
  String.raw`^¤S\s${ADVERB}${WILL}\s${ADVERB}((?:ask\sfor|want|need|insist\son|expect|demand|refuse|hate|fear)\s.+)$`,
  'iu',
);
export const ASKS = new RegExp(
  String.raw`^¤S\s${ADVERB}(?:asks?|asked|has\s(?:already\s|now\s)?(?:been\s)?ask(?:ed|ing)|keeps\sasking|wants\sto\sknow|wanted\sto\sknow|would\slike\sto\sknow|wonders|demands|demanded)\b`,
  'iu',
);
export const FEARS = new RegExp(
  String.raw`^¤S\s(?:is|was|seems|feels|has\sbeen)?\s?${ADVERB}(?:afraid|worried|scared|nervous|anxious|concerned|frightened|fears?|feared|worries|terrified|uneasy|dreads?)\b`,
  'iu',
);
export const FEELS = new RegExp(
  [
    String.raw`^¤S\s(?:is|was|got|has\sbeen)\s${ADVERB}(?:not\s)?(?:angry|furious|annoyed|upset|unhappy|happy|fed\sup|sick\sof|tired\sof|against|disappointed|`,
    String.raw`sceptical|skeptical|proud|hurt|cross|embarrassed|under\s(?:pressure|observation)|determined)\b.{8,}`,
  ].join(''),
  'iu',
);
export const REFUSES = new RegExp(
  [
    String.raw`^¤S\s${ADVERB}(?:is\srefusing|refuses|refused|won’t|will\snot|can’t|cannot|doesn’t\s(?:want|like|trust|accept|see|believe)|does\snot\s(?:want|like|`,
    String.raw`trust|accept|see|believe)|hates?|dislikes|rejects?|objects|would\s(?:not|never)|wouldn’t|never\s(?:wanted|agreed)|has\srefused|complain(?:s|ed)|`,
    String.raw`has\scomplained|says\sno|said\sno|isn’t\sgoing|is\snot\sgoing)\b`,
  ].join(''),
  'iu',
);
export const WANTS = new RegExp(
  [
    String.raw`^¤S\s${ADVERB}(?:wants?|wanted|wishes|wished|needs?|needed|expects?|expected|insists?|insisted|requires?|would\s(?:like|prefer|rather)|prefers?|`,
    String.raw`hopes?|hoped|counts?\son|relies|cares?|demands?|is\s(?:asking|waiting|hoping|counting)|has\sbeen\s(?:waiting|asking|pushing)|has\sasked)\b`,
  ].join(''),
  'iu',
);
/** They have or did something that weighs on them. */
export const HAS = new RegExp(
  String.raw`^¤S\s${ADVERB}(?:has|had|needs\sto|must)\s(?:${ADVERB})(?:to\b|no\b|only\b|[\p{L}’]+\s|\d)`,
  'iu',
);
export const DID = new RegExp(
  [
    String.raw`^¤S\s${ADVERB}(?:promised|lost|booked|paid|hired|signed|stood|gave|stopped|waited|learned|learnt|heard|cancelled|turned\sdown|trained|sent|fought|`,
    String.raw`built|ordered|planned|moved|agreed|spent|invested|got|took|put|bought|counted|told|saw|found\sout|explained|apologised|gets|loses|pays|takes|`,
    String.raw`answers\sfor|stands|carries|signs|reports|does(?:n’t|\snot)|didn’t|did\snot|was\s(?:promised|told|asked|never|not)|were)\b`,
  ].join(''),
  'iu',
);
/** What they keep to themselves. */
export const SILENT =
  /^¤S\s(?:never\s|doesn’t\s|does\snot\s|won’t\s|would\snever\s)(?:really\s|ever\s)?(?:talks?|speaks?|admits?|says?|mentions?|like\sto\stalk)\b/iu;
/** 'Her camera plan is finished' */
export const THEIR_OWN =
  /^¤P\s(?!point|role|name|title|job)(?:[\p{L}’-]+\s){1,4}?(?:is|are|was|were|has|have|had|need|needs|can|can’t|cannot|don’t|doesn’t|won’t|will|work|worked|depend|depends|ends?|starts?)\b/iu;
/** Whoever they have at home is theirs to speak of. */
export const FAMILY =
  /^¤P\s(?:late\s)?(?:wife|husband|son|daughter|father|mother|dad|mum|child|children|family|brother|sister|partner|health|marriage|divorce|heart|back)\b/iu;
/** How they are, and what they are for a living: nothing that they would say. */
export const DESCRIBES = new RegExp(
  [
    String.raw`^¤S\s${ADVERB}(?:is|was|isn’t|wasn’t|seems?|looks?|sounds?|likes?\sto|runs|leads|chairs|heads|works|came|comes|lives|brings|has\slooked\safter|looks?\safter|has\s(?:a\s(?:good|bad|`,
    String.raw`short|long|reputation)|been\s(?:with|great|kind|very|good|a|an|the|our|here)|worked|written|called|two\schildren)|had\sa\s(?:good|bad)|can\sbe|tends|`,
    String.raw`knows|loves|speaks)\b`,
  ].join(''),
  'iu',
);

/** 'Her worry is that', 'His points up to now were:' */
export const OWNED = new RegExp(
  [
    String.raw`^¤P\s(?:(?:main|biggest|first|second|only|real|whole|other|big|chief|greatest|usual|one)\s)?(worry|fear|concern|points?|arguments?|line|objections?|`,
    String.raw`conditions?|demands?|questions?|view|position|complaints?|problem|issue|priority|reason|answer|claim|case|message|reply|trouble)s?(?:\s(?:up\sto\snow|`,
    String.raw`so\sfar|here|with\sit|with\sthis|about\sit|will|would|is\sgoing\sto|might))*\s?(is|are|was|were|be|has\sbeen|have\sbeen|:)\s?(?:that\s|:\s?)?(.+)$`,
  ].join(''),
  'iu',
);
/** 'What bothers him is', 'for her it’s all about' */
export const WHAT_MOVES = new RegExp(
  [
    String.raw`^(?:and\s|but\s)?(?:for\s¤O,?\s(?:it|this)(?:’s|\sis|\swas)\s.+|(?:what|all)\s(?:really\s|most\s)?(?:\p{L}+\s¤O|¤S\s(?:also\s|`,
    String.raw`really\s)?\p{L}+)(?:\s(?:most|more|about|really|is|of\sall|here))*\s(?:is|are|was)\s.+)$`,
  ].join(''),
  'iu',
);

/** Words of whoever guesses, before what they guess. */
export const GUESS = new RegExp(
  [
    String.raw`^(?:and\s|but\s|so\s)?(?:(?:I|we)\s(?:also\s)?(?:think|guess|gather|suspect|reckon|imagine|bet|hear|heard|believe|assume|fear|expect|am\ssure|`,
    String.raw`have\sthe\sfeeling)|I’m\s(?:sure|afraid|told)|(?:[Ss]ome\s)?(?:[Pp]eople|[Cc]olleagues|[Oo]thers|[Ee]veryone|[Ee]verybody)\s(?:here\s)?(?:says?|`,
    String.raw`thinks?)|(?:the\s)?rumou?r\s(?:has\sit|is)|word\sis|[Aa]pparently,?|[Pp]robably,?|[Mm]aybe,?|[Pp]erhaps,?|[Ii]t\sseems(?:\sto\sme)?|my\s(?:guess|`,
    String.raw`feeling|impression|hunch)\sis|[Ss]ome(?:body|one)\stold\s(?:me|us)|I’ve\sheard|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?(?:\sfrom\s\p{L}+)?\s(?:says|thinks|`,
    String.raw`reckons|tells\sme|told\sme|warned\sme|heard))\s(?:that\s)?(?=\S)`,
  ].join(''),
  'u',
);
export const STILL_GUESSED =
  /\b(?:probably|apparently|rumou?r|supposedly|people (?:say|think)|they say|supposed to|never admit|thinking about)\b/i;

/** Nobody says of themselves what they haven’t heard of. */
const UNAWARE = new RegExp(
  [
    String.raw`¤S\s(?:has|had)(?:n’t|\s(?:not|never|no\sidea))\b(?:\s\p{L}+)?\s?(?:seen|been\stold|heard|realised|noticed|known|read|found)?`,
    String.raw`¤S\s(?:still\s)?(?:does|do|did)(?:n’t|\snot)\s(?:yet\s)?(?:know|realise|suspect)\b`,
    String.raw`¤S\s(?:is|was)(?:n’t|\snot)\s(?:yet\s)?aware|without\s¤P\sknowing|unaware|¤S\sknows\snothing|¤S\smust(?:n’t|\snot)\b`,
  ].join('|'),
  'iu',
);
const NOT_SEEN = new RegExp(
  [
    String.raw`¤S\s(?:has|had)(?:n’t|\snot|\snever)\s(?:yet\s)?(?:seen|been\stold|heard|realised|noticed|read|found)\b[^.]*\b(?:it|that|this|yet|them)\b|¤S\s(?:has|`,
    String.raw`had)(?:n’t|\snot)\s(?:seen|been\stold|heard)\b`,
  ].join(''),
  'iu',
);
export const isUnaware = (clause: string): boolean =>
  UNAWARE.test(clause) &&
  !/^¤S\s(?:has|had)(?:n’t|\snot|\snever)\s(?!yet)(?:forgotten|forgiven|paid|signed|agreed|got)/iu.test(clause) &&
  (NOT_SEEN.test(clause) || !/¤S\s(?:has|had)(?:n’t|\s(?:not|never))/iu.test(clause));

const SUBJECT = String.raw`(?:¤S|¤P\s|(?:the|my|our|we|I|nobody|there)\b|\p{Lu}\p{L}+\s)`;
/** Where one main clause ends and the next one begins. */
export const JOINT = new RegExp(
  [
    String.raw`(?:;\s|\.\s(?=¤)|\s[–—-]\s|,?\s(?:and|but|so)\s(?:that\s)?(?=${SUBJECT})|,\s(?=¤S\s)|,?\s(?:although|though|while|whereas|since|`,
    String.raw`because)\s(?=¤S\s(?:also\s)?(?:says|said|thinks|wants|fears|told)))`,
  ].join(''),
  'u',
);
export const JOINT_BUT_THAT = /;\s|,?\sbut\s(?=¤S)/u;
/** 'but she wants numbers and hates the word': the second verb of one subject. */
export const SECOND_VERB = new RegExp(
  [
    String.raw`,?\s(?:and|but)\s(?:then\s|also\s|therefore\s|so\s)?(?=(?:(?:also|still|never|always|just|then)\s)?(?:wants|hates|fears|says|thinks|won’t|can’t|`,
    String.raw`cannot|doesn’t|needs|has|had|isn’t|refuses|insists|expects|told|said|asked|asks|will|would|complained|promised|hopes|keeps|is|was|wanted)\s)`,
  ].join(''),
  'iu',
);

/** 'What eats her, I think, is': the writer guesses it, and they would not say so. */
export const GUESSED_INSIDE = new RegExp(
  [
    String.raw`,\s(?:or\sso\s)?(?:I|we)\s(?:think|guess|suspect|believe|reckon|gather|fear|imagine|hear|`,
    String.raw`know)\b[^,.]{0,40},(?=\s)|,?\s(?:I|we)\s(?:suppose|think|guess)(?=\sbecause)|\byou\s(?:think|`,
    String.raw`guess)\b|,\sI\s(?:think|guess|suspect|believe|reckon)(?=[.;]|$)`,
  ].join(''),
  'iu',
);
/** The text without what the writer guesses in the middle of it. */
export const withoutGuesses = (text: string): string => text.replaceAll(new RegExp(GUESSED_INSIDE.source, 'giu'), '');
