/**
 * The sentences of a brief in the light of what each is for: what is the writer's own is nobody else's to say or to know, what
 * the stakeholder said and fears is theirs, and the rest is known to whom the classifier says.
 */
import { MUST_AGREE } from '../brief/aims';
import { addressed, asSentence, capital } from '../brief/as-sentence';
import { ownWords } from '../brief/retell';
import { awkward } from '../brief/awkward';
import { DESCRIBES, GUESSED_INSIDE, isUnaware } from '../brief/attitudes';
import { inFirstPerson } from '../brief/first-person';
import { type Voiced, asSaid, inTheirMouth, isForeseen, withoutOthersWord } from '../brief/in-their-mouth';
import { isHousekeeping } from '../brief/housekeeping';
import { isKeptBack } from '../brief/knowledge';
import type { Person } from '../brief/people';
import type { Sides } from '../brief/stakeholder';
import type { Told } from '../brief/told';
import { mineOf, PURPOSES, type ReadPurpose, theirsOf, troublesOf } from './purposes';
import { asDemand, isHeadedTheirs, listed } from './listed';
import { saidAsRead, saidIn } from './as-read';
import { saidPlainly } from './said-plainly';
import { keptBySentence } from './kept-back';
import { newsIn } from './news';
import { isHeard, isTheirOwn, secretsIn } from './secrets';
import { isVerdict } from './verdict';
import { allOfThem, inTheirLight, toldOfYou } from './whose-words';
import { GOES_ON_WANTING } from './wish-leads';

/** What they are expected to bring up: a concern, and nothing that they have said. */
export const FORETOLD =
  /¤S\s(?:will|would|’ll|is\s(?:going|bound|sure)\sto)\s(?!not\b|never\b)|\bexpect\s¤O\sto\s(?:ask|say|want)\b/iu;
/** The same behind a clause that is theirs as well. */
const INSIDE_FORETOLD = /^[^¤]{8,},\s(?:and\s)?¤S\s(?:will|’ll)\s(?:say|argue|tell)\b/iu;
/** How they will take it, by what the writer expects: nothing that they say. */
const TAKES_IT = new RegExp(
  [
    String.raw`^(?:(?:and|but|so)\s|(?:I|we)(?:’m|\sam|\sare)?\s(?:sure|certain|afraid|think|expect|fear|know|guess|suspect)\s(?:that\s)?)*¤S\s(?:will|’ll|would|won’t|may|might|is\s(?:not\s)?going\sto)\s`,
    String.raw`(?:(?:\p{L}+ly|of\scourse|not|never)\s)*(?:like|love|enjoy|hate|be\s(?:\p{L}+\s)?(?:angry|furious|upset|annoyed|unhappy|happy|pleased|cross|livid|disappointed|hurt|difficult|defensive|thrilled|delighted)|`,
    String.raw`(?:see|take|read)\s(?:it|this|that)\s(?:as|badly|well|personally)|resist|sulk|explode|get\s(?:loud|angry|upset))\b(?!.*¤P?\s?.*\b(?:because|unless|until|if)\b)`,
  ].join(''),
  'iu',
);
/** 'She told Carys that …', 'he has said more than once that': openly. */
export const TOLD_OPENLY = new RegExp(
  [
    String.raw`^(?:and\s|but\s|(?:so\sfar|until\snow|up\sto\snow|meanwhile|since\sthen),?\s)?¤S\s(?:(?:has|had|have|also|already|openly|even|then|just)\s)*(?:told|`,
    String.raw`tells|said|says|wrote|writes|complained|objected|stated|warned|insisted|repeated|answered|replied|argued|argues)\b(?!.*\b(?:in\sconfidence|privately|`,
    String.raw`in\sprivate|quietly|off\sthe\srecord|between\sus)\b)`,
  ].join(''),
  'iu',
);
const INSISTS = /^(?:and\s|but\s)?¤S\s(?:also\s|still\s|always\s)?(?:insists?|demands?|refuses|objects|complains)\b/iu;
/** 'Quality will not accept more than four weeks': of one's own house. */
const OUR_DEPARTMENT = new RegExp(
  [
    String.raw`^(?:Quality|Legal|Finance|Procurement|Purchasing|Head\soffice|HR|IT|Production|Management|The\sboard|Central\soffice|Compliance)\s(?:will|won[’']t|`,
    String.raw`would|cannot|can[’']t|has|have|does|is|insists?|wants?|accepts?|requires?)\b`,
  ].join(''),
  'u',
);
const I_TOLD_THEM =
  /^(?:(?:I|we)(?:’ve|’d|\shave|\shad)?\s(?:also\s|already\s)?(?:written|wrote|told|explained|mailed|sent)\s(?:to\s)?¤O\b|¤S\shad\s(?:my|our)\smail\b)/iu;
