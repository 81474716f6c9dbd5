/**
 * What is said to an offer, a summary or a plea for a yes that names figures and days, where no words were written for that
 * very thing (product §11.2): the person takes those terms, takes them so far, or can't yet, by what is still open for them.
 */
import type { Concern, ScenarioContent, Terms } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { dayWords, MONTHS } from '../language/days';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import { WEEKDAYS } from '../language/vocabulary';
import { clausesOf } from '../meaning/clauses';
import { caseIndexOf } from '../understanding/case-index';
import { sumsUp } from '../understanding/dialogue';
import { listed } from './authored';
import { namesCase } from './case-words';
import type { Point } from './points';
import type { Speaker } from './speaker';
import { topicOf } from './topic';

/** What a message puts forward in figures and days. */
export interface Package {
  /** The sentences that belong to it. */
  readonly points: readonly Point[];
  /** Its figures and days in the student's words, or the things it names, in the order of the message, each once. */
  readonly terms: readonly string[];
  /** They are few and amounts all: said back they mean something, as a row of days does not. */
  readonly sayable: boolean;
  /** It gives back what was said, and asks for no more than whether that is right. */
  readonly sumsUp: boolean;
}

/** What lies behind is nothing to agree to. */
const PAST = / (?:was|were|had|did|since|ago|yesterday|\p{L}{3,}ed) /u;
const AHEAD = / (?:will|can|could|would|shall|let us|if|by|until|from|we get|you get|goes?|opens?|starts?) /;
/** 'Above €2,000' is a limit, 'not the 5th' no day to agree to, and 'instead of 60' the old one. */
const BEFORE =
  /(?:^|\s)(?:above|over|under|below|than|per|every|each|instead of|not|no|never|without|off|nor)\s+(?:the\s+)?$/i;
/** An old price, which is left behind. */
const FROM = /\bfrom\s+(?:the\s+)?$/i;
/** 'One way', 'two things': they count what is talked of, not what is offered. */
const COUNTS_TALK = new RegExp(
  `\\b${oneOf(...'way thing option point question time sentence word step part reason kind other more'.split(' '))}s?$`,
  'i',
);
/** 'Two ground' has lost its sheets. */
const WHOLE = /^(?:one|1|an?) |(?:s|people|men|women|children|percent|per cent|%)$/i;
const MOST_TERMS = 3;
const LONGEST = 28;
/** It says how much or which day, also to somebody who has not heard the rest. */
const SOLID =
  /\d|[£$€]|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred)\b/i;

const speaksAhead = (sentence: Sentence): boolean => {
  const plain = plainWords(sentence);
  return AHEAD.test(plain) || !PAST.test(plain);
};

