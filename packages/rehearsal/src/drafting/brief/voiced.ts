/**
 * What the stakeholder says for themselves in a brief: demands, complaints, what they can't accept. Nobody puts a concern
 * better than they do, so concerns and the opening are made of these before any stock phrase is.
 */
import { FUNCTION_WORDS } from '../../language/vocabulary';
import { APPOINTMENT } from './appointment';
import { capital } from './as-sentence';
import type { Attitude } from './claims';
import { saidWhole } from './said-whole';
import { sayable } from './sayable';
import { isHeadedTheirs } from '../purpose/listed';
import { isSurelyTrouble, type Purpose, PURPOSES, type ReadPurpose } from '../purpose/purposes';
import type { Told } from './told';

/** Shorter says nothing alone, unless it is surely what worries them; longer nobody says in one breath (words). */
const LEAST = 5;
export const LEAST_OF_WORRIES = 4;
const MOST = 46;
/** So many words say something without the sentence before them. */
const STANDS_ALONE = 9;
/** A concern's name is no longer than this (words). */
const QUOTABLE = 24;

const COMPLAINS = new RegExp(
  [
    String.raw`\b(?:not|no|since|never|nobody|cannot|without|again|twice|only|still|no longer|nowhere|nothing|late|wrong|`,
    String.raw`every (?:week|day|time|month)|missing|lost|fail\w*|broken|promised|was told|found out|why|enough|too (?:many|much|late|long))\b|n[’']t\b`,
  ].join(''),
  'i',
);
const AT_STAKE =
  /\b(?:cost|pay|lose|lost|stop|refuse|otherwise|or else|unless|until|before|can(?:no|[’'])t|depend\w*|need|must|have to|leave)\b/i;
const LEANS = /^(?:This|That|They|It|He|She|And|But|So|These|Those|There|Either way|Also|Each|Then)\b/;
/** What they said, as others tell it. */
export const REPORTED = new RegExp(
  [
    String.raw`^(?:\S+\s){0,3}?(?:says|said|told (?:me|us)) (?:that )?|\b(?:and|but) (?:says|said) |`,
    String.raw`^(?:his|her|their) (?:argument|point|worry|concern|objection)|`,
    String.raw`^(?:he|she|(?:\p{Lu}\S+\s?){1,2}) (?:asks?|wants|demands|insists|refuses)\b`,
  ].join(''),
  'iu',
);
/** Said to keep a mail polite, or of the mail itself. */
export const POLITE = new RegExp(
  [
    String.raw`^(?:I (?:write|am writing|refer|confirm|hope|trust|am \d+)|we (?:write|refer|hope)|thank|please (?:find|see|confirm|call|ring)|`,
    String.raw`further to|with (?:best|kind)|looking forward|I look forward|I must say|happy to|speak|`,
    String.raw`I(?: have|’ve) been (?:a|an|with|driving|working)\b)`,
  ].join(''),
  'i',
);

const words = (text: string): number => text.split(/\s+/).length;

/** Gives in before it goes on. */
const GRANTS = /\b(?:not against|I know it|I understand|fair enough|to be fair|of course|I appreciate|thank)\b/i;
/** 'I gave them my word': of people who aren’t named in it. */
const NOBODY_THERE =
  /^(?!.*\b\p{L}{3,}(?:s|people|children|men|women|staff|crew|team)\b.*\b(?:they|them)\b).*\b(?:they|them)\b/iu;

/** How much it says what weighs on them. */
export function weightOfSaying(text: string): number {
  return (
    (COMPLAINS.test(text) ? 1 : 0) +
    (AT_STAKE.test(text) ? 0.7 : 0) +
    (/\b(?:I|we|my|our|me|us)\b/i.test(text) ? 0.6 : 0) +
    (/\b(?:want|need|expect|would like|should like|insist)\b/i.test(text) ? 0.6 : 0) +
    (/\d/.test(text) ? 0.8 : 0) -
    (/(?<!nobody )(?<!never )\basked me\b|\bme and\b/i.test(text) ? 2 : 0) -
    (text.endsWith('?') ? 0.3 : 0) -
    (LEANS.test(text) ? 1.2 : 0) -
    (POLITE.test(text) ? 2 : 0) -
    (GRANTS.test(text) ? 1 : 0) -
    (NOBODY_THERE.test(text) ? 0.8 : 0) -
    (/\(/.test(text) ? 0.3 : 0) -
    (/^I have (?:said|told|quoted|named|offered)\s(?:\S*\d\S*)(?:\s\S+){0,5}$/u.test(text) ? 1.6 : 0)
  );
}

export interface Saying {
  readonly text: string;
  readonly from: Told;
  /** Somebody guesses or foretells it: nothing to open with. */
  readonly guessed: boolean;
  readonly weight: number;
}

const contentOf = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}|\d[\d.,:]*/gu) ?? []).filter((word) => !FUNCTION_WORDS.has(word)));