/** 'By our numbers this affects 34%': what the writer holds against it. */
const BY_OUR_COUNT =
  /^(?:and\s|but\s)?(?:by|on|in|according\sto|going\sby)\sour\s(?:own\s)?(?:\p{L}+\s)?(?:numbers?|figures?|count|estimates?|records?|calculations?|reckoning|view|data|books)\b/iu;
/** Of one kind rather than not. */
const LIKELY = 0.5;
/** Plain enough to take away from somebody what grammar says is theirs. */
const PLAIN = 0.85;
const NOISE = 0.6;
/** Of what a colleague passes on. */
const RATHER = 0.7;
/** Of the words of the pieces. */
const NEARLY = 0.7;
/** Behind a worry that nobody was told of. */
const GUESSED = 0.9;
/** What may be the writer’s alone is rather told to them than said by them. */
const UNSURE = 0.4;

/** Nobody is meant in it by a pronoun that would have to be turned. */
const OF_NOBODY = /^(?!.*\b(?:I|me|my|mine|we|us|our|you|your|he|she|him|her|his|hers)\b)/i;

/** What the writer told somebody else than the stakeholder is told to them as their own matter, and not as a quotation. */
const PERSONAL_MAIL = /^You: “(?!.*\b(?:you|your)\b)/iu;
const plainly = ({ briefing }: Told): string => ownWords(briefing) ?? briefing;

/** In what was taken for their mail they are spoken of: it was noted below it. */
const notedOf = ({ sentence }: Told, purpose: ReadPurpose, { pronoun }: Person): boolean =>
  !sentence.quoted &&
  mineOf(purpose) >= LIKELY &&
  (pronoun === 'she'
    ? /\b(?:she|hers?)\b/i.test(sentence.text)
    : pronoun === 'he'
      ? /\b(?:he|him|his)\b/i.test(sentence.text)
      : /\b(?:he|him|his|she|hers?)\b/i.test(sentence.text));

/** Not how they are, but what they are about: 'she is standing for election', 'he isn’t against it'. */
const DOES = /¤S\s(?:(?:is|was)\s(?:\p{L}+ly\s)?(?:\p{L}+ing|not|the\sonly)\b|isn’t|wasn’t)/u;
/** 'As you know, we were promised it' */
const AS_YOU_KNOW =
  /^(?:as\syou\s(?:all\s)?(?:know|may\sknow|will\sremember|remember|saw)|you\sknow|as\s(?:I\ssaid|discussed)),?\s(?:that\s)?/iu;
/** Whoever is written to. */
const SECOND = /\byour?s?\b/iu;
const wordsIn = (text: string): number => text.split(/\s+/).length;
/** A whole sentence is better than what was taken out of it, unless that says more. */
const tellsMore = (whole: string, pieces: string | null): boolean =>
  pieces === null ||
  wordsIn(whole) >= NEARLY * wordsIn(pieces) ||
  // 'I have stated publicly that no resident …': the same without what brings it in.
  pieces.endsWith(whole.slice(1));
function inPieces(spoken: string | null): string | null {
  const bare = spoken === null ? null : withoutOthersWord(spoken.replaceAll(/\s*\([^)]*\)/g, ''));
  return bare === null || awkward(bare) ? null : bare;
}

/** Between marks of quotation and nobody else's: what they said, as they said it. */
const quotedOf = ({ sentence, mark }: Told, { student }: Sides): Voiced | null =>
  (sentence.narrator === null || sentence.narrator === student) && !mark.includes('¤') && /\p{L}\s/u.test(sentence.text)
    ? asSaid(sentence.text)
    : null;

/** What either side knows, said by the other. */
const toldBack = ({ mark, sentence }: Told): string | null =>
  OF_NOBODY.test(sentence.text) || sentence.quoted ? null : inFirstPerson(mark, sentence.people.length > 1);

