/** What lies behind the worry, in their own words, where the brief hints at it. */
import { alternatives } from '../../language/one-of';
import { asSentence, capital } from './as-sentence';
import { mineOf } from '../purpose/purposes';
import { saidIn } from '../purpose/as-read';
import { UNDERNEATH } from '../purpose/secrets';
import { GUESS, isUnaware, withoutGuesses } from './attitudes';
import { inFirstPerson } from './first-person';
import { inTheirMouth } from './in-their-mouth';
import { reportedIn, withoutWhoTold } from './reported';
import { isVerdict } from '../purpose/verdict';
import { wholeOf } from './said-whole';
import type { BriefSentence } from './sentences';
import type { Told } from './told';

/** What somebody carries with them and doesn't say to everybody. */
const CARRIED = new RegExp(
  String.raw`\b(?:${alternatives(String.raw`
  fail(?:ed|ure)s? blamed? lost liar laugh(?:ed|s)? shouted career retir\w+ pension selling sell measured observation reputation promised embarrass\w* ashamed
  afraid fears? scared worried nervous hurt bothers? promotion passed\sover proud pride father mother daughter son wife husband divorce illness ill died
  fool foolish nobody\sasked never\sasked still\sbrings replaced replac\w+ fired redundan\w+ contract\sends in\sfront\sof own\smoney savings
  trust(?:ed|s)? betrayed humiliat\w+ burn(?:t|ed) cut\soff name\son name\sis judged? watched up\sfor\s\p{L}*election one\stime
`)})\b`,
  'giu',
);
const DOUBTS =
  /\b(?:I (?:think|suspect|guess|gather|believe|have the feeling)|people (?:say|think)|never admit|rumou?r|probably|between (?:us|ourselves)|I hear|they say|the real|one time|once said|still brings)\b/i;
const IN_CONFIDENCE =
  /\b(?:told|mentioned|said|admitted)\b[^.;]{0,24}\b(?:in\s(?:strict\s)?confidence|privately|in\sprivate|over\s(?:a\s)?(?:coffee|lunch|beer|drink))\b|\blet\s(?:it\s)?slip\b/iu;
/** So much hints at it that it is taken for it. */
const ENOUGH = 2;
/** What the brief itself calls hidden. */
const HIDDEN = 3;
/** From here on (0-1) the reading of the whole takes it for hidden. */
const SURELY = 0.45;
/** From here on (0-1) a sentence that speaks of nobody is the writer's own. */
const MINE = 0.5;
const LONGEST = 46;
/** Shorter says nothing (characters). */
const SHORTEST = 20;

function weight({ sentence, mark, claims, knownBy, purpose }: Told): number {
  return (
    (knownBy === 'hidden' ? HIDDEN : 0) -
    (/\b(?:it|this|that|them)\b/iu.test(sentence.text) ? 0.4 : 0) -
    (/^(?:there|they|it|some)\b/iu.test(sentence.text) ? 1 : 0) +
    (purpose === null
      ? 0
      : 1.5 * purpose.of.their_worry + purpose.knows.them - 3 * mineOf(purpose) - purpose.of.their_demand) +
    (DOUBTS.test(sentence.text) ? 1.1 : 0) +
    (IN_CONFIDENCE.test(sentence.text) && /¤[SP]/u.test(withoutWhoTold(mark)) ? 2 : 0) +
    Math.min(1.5, new Set(sentence.text.toLowerCase().match(CARRIED)).size) +
    (claims.some(({ attitude }) => attitude === 'fears') ? (claims.some(({ guessed }) => guessed) ? 1.2 : 0.6) : 0) -
    (/¤S|(?:bothers|worries|hurts|annoys|scares|drives|moves)\s¤O|¤P\s(?:husband|wife|son|daughter|father|mother|brother|sister|family)/u.test(
      mark,
    )
      ? 0
      : 2) -
    (/^(?:I|we)\s/i.test(mark) && !GUESS.test(mark) ? 2 : 0) -
    (claims.some(({ attitude }) => attitude === 'asks') ? 0.8 : 0)
  );
}

/** 'Nobuhle (maintenance) admitted that': of one's own house. */
const ADMITTED =
  /^(?!¤)\p{Lu}[\p{L}-]+(?:\s\([^)]*\)|,\s[^,]{3,40},)?\s(?:has\s)?(?:admit(?:s|ted)|confirm(?:s|ed)|conceded?s?)\b/u;
const OF_THE_WRITERS_SIDE = /\b(?:in\s(?:my|our)\s(?:view|opinion)|our\s(?:lawyers?|contract|legal))\b/iu;

/**
 * Whether it is theirs to hide: what speaks of nobody only where the reading of the whole says so, nothing of the writer's own,
 * and nothing of which they have not heard.
 */
function isOfThem({ mark, knownBy, purpose }: Told, text: string): boolean {
  if (isUnaware(mark)) return false;
  if (PERSONAL.test(text)) return true;
  const surely = purpose === null || (purpose.hidden >= SURELY && mineOf(purpose) < MINE);
  return knownBy === 'hidden' && surely && !OF_ANOTHER.test(text);
}
/** The writer is in it, or somebody else. */
const OF_ANOTHER = /\b(?:you|your|please|him|her|he|she)\b/iu;