/** Two that share half of their words say the same. */
export const alike = (left: string, right: string): boolean => {
  const [one, other] = [contentOf(left), contentOf(right)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && shared >= Math.min(one.size, other.size) / 2;
};

/** How much the way in which it is told makes it theirs to say. */
const BY_ATTITUDE: Readonly<Record<Attitude, number>> = {
  fears: 1.5,
  refuses: 1.3,
  says: 1.2,
  asks: 1.1,
  wants: 1,
  did: 0.9,
  has: 0.8,
};
/** What others foretell that they will say. */
const FORETOLD = 1;

/** Points back at the sentence before, and says nothing without it. */
const POINTS_BACK =
  /^(?:And|But|So|That|This|They|It|These|Those|Not|Then|He|She)\b|\b(?:both|neither|either|that|this|it|them)[.?!]$/;
/** What a mail puts before what it has to say. */
const LEADS_UP = /^.{0,120}?\bI (?:have|must) (?:to )?(?:tell|say to) you (?:that )?(?=\p{Ll})/u;

/** Only that something was said: 'I have already said you in the corridor.' */
const SAYS_ALONE = new RegExp(
  [
    String.raw`^I(?:\s(?:have|had|also|already|just))*\s(?:said|told|wrote|asked|mentioned)\b(?!.*\b(?:that|if|`,
    String.raw`whether|why|what|who|how|when|where|to|for)\b)[^“]{0,40}$`,
  ].join(''),
  'u',
);
/** 'Neil has not, and the export is late' */
const BREAKS_OFF =
  /^(?!.*\d).*\bthat\s(?:number|figure|sum|amount|percentage|rate)\b|^I\s(?:have|had|do|did|am|was|will|would|can|could)(?:\snot|n[’']t)?[,.]/u;
const OF_THE_WRITER = new RegExp(
  [
    String.raw`^(?:I|[Ww]e)(?:[’']ve|\s(?:have|had))?\s(?:asked|told|wrote|offered|promised|sent|said|booked|gave|made)\b|^(?:[^,¤]{3,20},\s)?(?:[Mm]y|`,
    String.raw`[Oo]ur)\s(?:team|people|staff|office|crew)\s(?!.*¤S)|^(?:I|[Ww]e)(?:[’'](?:m|re|ll|d|ve)|\s(?:cannot|`,
    String.raw`can(?:[’']t)?|could|will|won[’']t|would|have|need|are|am))\b(?!.*¤)`,
  ].join(''),
  'u',
);
/** 'Otherwise: the crane waits' */
const OTHERWISE = /^otherwise\b/iu;
/** Who they are: nothing to worry about. */
const SAYS_WHO = /^I(?:’m|\sam)\s(?:now\s)?(?:head|chair|director|manager|owner|the|an?)\b/u;
/** The same behind something else. */
const AND_SAID =
  /,?\sand\sI\s(?:have\s)?(?:said|told)(?:\s(?:you|it))?(?:\s(?:in|on|at|last)\s[\p{L}\s]{2,20})?(?=\.$)/u;

/** What stands before it in a log: '12 Feb – note from call with consumer:'. */
const LOGGED = /^\d{1,2}\s\p{L}{3,9}\s?[–-]\s?[^:“]{3,60}:\s(?:I\ssay\s(?:that\s)?)?/u;
/** How they say it, as whoever noted it found: 'Polite about it, but' */
const WRITERS_REMARK =
  /^(?:very\s)?(?:polite|nice|friendly|kind|calm|civil|cross|short|fair|reasonable)(?:\sabout\s(?:it|that|this))?,\sbut\s/iu;
/** 'What I told Achieng –' */
const WHAT_I_TOLD = /^what\sI\s(?:have\s)?(?:told|said|say|wrote|tell)(?:\s(?:to\s)?\p{L}+){0,2}\s?[:–—]\s?(?=\p{L})/iu;
/** As it can stand by itself. */
const alone = (text: string): string =>
  capital(
    text
      .replace(AND_SAID, '')
      .replace(LOGGED, '')
      .replace(WRITERS_REMARK, '')
      .replace(WHAT_I_TOLD, '')
      // 'each day costs them 35,000 euros': their own house.
      .replaceAll(/\b(costs?)\sthem\b/giu, '$1 us')
      .replace(/^I(?:’m|\sam)\s(?:gonna|going\sto)\s(?:say|tell\syou|argue)\s(?:that\s)?(?=\S+\s\S+\s)/u, '')
      .replace(/^(?:And|Also),?\s(?=\p{L})/u, '')
      // 'about 9 grand he says'
      .replace(/,?\sI\ssay(?=\.$)/u, '')
      .replace(/^(I(?:’m|’ve|\sam|\shave)?)\salso\s(?=\p{Ll})/u, '$1 ')
      .replace(/^That\s(?=(?:the|my|our|their|an?|nobody|everybody|every)\s)/u, ''),
  );

/** The sentences of a passage, each with what it can't do without. */
function thoughtsIn(passage: string): readonly string[] {
  const out: string[] = [];
  for (const sentence of passage.split(/(?<=[.?!…])(?<!\s\d{1,2}\.)\s+(?=[\p{Lu}“])/u)) {
    const bare = sentence.replaceAll(/\s*\([^)]*\)/g, '').replace(LEADS_UP, '');
    // 'But once I’ve signed, nobody answers the phone': stands by itself.
    const text = capital(
      words(bare) >= STANDS_ALONE ? bare.replace(/^(?:But|And|So)\s(?=\p{L}+\s(?!is\b))/u, '') : bare,
    );
    const before = out.at(-1);
    if (before !== undefined && POINTS_BACK.test(text) && words(`${before} ${text}`) <= MOST)
      out[out.length - 1] = `${before} ${text}`;
    else out.push(text);
  }
  return out;
}

/** Words of theirs that say nothing without those before them are taken with them. */
function withWhatPointsBack(told: readonly Told[]): readonly Told[] {
  const out: Told[] = [];
  for (const entry of told) {
    const before = out.at(-1);
    const spoken = `${before?.spoken ?? ''} ${entry.spoken ?? ''}`;
    if (
      before?.own === true &&
      entry.own &&
      before.sentence.part === entry.sentence.part &&
      before.sentence.quoted === entry.sentence.quoted &&
      sayable(before) &&
      POINTS_BACK.test(entry.spoken ?? '') &&
      words(spoken) <= MOST
    )
      out[out.length - 1] = { ...before, spoken };
    else out.push(entry);
  }
  return out;
}

/** What a sentence is for weighs more than its words: a worry or a demand is what a talk is about. */
const BY_PURPOSE: Readonly<Record<Purpose, number>> = {
  their_worry: 3,
  their_demand: 2.8,
  their_statement: 0,
  about_them: -1.5,
  my_goal: -4,
  my_offer: -4,
  my_private: -4,
  case_fact: -0.5,
  others: -2,
  noise: -3,
};
const byPurpose = (purpose: ReadPurpose | null): number =>
  purpose === null ? 0 : PURPOSES.reduce((sum, one) => sum + purpose.of[one] * BY_PURPOSE[one], 0);

/** What the reading of the whole brief takes for one of their main worries. */
const RANKED = 2;
/** Where the brief itself calls it their worry. */
const HEADED = 1.5;

/** 'He asked as well whether', 'She also wants': behind something that weighs more. */
const SAID_BESIDES =
  /^(?:and\s)?¤S\s(?:(?:has|had|is|was)\s)?also\s|^¤S\s\p{L}+(?:\s(?:me|us))?\sas\swell\b|^(?:also|besides|in\saddition),?\s¤S\s/iu;
const BESIDES = 0.35;

/** What they wrote or said, sentence by sentence, and what is told that they say, want or did. */
const sayingsIn = (entry: Told): readonly Saying[] =>
  wordsOf(entry).map((saying) => ({
    ...saying,
    text: entry.purpose === null ? saying.text.replace(AND_SAID, '') : alone(saying.text),
    weight:
      saying.weight +
      byPurpose(entry.purpose) +
      RANKED * (entry.purpose?.ranked ?? 0) +
      (entry.purpose !== null && isHeadedTheirs(entry) ? HEADED : 0) -
      (entry.purpose !== null && SAID_BESIDES.test(entry.mark) ? BESIDES : 0),
  }));

function wordsOf(entry: Told): readonly Saying[] {
  if (entry.own)
    return sayable(entry)
      ? thoughtsIn(entry.spoken ?? '').map((text) => ({
          text,
          from: entry,
          guessed: false,
          weight: weightOfSaying(text) + 0.8 + (entry.asks ? 0.3 : 0),
        }))
      : [];
  const claims = entry.knownBy === 'both' || entry.knownBy === 'student' ? entry.claims : [];
  if (claims.length === 0 && entry.spoken !== null && sayable(entry) && (entry.purpose === null || entry.theirs))
    return [{ text: entry.spoken, from: entry, guessed: false, weight: weightOfSaying(entry.spoken) + 0.4 }];
  return claims.map(({ text, attitude, guessed }) => ({
    text: text.replaceAll(/\s*\([^)]*\)/g, ''),
    from: entry,
    guessed,
    weight: weightOfSaying(text) + BY_ATTITUDE[attitude] - (guessed ? FORETOLD : 0),
  }));
}

/** The weightiest things they say, one sentence each, no two alike. */
export function sayingsOf(told: readonly Told[]): readonly Saying[] {
  const all = withWhatPointsBack(told)
    .flatMap(sayingsIn)
    .filter(
      ({ text, weight, from }) =>
        words(text) >= (isSurelyTrouble(from.purpose) ? LEAST_OF_WORRIES : LEAST) &&
        words(text) <= MOST &&
        !SAYS_ALONE.test(text) &&
        !BREAKS_OFF.test(text) &&
        // What the writer asked for or did is no worry of theirs.
        !(from.purpose !== null && !from.own && !from.sentence.quoted && OF_THE_WRITER.test(from.mark)) &&
        // That there will be a talk, or what follows where nothing comes of it, is the writer's to note.
        !(
          from.purpose !== null &&
          !from.own &&
          (APPOINTMENT.test(from.sentence.text) || OTHERWISE.test(from.sentence.text))
        ) &&
        !(from.purpose !== null && SAYS_WHO.test(text)) &&
        !/[“”]/.test(text.replaceAll(/“[^“”]{1,60}”/g, '')) &&
        !(/(?<!\d):|:(?!\d)/.test(text) && !/\p{Ll}{3,}.*\s\S+\s.*:|^I\s\p{Ll}+:/u.test(text)) &&
        weight > 0.6,
    )
    .toSorted((left, right) => right.weight - left.weight);
  const chosen: Saying[] = [];
  for (const saying of all) if (!chosen.some((other) => alike(other.text, saying.text))) chosen.push(saying);
  return chosen;
}

/** So many words are asked again as they are. */
const SHORT = 16;
const CLAUSE_ENDS =
  /^(?:\S+\s+){4,17}?\S+(?=,\s(?:and|but|so|because|which|while|who|where|unless|until|although)\b|;\s|\s(?:because|so that|which|although)\b)/u;

/** What was said already, said again in short: the sentence that weighs most, or the clause it begins with where that stands alone. */
export function inShort(text: string): string {
  if (words(text) <= SHORT) return text;
  const [first = text] = text
    .split(/(?<=[.?!…])\s+(?=[\p{Lu}“])/u)
    .toSorted((left, right) => weightOfSaying(right) - weightOfSaying(left));
  const clause = CLAUSE_ENDS.exec(first)?.[0].replace(/[,;]$/, '');
  const cut = clause === undefined ? first : `${clause}${first.endsWith('?') ? '?' : '.'}`;
  return words(cut) >= LEAST && saidWhole(cut) ? cut : first;
}

/** As what a concern is called: '“I cannot launch the appeal with that”'. Fits after 'worried about'. */
export function calledBySaying(text: string): string {
  const bare = text
    .replace(/[.…,;:]+$/, '')
    .replaceAll('“', '‘')
    .replaceAll('”', '’');
  if (words(bare) <= QUOTABLE) return `“${bare}”`;
  const cut = /^(?:\S+\s+){6,23}?\S+(?=,\s(?:and|but|so|because|which|while)\b|;|\s(?:because|so that|which)\b)/u.exec(
    bare,
  )?.[0];
  return `“${(cut ?? bare).replace(/[,;:]+$/, '')}”`;
}