/** In a mail of the writer that they have answered, or that answers one of theirs: both have read it. */
const wroteToThem = ({ sentence: { narrator, part, internal } }: Told, { stakeholder, student }: Sides): boolean =>
  student !== null &&
  narrator === student &&
  student.writes.has(part) &&
  !internal &&
  // A letter that nobody has answered may not have been sent.
  stakeholder.writes.size > 0 &&
  (stakeholder.receives.has(part) || student.receives.size > 0);

/** The mails of the student that speak of the stakeholder as of somebody else: written to a colleague. */
const writtenAboutThem = (told: readonly Told[], { student, stakeholder }: Sides): ReadonlySet<number> =>
  new Set(
    told.flatMap(({ sentence: { narrator, part, quoted, text }, mark }) =>
      student !== null &&
      narrator === student &&
      student.writes.has(part) &&
      !stakeholder.receives.has(part) &&
      !quoted &&
      mark.includes('¤') &&
      !SECOND.test(text)
        ? [part]
        : [],
    ),
  );

function settle(entry: Told, purpose: ReadPurpose, sides: Sides, aboutThem: ReadonlySet<number>): Told {
  const { stakeholder, student } = sides;
  const { of, knows } = purpose;
  const mine = mineOf(purpose);
  const theirs = theirsOf(purpose);
  const toAColleague = aboutThem.has(entry.sentence.part);
  const asKnown = entry.sentence.text.replace(AS_YOU_KNOW, '');
  const read = {
    ...entry,
    purpose,
    briefing:
      toAColleague && asKnown !== entry.sentence.text && !SECOND.test(asKnown)
        ? capital(addressed(asSentence(asKnown)))
        : PERSONAL_MAIL.test(entry.briefing) && !entry.sentence.text.endsWith('?')
          ? plainly(entry)
          : entry.briefing,
  };
  const nobodys = { ...read, spoken: null, claims: [], theirs: false, asks: false, own: false };
  if (entry.own) {
    if ((mine > PLAIN && !entry.sentence.quoted && !entry.written) || notedOf(entry, purpose, stakeholder))
      return { ...nobodys, knownBy: 'student' };
    return of.noise > PLAIN ? { ...read, knownBy: 'meta' } : read;
  }
  if (entry.advice) return nobodys;
  const { narrator: teller } = entry.sentence;
  const isNoted = teller !== stakeholder;
  if (
    isNoted &&
    !entry.sentence.quoted &&
    (TAKES_IT.test(entry.mark) ||
      (OUR_DEPARTMENT.test(entry.mark) && !entry.mark.includes('¤')) ||
      isVerdict(entry.mark) ||
      BY_OUR_COUNT.test(entry.mark))
  )
    return { ...nobodys, knownBy: 'student' };
  if (isHousekeeping(read)) return { ...nobodys, knownBy: 'meta' };
  if (entry.sentence.narrator !== stakeholder && MUST_AGREE.test(entry.mark)) return { ...nobodys, knownBy: 'student' };
  if (of.noise > NOISE) return { ...nobodys, knownBy: 'meta' };
  // 'Berth 3 is 18 m shorter, he’ll say the ferry won’t lie there': what they will say is what worries them.
  const foreseen =
    troublesOf(purpose) >= LIKELY && INSIDE_FORETOLD.test(entry.mark) ? saidPlainly(entry, stakeholder) : null;
  if (foreseen !== null) return { ...read, knownBy: 'both', spoken: foreseen, asItIs: true, theirs: true, claims: [] };
  // 'Please tell me by Friday if you see it differently': to whom the mail goes, and of nothing else.
  if (
    toAColleague &&
    SECOND.test(entry.sentence.text.replace(AS_YOU_KNOW, '')) &&
    of.my_offer + of.my_goal + of.case_fact + of.my_private < RATHER
  )
    return { ...nobodys, knownBy: 'meta', aim: true, advice: true };
  // 'I had written to him on Monday that we can ship nine tonnes': the writer's word, and no worry of theirs.
  if (isNoted && I_TOLD_THEM.test(entry.mark) && !entry.sentence.quoted) return { ...nobodys, knownBy: 'both' };
  // 'He also insists that nothing is done before September': whatever the writer makes of it.
  const insisted = isNoted && INSISTS.test(entry.mark) && mine >= LIKELY ? inTheirMouth(entry) : null;
  if (insisted !== null)
    return { ...read, purpose: asDemand(purpose), knownBy: 'both', spoken: insisted.text, theirs: true, claims: [] };
  // 'He also said to Martin that nobody came to see him': said by them, whoever it was said to.
  const openly =
    isNoted && mine < LIKELY && theirs < LIKELY && of.noise < LIKELY && TOLD_OPENLY.test(entry.mark)
      ? inTheirMouth(entry)
      : null;
  if (openly?.said === true)
    return { ...read, purpose: asComplaint(purpose), knownBy: 'both', spoken: openly.text, theirs: true, claims: [] };
  const demand = isNoted && isForeseen(entry.mark) ? inTheirMouth(entry) : null;
  if (demand !== null)
    return { ...read, purpose: asDemand(purpose), knownBy: 'both', spoken: demand.text, theirs: true, claims: [] };
  // 'I expect her to ask what happens to our staff': theirs to bring up, whatever the writer makes of it.
  if (FORETOLD.test(entry.mark) && of.my_offer < LIKELY && entry.claims.some((claim) => claim.guessed)) {
    const foretold = troublesOf(purpose) >= LIKELY ? saidIn(read) : null;
    const claims = foretold === null ? entry.claims : [{ text: foretold, attitude: 'says' as const, guessed: true }];
    return { ...read, knownBy: 'student', spoken: null, claims };
  }
  // A mail to them doesn't speak of them as 'he'.
  const speaksOfThem = entry.mark.includes('¤') && !SECOND.test(entry.sentence.text);
  const mayHaveTold =
    of.my_private < LIKELY &&
    !toAColleague &&
    !isKeptBack(entry.sentence.text) &&
    !speaksOfThem &&
    wroteToThem(entry, sides);
  if (mine >= LIKELY && mayHaveTold && !entry.aim) return { ...nobodys, knownBy: 'both' };
  if (mine >= LIKELY || (isKeptBack(entry.sentence.text) && theirs < LIKELY))
    return entry.knownBy === 'hidden' && mine < PLAIN
      ? { ...read, spoken: null }
      : { ...nobodys, knownBy: entry.knownBy === 'meta' ? 'meta' : 'student' };
  if (isUnaware(entry.mark)) return { ...nobodys, knownBy: 'student' };
  const { narrator } = entry.sentence;
  // What somebody else says of their own is nobody else's to say, unless it is plainly what troubles them, passed on.
  const isMine = narrator === student && !toAColleague;
  if (narrator !== null && narrator !== stakeholder && !isMine && !entry.mark.includes('¤')) {
    const passedOn = troublesOf(purpose) >= RATHER ? saidPlainly(entry, stakeholder) : null;
    return passedOn === null
      ? { ...nobodys, knownBy: knows.me > LIKELY || entry.knownBy === 'student' ? 'student' : entry.knownBy }
      : { ...read, knownBy: 'both', spoken: passedOn, asItIs: true, theirs: true, claims: [] };
  }
  if (theirs >= LIKELY) {
    const certain = entry.claims.filter((claim) => !claim.guessed).map(({ text }) => text);
    const whole = entry.sentence.quoted ? quotedOf(entry, sides) : inTheirMouth(entry);
    const told = certain.length > 0 || whole?.said === true;
    const guessed =
      GUESSED_INSIDE.test(entry.sentence.text) ||
      (!told &&
        (whole?.guessed === true ||
          knows.them > GUESSED ||
          (entry.claims.length > 0 &&
            !(whole !== null && (knows.both > RATHER || (purpose.hidden > 0 && purpose.hidden < HARDLY_HIDDEN)))) ||
          entry.knownBy === 'hidden'));
    if (guessed && of.their_worry > of.their_demand) return { ...read, knownBy: 'hidden', spoken: null };
    const pieces = inPieces(entry.spoken ?? (certain.length > 0 ? certain.join(' ') : null));
    // How somebody is, they don't say of themselves.
    const describes =
      !told && of.about_them > troublesOf(purpose) && DESCRIBES.test(entry.mark) && !DOES.test(entry.mark);
    const taken = whole !== null && !describes && tellsMore(whole.text, pieces);
    const plain =
      !taken && pieces === null && troublesOf(purpose) > LIKELY && certain.length === 0
        ? saidPlainly(entry, stakeholder)
        : null;
    const spoken = taken ? whole.text : (pieces ?? plain);
    return {
      ...read,
      knownBy: 'both',
      spoken,
      asItIs: plain !== null,
      theirs: spoken !== null || entry.theirs,
      // What can be said as a whole isn't said again in pieces.
      claims: taken ? [] : entry.claims,
    };
  }
  const mineToTell = knows.me > UNSURE || of.my_private > GUESSED;
  if (mineToTell && mayHaveTold) return { ...nobodys, knownBy: 'both' };
  if (mineToTell) return { ...nobodys, knownBy: 'student' };
  const whole = inTheirMouth(entry);
  const pieces = inPieces(entry.spoken ?? (entry.mark.includes('¤') ? null : toldBack(entry)));
  const taken = whole !== null && tellsMore(whole.text, pieces);
  return {
    ...read,
    knownBy: entry.knownBy !== 'meta' ? 'both' : entry.sentence.figures.length === 0 ? 'meta' : 'student',
    spoken: taken ? whole.text : pieces,
    claims: taken ? [] : entry.claims,
  };
}