const hiddenFirst = ({ knownBy, purpose, alone }: Told): number =>
  Number(knownBy === 'hidden' && (alone || (purpose?.hidden ?? 0) >= SURELY));

/** From here on (0-1) a sentence tells what lies behind, below it hardly. */
const BEHIND = 0.5;
const HARDLY = 0.12;
/** So many sentences of it are told. */
const MOST = 2;

export interface HiddenWorry {
  readonly text: string;
  readonly from: readonly BriefSentence[];
}

/** Null where it hints at nothing. */
export const hiddenWorry = (told: readonly Told[]): HiddenWorry | null => explained(told) ?? hinted(told);

/** What the reading of the whole brief takes for what lies behind, in the brief's order. */
function explained(told: readonly Told[]): HiddenWorry | null {
  const likely = told
    .filter(({ purpose, own, advice, aim }) => (purpose?.behind ?? 0) >= BEHIND && !own && !advice && !aim)
    .flatMap((entry) => {
      const text = saidIn(entry) ?? wordsByGrammar(entry);
      return text === null ? [] : [{ text, entry, behind: entry.purpose?.behind ?? 0 }];
    })
    .toSorted((left, right) => right.behind - left.behind)
    .slice(0, MOST)
    .toSorted((left, right) => left.entry.sentence.start - right.entry.sentence.start);
  return likely.length === 0
    ? null
    : { text: likely.map(({ text }) => text).join(' '), from: likely.map(({ entry }) => entry.sentence) };
}

/** The sentence of which words and form say most that it is one. */
function hinted(told: readonly Told[]): HiddenWorry | null {
  const [best] = told
    .filter(
      (entry) =>
        (entry.mark.includes('¤') || entry.knownBy === 'hidden') &&
        (entry.purpose?.behind ?? 1) >= HARDLY &&
        !entry.own &&
        !entry.advice &&
        !isVerdict(entry.mark) &&
        !ADMITTED.test(entry.mark) &&
        !(entry.knownBy !== 'hidden' && OF_THE_WRITERS_SIDE.test(entry.mark)) &&
        // What the writer offers lies behind nothing.
        (entry.purpose?.of.my_offer ?? 0) < MINE &&
        !entry.aim &&
        !(entry.alone && entry.knownBy === 'student'),
    )
    .map((entry) => ({ entry, value: weight(entry), text: wordsOf(entry) }))
    .filter(
      ({ entry, value, text }) =>
        (value >= ENOUGH || entry.knownBy === 'hidden') && text !== null && isOfThem(entry, text),
    )
    // What they keep to themselves goes before what they say openly.
    .toSorted((left, right) => hiddenFirst(right.entry) - hiddenFirst(left.entry) || right.value - left.value);
  return best === undefined || best.text === null ? null : { text: best.text, from: [best.entry.sentence] };
}

const BETWEEN_US =
  /^\W*(?:(?:strictly\s)?between\s(?:us|ourselves|you\sand\sme)|for\syour\s(?:eyes|ears)\sonly|in\sconfidence|confidentially|not\sfor\sthe\sminutes)\s?[:,–-]\s?/iu;
/** 'He hasn’t told me, but I gather that' */
const NOT_TOLD_BUT =
  /^¤S\s(?:hasn’t|has\snot|has\snever|didn’t|won’t|will\snot)\s(?:told|said|tell|say|mention(?:ed)?)\b[^,;¤]{0,30}[,;]\s(?:but\s)?/iu;
/** 'I think that is worth more to him, as our buyer hears he has been late' */
const HEARD_BESIDE = new RegExp(
  [
    String.raw`^.*?,\s(?:as|because|since|for)\s(?:(?:our|my|the)\s[\p{L}-]+|\p{Lu}\p{L}+|I|we)\s(?:hears?|heard|says?|gathers?|understands?|knows?|`,
    String.raw`thinks?)\s(?:that\s)?(?=¤S)|^.*?,\sand\s(?:I|we)\s(?:suspect|think|believe|guess|gather)\s(?:that\s)?(?=¤S)`,
  ].join(''),
  'iu',
);
/** 'What he doesn’t say, but Amélie hinted to me, is that' */
const UNSAID =
  /^(?:and\s|but\s)?what\s(?:¤S|he|she)\s(?:won’t|will\snot|doesn’t|does\snot|hasn’t|never)\s(?:\p{L}+ly\s)?(?:mention|say|tell|told|said|bring\sup|admit)(?:s|ed)?\b[^.]{0,90}?,?\sis\sthat\s/iu;
/** 'I think what she really wants is not to be the only name' */
const WHAT_THEY_WANT =
  /^(?:(?:I|we|\p{Lu}\p{L}+)\s(?:thinks?|suspects?|believes?|guess)\s(?:that\s)?)?what\s¤S\s(?:really\s|actually\s)?wants?\sis\s(not\s)?to\s/iu;