/** 'Eleven days' and 'Tomorrow' opened a sentence; 'Friday' and 'March 27' are written so everywhere. */
function asInASentence(words: string): string {
  const [first = ''] = words.toLowerCase().split(/[^a-z]/);
  const named = WEEKDAYS.has(first) || MONTHS.has(first);
  return /^\p{Lu}\p{Ll}/u.test(words) && !named ? `${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}

const namesDay = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => WEEKDAYS.has(word) || MONTHS.has(word));

interface Found {
  readonly words: string;
  readonly at: number;
  readonly amount: boolean;
}

function termsIn(sentence: Sentence): readonly Found[] {
  const { text } = sentence;
  const { amounts, days } = argumentsOf(sentence);
  const found = [
    ...amounts
      .filter(
        ({ kind, text: said }) =>
          !COUNTS_TALK.test(said) && (kind !== 'count' || (/\p{L}{2}$/u.test(said) && WHOLE.test(said))),
      )
      .map(({ kind, text: said }) => ({ said, words: said, old: kind === 'money', amount: true })),
    ...days.flatMap((day) => {
      const words = day.precise ? dayWords(day.text) : null;
      return words === null ? [] : [{ said: day.text, words, old: false, amount: false }];
    }),
  ];
  return found
    .flatMap(({ said, words, old, amount }) => {
      const at = text.indexOf(said);
      const before = text.slice(0, at);
      const plain = asInASentence(words.replaceAll(/[^\p{L}\p{N}%]+$/gu, ''));
      const none = at < 0 || plain.length > LONGEST || !/\d|\p{L}{3}/u.test(plain);
      return none || BEFORE.test(before) || (old && FROM.test(before)) ? [] : [{ words: plain, at, amount }];
    })
    .toSorted((left, right) => left.at - right.at);
}

const CONDITION = / if /;
/** Whether a point asks for a yes to what is put forward: in itself, with a condition, or to what stands before it. */
const asksForAgreement = ({ act, openly, either, leans, sentence }: Point): boolean =>
  !openly &&
  !either &&
  (act === 'asks_for_yes' || act === 'asks_for_decision') &&
  (leans || CONDITION.test(plainWords(sentence)) || termsIn(sentence).length > 0);
/** 'Can you decide by the 22nd?' offers nothing: what it names is asked of the other. */
const OFFERED = new RegExp(
  ` ${oneOf(
    '(?:i|we) (?:\\S+ )?(?:will|can|could|would|shall|am|are|offer|take|give|pay|move|put|send|keep|bring|begin|start)',
    '(?:can|could|shall|may) (?:i|we)',
    'if|let us|with me|on me|from me|from us',
    'live with|accept|agree|back|support|endorse|settle|take|shake|for you',
  )} `,
);
const isPut = ({ act, sentence }: Point): boolean =>
  (act !== 'asks_for_yes' && act !== 'asks_for_decision') || OFFERED.test(plainWords(sentence));
const asksIfRight = ({ act, leans, sentence }: Point): boolean => act === 'gives_back' && leans && sentence.question;

const NAMED = /^(?:the|my|your) |^\p{Lu}/u;
/** A thing of the case in a clause of its own: 'the label page' of 'you close the label page now'. */
function thingsIn(scenario: ScenarioContent, { text }: Sentence): readonly string[] {
  const { addresses } = caseIndexOf(scenario);
  return clausesOf(text)
    .flatMap((clause) => parseText(clause))
    .flatMap((sentence) => topicOf(sentence, addresses) ?? [])
    .filter((thing) => thing.length <= LONGEST && NAMED.test(thing) && namesCase(scenario, thing));
}

/**
 * What a message puts forward and asks a yes for; null where it names too little for that, or asks for none. Where its
 * figures and days are few, the things of the case that it names stand with them.
 * @param points those of the message that are not beside the matter
 */
export function packageOf(scenario: ScenarioContent, points: readonly Point[]): Package | null {
  const recaps = points.some(({ of }) => sumsUp(of));
  const agreement = points.some(asksForAgreement);
  if (!recaps && !agreement && !points.some(asksIfRight)) return null;
  const put = points.filter(
    (point) =>
      !point.openly &&
      !point.either &&
      !['wants_to_know', 'refuses', 'apologises'].includes(point.act) &&
      isPut(point) &&
      speaksAhead(point.sentence),
  );
  const found = put.flatMap(({ sentence }) => termsIn(sentence));
  const figures = [...new Set(found.map(({ words }) => words))];
  const solid = figures.filter((words) => SOLID.test(words));
  const things = recaps ? [...new Set(put.flatMap(({ sentence }) => thingsIn(scenario, sentence)))] : [];
  const terms = solid.length > 0 ? figures : things;
  if (solid.length === 0 && things.length < FEWEST_THINGS) return null;
  const sayable =
    terms === figures && terms.length <= MOST_SAID && found.every(({ words, amount }) => amount && !namesDay(words));
  return { points: put, terms: terms.slice(0, MOST_TERMS), sayable, sumsUp: !agreement };
}
const FEWEST_THINGS = 2;
const MOST_SAID = 2;

/** 'Yes. {terms}: I can draw to that.' without the terms; null where the line is about nothing else. */
function withoutTerms(line: string): string | null {
  const left = line
    .replace(/[:,] \{terms\}(?=[.;])/, '')
    .replace(/\. \{terms\}(?=, )/, '')
    .replace(/\. \{terms\}:(?= )/, ',');
  return left.includes('{terms}') || NODS.test(left) ? null : left;
}
/** 'No, lovely, and what about the nineteenth?' nodded at the terms that it named. */
const NODS = /, (?:yes|aye|very well|lovely|nice|good|good on you|fine|bonny enough|noted)[,;]/i;

/** The lines with the terms in them where these can be said back, and without them otherwise, as far as they go so. */
function linesFor(lines: readonly string[], { sayable }: Package): readonly string[] {
  if (sayable) return lines;
  const without = lines.flatMap((line) => withoutTerms(line) ?? []);
  return without.length > 0 ? without : lines;
}

/** Share of what weighs on them that has to be dealt with before they agree to terms. */
const ENOUGH = 0.5;

function standOf({ turn: { after } }: Speaker, { sumsUp: only }: Package): keyof Omit<Terms, 'choice'> {
  const central = after.concerns.find((concern) => concern.central);
  const dealtWith = after.concerns.filter(({ level }) => level === 'answered' || level === 'settled');
  const weightOf = (of: readonly { readonly weight: number }[]): number =>
    of.reduce((sum, { weight }) => sum + weight, 0);
  const share = weightOf(dealtWith) / Math.max(1, weightOf(after.concerns));
  const centralDone = central === undefined || dealtWith.includes(central);
  if (after.outcome === 'agreed' || (centralDone && share >= ENOUGH)) return only ? 'confirmed' : 'accepted';
  return centralDone || dealtWith.length > 0 || central?.level === 'heard' ? 'partly' : 'notYet';
}

/** What is open and has come up: nobody hangs a yes on a worry that they never spoke of. Else what matters most. */
function named(speaker: Speaker): readonly string[] {
  const { unsettled, turn } = speaker;
  const of = (id: string): Concern | undefined => turn.scenario.concerns.find((concern) => concern.id === id);
  const raised = unsettled.filter((id) =>
    Object.values(of(id)?.lines ?? {})
      .flat()
      .some((line) => speaker.hasSaid(line)),
  );
  if (raised.length > 0) return raised;
  const central = unsettled.filter((id) => of(id)?.central === true);
  return central.length > 0 ? central : unsettled;
}

/** What they say to a package of terms; null where all of that is said, or it isn't plain what is still open. */
export function toTerms(speaker: Speaker, put: Package): string | null {
  const { voice } = speaker;
  const terms = listed(put.terms);
  const stand = standOf(speaker, put);
  const lines = linesFor(voice.terms[stand], put);
  if (stand === 'accepted' || stand === 'confirmed') return speaker.any(lines, { terms });
  const said = speaker.turn.messages
    .filter(({ role }) => role === 'stakeholder')
    .map(({ content }) => content)
    .join('\n');
  const handles = named(speaker).flatMap((id) => voice.matters[id] ?? []);
  const fresh = handles.filter((matter) => !said.includes(matter));
  return [...fresh, ...handles].reduce<string | null>(
    (line, matter) => line ?? speaker.any(lines, { terms, matter }),
    null,
  );
}

/** Two days they are left to choose from. */
export function toChoice(speaker: Speaker, { sentence }: Point): string | null {
  if (!/ or /.test(plainWords(sentence))) return null;
  const days = argumentsOf(sentence).days.flatMap((day) => (day.precise ? (dayWords(day.text) ?? []) : []));
  const choices = [...new Set(days)];
  const choice = choices.length < 2 ? undefined : choices[Math.floor(speaker.turn.chance() * choices.length)];
  return choice === undefined ? null : speaker.any(speaker.voice.terms.choice, { choice });
}