/** From here on what the reading of the whole brief takes for hidden is not said. */
const SURELY_HIDDEN = 0.6;
/** How somebody is, is nothing that they hide. */
const HALF_OF_THEM = 0.4;
/** Below it they say it openly. */
const HARDLY_HIDDEN = 0.04;

/** What they told somebody plainly: a statement, and rather a complaint. */
const asComplaint = (purpose: ReadPurpose): ReadPurpose => ({
  ...purpose,
  purpose: 'their_statement',
  knower: 'both',
  of: Object.fromEntries(
    PURPOSES.map((one) => [one, one === 'their_statement' ? 0.55 : one === 'their_worry' ? 0.35 : 0.0125]),
  ) as ReadPurpose['of'],
  knows: { both: 0.9, me: 0.05, them: 0.05 },
});
/** 'What we want from ¤O is' */
const WANTED_OF_THEM = /^what\s(?:I|we)\s(?:want|need|would\slike|expect|ask)\s(?:from|of|for\sfrom)\s¤O\b/iu;
/** 'Kadri wants ¤O to stay in the programme': whoever is to hold the talk. */
const SOMEBODY_WANTS =
  /^\p{Lu}[\p{L}-]+(?:\sand\s\p{Lu}[\p{L}-]+)?\s(?:wants?|needs?|would\slike|hopes\sfor)\s¤O\sto\s/u;