/** That they keep it to themselves, behind what it is. */
const KEPT_TO_THEMSELVES = new RegExp(
  String.raw`(?:\.|,?\s(?:and|but|though|although))\s¤S\s(?:(?:would|will|does|’d|has|did)\s?(?:n’t|never|not)|hasn’t|won’t|wouldn’t|didn’t|doesn’t|never)\s(?:ever\s|yet\s)?`.concat(
    String.raw`(?:admits?|admitted|say|said|ask(?:ed)?|tell|told|mention(?:ed)?|raised?|talks?|speaks?)\b[^.]*`,
  ),
  'iu',
);

/** 'and I am fairly sure she has seen it' */
const HAS_SEEN_IT =
  /,?\s(?:and|but)\s(?:I|we)(?:’m|’re|\sam|\sare)\s(?:\p{L}+ly\s|quite\s|pretty\s)?sure\s(?:that\s)?¤S\s(?:has|knows|must\shave)\b[^.]*/iu;

/** The hint without how it came to be known. */
const hintIn = (mark: string): string =>
  withoutGuesses(mark.replace(BETWEEN_US, ''))
    .replace(NOT_TOLD_BUT, '')
    .replace(UNSAID, '')
    .replace(UNDERNEATH, '')
    .replace(HEARD_BESIDE, '')
    .replace(WHAT_THEY_WANT, (_, not?: string) => (not === undefined ? '¤S wants to ' : '¤S don’t want to '))
    .replace(KEPT_TO_THEMSELVES, '')
    .replace(HAS_SEEN_IT, '')
    .replace(/^(?:and|but|so)\s/i, '')
    .replace(/,?\sand\sthat\s¤S\sknows(?:\s(?:it|that|this))?(?=[.]?$)/iu, '')
    .replaceAll(/,?\sand\sthat\s(?=(?:the|¤[SP]|an?|its?|they|this|these|there)\s)/giu, ' and ')
    .replaceAll(
      /\b([Aa]nd|[Bb]ut)\s(?:people|others|they|\p{Lu}\p{L}+)\s(?:say|think|believe)s?\s(?:that\s)?/gu,
      '$1 ',
    );

/** By itself, and of some length. */
const TELLS = /^(?!(?:It|That|This|These|Those|So|They|Then|There)\b)(?:\S+\s){5,}/u;
const PERSONAL = /\b(?:I|me|[Mm]y|I’m)\b/u;

/** Only that they keep it to themselves, or what follows from it. */
const SAYS_NOTHING = new RegExp(
  [
    String.raw`^(?:(?:and|but|so)\s)?(?:if\sso\b|¤S\s(?:hasn’t|has\snot|has\snever|won’t|will\snot|would\snever|wouldn’t|doesn’t|does\snot|never|didn’t|`,
    String.raw`is\sunlikely\sto)\s(?:ever\s|yet\s|openly\s)?(?:said|say|tells?|told|talks?|mention(?:ed)?|admit(?:ted)?|names?|raised?)\b)`,
  ].join(''),
  'iu',
);

/** Who told it to the student they would not say. */
const TOLD_TO_YOU =
  /\b(?:told|tells?|mentioned|said|whispered|reported|confided|let\sslip)\s(?:privately\s|quietly\s|also\s)?(?:to\s)?(?:you|us)\b/iu;

/** The hint as they would say it to somebody whom they trust: as the brief read as a whole says it, where that is sure. */
function wordsOf(entry: Told): string | null {
  const said = saidIn(entry);
  return said !== null && said.length >= SHORTEST && PERSONAL.test(said) ? said : wordsByGrammar(entry);
}

function wordsByGrammar({ mark, claims, sentence, knownBy }: Told): string | null {
  const bare = withoutWhoTold(hintIn(mark));
  if (SAYS_NOTHING.test(bare)) return null;
  const voiced = inTheirMouth({ mark: bare, sentence })?.text ?? null;
  if (voiced !== null && voiced.length >= SHORTEST && PERSONAL.test(voiced) && !TOLD_TO_YOU.test(voiced)) return voiced;
  const told = claims.map(({ text }) => text).join(' ');
  const { text: passedOn } = reportedIn(withoutWhoTold(bare.replace(GUESS, '')));
  const whole = inFirstPerson(passedOn, sentence.people.length > 1);
  // Said to somebody, it is what they said, and not that they said it.
  const reported = claims.some(({ attitude, guessed }) => attitude === 'says' && !guessed);
  const text = reported
    ? asSentence(told)
    : whole !== null && (PERSONAL.test(whole) || (knownBy === 'hidden' && TELLS.test(whole)))
      ? asSentence(capital(whole))
      : told === ''
        ? null
        : asSentence(told);
  return text === null ||
    wholeOf(text) !== text ||
    text.split(/\s+/).length > LONGEST ||
    text.length < SHORTEST ||
    /\byou (?:think|suspect)\b/i.test(text) ||
    TOLD_TO_YOU.test(text)
    ? null
    : text;
}