/** What is surely offered. */
const AS_OFFER: ReadPurpose = {
  purpose: 'my_offer',
  knower: 'me',
  of: Object.fromEntries(PURPOSES.map((one) => [one, Number(one === 'my_offer')])) as ReadPurpose['of'],
  knows: { both: 0, me: 1, them: 0 },
  hidden: 0,
  ranked: 0,
  behind: null,
  fact: null,
  said: null,
};
/** 'I would also give up the penalty', 'Daniel would also co-sign it' */
const ALSO_OFFERS =
  /^(?:(?:I|we|¤?\p{Lu}\p{L}+|the\s\p{L}+)\s(?:would|could|can|might)\salso\s|also,?\s(?:I|we)\s(?:could|can|would)\s)/iu;
const NOT_SAID = /\b(?:rather\snot|not\s(?:mention|say|tell|offer)|don[’']t|keep\s(?:it|that|this|quiet))\b/iu;
/** 'Pieter commits to it', 'Amparo is also willing to walk his parcels with him' */
const IS_WILLING =
  /^(?!¤S)(?!.*\b(?:rather|not|n[’']t)\b).*(?:\bcommits?\sto\s(?:it|this|that)\b|^\p{Lu}[\p{L}-]+\sis\s(?:also\s)?(?:willing|ready|prepared|happy)\sto\b)/u;
/** 'In exchange we can commit Brandon', 'We’ll redo it at our cost' */
const AT_OUR_COST =
  /^in\s(?:exchange|return),?\s(?:I|we|\p{Lu}\p{L}+)\s(?:can|could|will|would)\b|\b(?:I|we)(?:[’']ll|\swill|\swould|\scan)\s.*\bat\s(?:our|my)\s(?:own\s)?(?:cost|expense)\b/iu;
/** 'What I’d like to propose is that', 'Possible compromise:' */
const PROPOSES = new RegExp(
  [
    String.raw`^(?:what\s(?:I|we)(?:[’']d|\swould|\swill|[’']ll|\scan|\scould)\s(?:like\sto\s|want\sto\s)?(?:propose|offer|suggest)\sis|(?:a\s|one\s)?(?:possible|`,
    String.raw`feasible|our)\s(?:compromise|way\sout|offer)\b[^.:]{0,20}:)\s`,
  ].join(''),
  'iu',
);
/** Which sentences only go on with what the one before them offers. */
function alsoOffered(told: readonly Told[], purposes: readonly ReadPurpose[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const [at, { sentence, mark, own }] of told.entries()) {
    const before = told[at - 1]?.sentence;
    const offered = out.has(at - 1) || (purposes[at - 1]?.of.my_offer ?? 0) >= LIKELY;
    if (!own && !sentence.quoted && (PROPOSES.test(mark) || AT_OUR_COST.test(mark) || IS_WILLING.test(mark)))
      out.add(at);
    if (!own && offered && before?.part === sentence.part && ALSO_OFFERS.test(mark) && !NOT_SAID.test(sentence.text))
      out.add(at);
  }
  return out;
}

/** Told of them by somebody. */
const OF_THEM = /\b(?:told|says?|said|hears?|heard|mentioned|added|hinted|slip|reckons|gather)\b.*¤[SP]/iu;
/** 'until I have heard what she can do' */
const TO_BE_HEARD =
  /\b(?:until|till|unless|once|when|before|after|if)\s(?:I|we)(?:[’']ve|\shave|\shad)?\s(?:heard|hear|found|find)\b/iu;
/** 'We offered 14,000 a year', 'I have asked for 14 days': said to them, where nobody else is named. */
const WE_HAVE_SAID =
  /^(?:(?:I|we)(?:’ve|\shave|\shad)?\s(?:also\s|already\s|first\s)?(?:offered|proposed|suggested|asked\sfor|apologised|apologized)\b|it\s(?:was|has\sbeen)\sexplained\sto\s¤O)/iu;
const ALL_KNOW: ReadPurpose['knows'] = { both: 1, me: 0, them: 0 };
/** Nothing of it is the stakeholder's to say. */
const UNSAID = { spoken: null, claims: [], theirs: false, asks: false, own: false } as const;
/** Of what they have not been told. */
const OWN_NEWS: ReadPurpose['knows'] = { both: 0.1, me: 0.9, them: 0 };
/** What is surely wanted. */
const AS_GOAL: ReadPurpose = {
  purpose: 'my_goal',
  knower: 'me',
  of: Object.fromEntries(PURPOSES.map((one) => [one, Number(one === 'my_goal')])) as ReadPurpose['of'],
  knows: { both: 0, me: 1, them: 0 },
  hidden: 0,
  ranked: 0,
  behind: null,
  fact: null,
  said: null,
};
/** Which sentences only go on with what the one before them wants. */
function alsoWanted(told: readonly Told[], purposes: readonly ReadPurpose[]): ReadonlySet<number> {
  const out = new Set<number>();
  for (const [at, { sentence, mark }] of told.entries()) {
    const before = told[at - 1]?.sentence;
    const wanted = out.has(at - 1) || (purposes[at - 1]?.of.my_goal ?? 0) >= LIKELY;
    const of = purposes[at]?.of;
    // 'And the permit ends on Friday' tells how things stand.
    const tellsElse = of !== undefined && of.case_fact + of.others + of.noise >= LIKELY;
    if (
      wanted &&
      !tellsElse &&
      before?.part === sentence.part &&
      before.narrator === sentence.narrator &&
      GOES_ON_WANTING.test(mark)
    )
      out.add(at);
  }
  return out;
}

/**
 * @param purposes of each sentence; null where grammar alone was asked
 */
export function settled(told: readonly Told[], purposes: readonly ReadPurpose[] | null, sides: Sides): readonly Told[] {
  if (purposes === null) return told;
  // Below the first note in what was taken for their mail nothing is theirs any more.
  const noted = new Map<number, number>();
  for (const [at, entry] of told.entries()) {
    const purpose = purposes[at];
    const { part, start } = entry.sentence;
    if (purpose !== undefined && entry.own && !noted.has(part) && notedOf(entry, purpose, sides.stakeholder))
      noted.set(part, start);
  }
  const kept = keptBySentence(told);
  const wanted = alsoWanted(told, purposes);
  const offered = alsoOffered(told, purposes);
  const secrets = secretsIn(told, sides);
  const news = newsIn(told, sides);
  const aboutThem = writtenAboutThem(told, sides);
  return told.flatMap((entry, at): readonly Told[] => {
    const classified = offered.has(at) ? AS_OFFER : purposes[at];
    if (classified === undefined) return [entry];
    // Nobody hides what both readings call how things stand.
    const seen =
      entry.knownBy === 'hidden' &&
      classified.hidden > 0 &&
      classified.hidden < HARDLY_HIDDEN &&
      classified.of.about_them + classified.of.case_fact >= RATHER;
    const purpose = isHeadedTheirs(entry) ? asDemand(classified) : classified;
    const { part, start } = entry.sentence;
    const below = entry.own && start > (noted.get(part) ?? Infinity);
    // What they say openly only stands between what was heard and that they won't tell it; 0 where that wasn't told.
    const openly =
      troublesOf(classified) >= LIKELY &&
      classified.hidden > 0 &&
      classified.hidden < HARDLY_HIDDEN &&
      !isHeard(entry.mark);
    const hidden =
      // What the writer keeps of their own is no secret of the other side.
      secrets.named.has(at) ||
      (secrets.holds.has(at) && !openly && !(kept.has(at) && !entry.mark.includes('¤'))) ||
      (kept.has(at) && isHeard(entry.mark) && OF_THEM.test(entry.mark) && !TO_BE_HEARD.test(entry.mark)) ||
      (classified.hidden >= SURELY_HIDDEN &&
        !(kept.has(at) && !entry.mark.includes('¤')) &&
        !isTheirOwn(entry, sides) &&
        !FORETOLD.test(entry.mark) &&
        !(TOLD_OPENLY.test(entry.mark) && !isHeard(entry.mark)) &&
        !(DESCRIBES.test(entry.mark) && !isHeard(entry.mark) && classified.of.about_them > HALF_OF_THEM));
    if (hidden || secrets.says.has(at) || kept.has(at))
      return [
        {
          ...entry,
          ...UNSAID,
          mark: hidden ? allOfThem(entry, sides.stakeholder) : entry.mark,
          purpose,
          alone: true,
          knownBy: hidden ? 'hidden' : 'student',
        },
      ];
    if (news.has(at) && theirsOf(purpose) < LIKELY)
      return [{ ...entry, ...UNSAID, purpose: { ...purpose, knower: 'me', knows: OWN_NEWS }, knownBy: 'student' }];
    const wantedOfThem = WANTED_OF_THEM.test(entry.mark) || SOMEBODY_WANTS.test(entry.mark);
    if (wanted.has(at) || (!entry.own && !entry.sentence.quoted && wantedOfThem))
      return [{ ...entry, ...UNSAID, purpose: AS_GOAL, knownBy: 'meta' }];
    if (
      !entry.own &&
      !entry.sentence.quoted &&
      WE_HAVE_SAID.test(entry.mark) &&
      entry.sentence.people.every((person) => person === sides.stakeholder)
    )
      return [{ ...entry, ...UNSAID, purpose: { ...purpose, knower: 'both', knows: ALL_KNOW }, knownBy: 'both' }];
    const toThem = wroteToThem(entry, sides) && !entry.mark.includes('¤') && SECOND.test(entry.sentence.text);
    const own = toThem
      ? { ...entry, mark: toldOfYou(entry.sentence.text) }
      : below
        ? { ...entry, own: false, written: false, theirs: false, spoken: null }
        : seen
          ? { ...entry, knownBy: 'both' as const }
          : entry;
    const items = listed(own, purpose, sides).map((item) =>
      settle(below ? item.entry : inTheirLight(item.entry, item.purpose, sides), item.purpose, sides, aboutThem),
    );
    return items.length === 1 ? items.map(saidAsRead) : items;
  });
}
