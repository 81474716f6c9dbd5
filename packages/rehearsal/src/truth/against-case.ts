/**
 * Whether a claim is false by the case: another figure or day for something that the case fixes, something said to be
 * done that is still ahead, something denied that has happened, an agreement of the other's that never was. Each asks for
 * two signs that know nothing of each other, the nearness of the meaning and the words of the fact; and in doubt it is
 * believed (product §12.15).
 */
import type { Fact } from '@parley/shared';
import { argumentsOf } from '../language/arguments';
import { dayWords } from '../language/days';
import { oneOf } from '../language/one-of';
import { parseText, plainWords, type Sentence } from '../language/parse';
import type { Similarity } from '../similarity/similarity';
import { valueOf, type CaseIndex } from '../understanding/case-index';
import { asserts, tellsOfChange } from './asserting';
import { knownCase, type KnownFact } from './case-facts';
import { inBoth, thingsIn } from './matter';
import { quantitiesIn, type Quantity } from './quantities';

export interface Disproof {
  readonly fact: Fact | null;
  readonly claimed: string | null;
  readonly known: string | null;
}

/** A sentence held against one fact. */
interface Held {
  readonly index: CaseIndex;
  readonly sentence: Sentence;
  readonly words: string;
  readonly things: ReadonlySet<string>;
  readonly known: KnownFact;
  /** Cosine of the two. */
  readonly near: number;
  /** How many words both name, and what share of the sentence's. */
  readonly shared: number;
  readonly share: number;
}

/** Nearness (cosine) from which two sentences may speak of one fact, and from which they surely do. */
const NEAR = 0.5;
const CLOSE = 0.62;
/** Nearly all that the sentence names, the fact names too (share). */
const ALL_BUT = 0.75;
/** In nearly the same words one word in common is enough. */
const VERBATIM = 0.75;
/** Figures so near each other (share of the greater; points of a hundred) are one, told loosely. */
const SAME_WITHIN = 0.12;
const SAME_POINTS = 1.5;

const alike = ({ kind, value }: Quantity, other: Quantity): boolean =>
  Math.abs(value - other.value) <=
  (kind === 'percent' ? SAME_POINTS : SAME_WITHIN * Math.max(Math.abs(value), Math.abs(other.value)));

/** Whether a figure can be worked out of those of one fact: a sum, a difference; of money and time also a multiple. */
function derivable({ kind, value }: Quantity, { known }: Held): boolean {
  const from = known.quantities.filter((one) => one.kind === kind).map((one) => one.value);
  const close = (made: number): boolean => Math.abs(made - value) <= 0.02 * Math.max(1, Math.abs(value));
  // So many of a hundred of a whole, or the rest of it.
  const shares = known.quantities.filter((one) => one.kind === 'percent').map((one) => one.value / 100);
  if (from.some((one) => shares.some((share) => close(one * share) || close(one * (1 - share))))) return true;
  return from.some((one, at) => {
    if (from.slice(at + 1).some((other) => close(one + other) || close(one - other) || close(other - one))) return true;
    if (kind === 'count' || kind === 'percent') return false;
    return Array.from({ length: 11 }, (_, more) => more + 2).some((times) => close(one * times) || close(one / times));
  });
}

const counted = (quantity: Quantity, other: Quantity, things: ReadonlySet<string>): boolean =>
  other.kind === quantity.kind &&
  (quantity.kind !== 'count' || inBoth(quantity.objects, other.objects) >= 1 || inBoth(things, other.objects) >= 2);

/** 'Fourteen of the 16': a part of a whole. */
function partIn(sentence: Sentence): { readonly part: number; readonly whole: number; readonly text: string } | null {
  const { terms } = sentence;
  for (const [at, term] of terms.entries()) {
    if (term.word !== 'of') continue;
    const before = terms[at - 1];
    const after = terms.slice(at + 1, at + 4).find(({ word }) => !['the', 'all', 'its', 'our', 'your'].includes(word));
    const [part, whole] = [before && valueOf(before.word), after && valueOf(after.word)];
    if (before && after && part !== null && part !== undefined && whole && !before.tags.has('Ordinal'))
      return { part, whole, text: `${before.text} of ${after.text}` };
  }
  return null;
}

/** Another part of the same whole. What is left of it is the same told from the other side. */
function otherPart({ sentence, known, near, share }: Held): Disproof | null {
  const part = partIn(sentence);
  if (!part || near < CLOSE || share < ALL_BUT) return null;
  for (const one of known.sentences) {
    const theirs = partIn(one);
    if (!theirs || theirs.whole !== part.whole) continue;
    const same = [theirs.part, theirs.whole - theirs.part].some((value) => Math.abs(value - part.part) <= 0.12 * value);
    if (!same) return { fact: known.fact, claimed: part.text, known: theirs.text };
  }
  return null;
}

/** Another figure for what the fact counts. */
function otherFigure(held: Held): Disproof | null {
  const { sentence, known, index, things } = held;
  const quantities = quantitiesIn(sentence);
  for (const quantity of quantities) {
    const others = known.quantities.filter((other) => counted(quantity, other, things));
    const [other] = others;
    if (!other || others.some((one) => alike(quantity, one)) || derivable(quantity, held)) continue;
    // 'Twelve of the 46' tells of a part.
    if (quantities.some((one) => one !== quantity && others.some(({ value }) => value === one.value))) continue;
    // A figure that the case has for something of the kind, or without a word on what it counts, may be meant.
    if (
      knownCase(index).figures.some(
        (figure) =>
          figure.value === quantity.value &&
          (counted(quantity, figure, things) || (figure.kind === 'count' && figure.objects.size === 0)),
      )
    )
      continue;
    return { fact: known.fact, claimed: quantity.text, known: other.text };
  }
  return null;
}

/** Another day for what the fact says happens, or happened, on one. */
function otherDay({ sentence, known, index }: Held): Disproof | null {
  const days = argumentsOf(sentence).days.filter(({ key }) => /^\d{1,2} [a-z]{3}$/.test(key));
  const theirs = known.sentences
    .flatMap((one) => argumentsOf(one).days)
    .filter(({ key }) => /^\d{1,2} [a-z]{3}$/.test(key));
  const [day] = days;
  const [other] = theirs;
  if (!day || !other || days.length !== 1 || theirs.length !== 1 || knownCase(index).dayKeys.has(day.key)) return null;
  return { fact: known.fact, claimed: dayWords(day.text), known: dayWords(other.text) };
}

const DONE = new RegExp(
  ` ${oneOf(
    '(?:has|have|had) (?:\\S+ )?(?:been|passed|signed|agreed|paid|approved|finished|booked|gone|voted|decided|closed|ordered)',
    '(?:is|are|was|were) (?:all |now |already |long |completely )*(?:done|finished|complete|completed|live|fixed|closed|signed|approved|paid|corrected|poured|ordered|built|delivered|in place)',
    '(?:got|have|had) (?:\\S+ ){1,4}(?:done|fixed|finished|signed|sorted|closed)',
    'passed|already',
  )} `,
);
const FINISHED =
  / (?:already|since|finished|done|completed|passed|all of|last (?:week|month|night|friday)|yesterday|this morning) /;

/** Something said to be done that the case has still ahead. */
function saidDone({ sentence, known, words, near }: Held): Disproof | null {
  if (!known.ahead || sentence.negated || near < CLOSE) return null;
  if (!DONE.test(words) || !FINISHED.test(words)) return null;
  return { fact: known.fact, claimed: null, known: null };
}

/** A time of its own, which the fact does not have: what happened then is something else. */
const OF_ITS_OWN =
  / (?:last night|yesterday|this morning|today|tonight|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|so far this) /;

const WORKED = / (?:is|are|was|were) (?:all |now |already |long )*(?:done|finished|complete|completed|built|in place) /;

const BY_NOW = / (?:already|since|now|long ago|yesterday|last (?:week|month|night)) /;
const CONDITIONAL = / (?:when|once|after|as soon as|until|before|by the time) /;

/** The work that something would take, said to be done. */
function saidWorked({ sentence, known, words, near, share }: Held): Disproof | null {
  if (!known.supposed || sentence.negated || near < CLOSE || share < ALL_BUT) return null;
  return WORKED.test(words) && BY_NOW.test(words) && !CONDITIONAL.test(words)
    ? { fact: known.fact, claimed: null, known: null }
    : null;
}

const GRANTED = / (?:has|have) (?:already |all |now |basically )*(?:agreed|signed|paid|approved|accepted|promised) /;
/** Nearly all that it names stands in a fact that says it has not been done. */
const MOSTLY = 0.6;
const NEAR_UNDONE = 0.55;

/** Something said to have been granted that the case says nobody has so much as asked for. */
function saidGranted({ sentence, known, words, near, shared, share }: Held): Disproof | null {
  if (!known.undone || sentence.negated || near < NEAR_UNDONE || shared < 2 || share < MOSTLY) return null;
  return GRANTED.test(words) && !OF_ITS_OWN.test(words) ? { fact: known.fact, claimed: null, known: null } : null;
}

const NEVER = / (?:never|not (?:a |one )?(?:single|any)|nobody|nothing at all|none of|at all|no one) /;

/** Something denied outright that the case says has happened. */
function denied({ sentence, known, words, near, shared, share }: Held): Disproof | null {
  if (!known.past || near < CLOSE || !(shared >= 3 || (shared === 2 && share === 1))) return null;
  if (!sentence.negated || !NEVER.test(words) || known.sentences.some((one) => one.negated)) return null;
  return { fact: known.fact, claimed: null, known: null };
}

/** What can't both be: where the fact says one, the claim says the other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/ (?:pass|passed|passes) /, / (?:fail|failed|fails) /],
  [/ (?:green) /, / (?:red) /],
  [/ (?:refused|rejected|turned down) /, / (?:agreed|accepted|approved|signed) /],
  [/ (?:stayed|remained) /, / (?:left|walked out|resigned) /],
];

/** The contrary of what has happened. */
function contrary({ sentence, known, words, near, shared }: Held): Disproof | null {
  if (!known.past || near < CLOSE || shared < 3 || sentence.negated || known.sentences.some((one) => one.negated))
    return null;
  const told = known.sentences.map(plainWords).join(' ');
  const opposed = OPPOSITES.some(
    ([one, other]) =>
      (one.test(words) && other.test(told) && !other.test(words) && !one.test(told)) ||
      (other.test(words) && one.test(told) && !one.test(words) && !other.test(told)),
  );
  return opposed ? { fact: known.fact, claimed: null, known: null } : null;
}

const NUMBER = /\d+(?:[.,]\d+)*/g;
/** One number alone may stand anywhere. */
const NUMBERS = 2;
/** '1.71 spent of 2.4 million': every number stands in the fact, whatever unit each of them goes by. */
function numbersOf(sentence: Sentence, known: KnownFact): boolean {
  const theirs: readonly string[] = known.text.match(NUMBER) ?? [];
  const said: readonly string[] = sentence.text.match(NUMBER) ?? [];
  return new Set(said).size >= NUMBERS && said.every((number) => theirs.includes(number));
}

/** Whether all numbers of a fact that has several stand in what was said: it tells the fact, whatever it makes of it. */
export function givesItsNumbers(fact: string, said: string): boolean {
  const numbers = new Set(fact.match(NUMBER));
  const given = new Set(said.match(NUMBER));
  return numbers.size >= NUMBERS && [...numbers].every((number) => given.has(number));
}

/** Whether the sentence tells the fact as it is: its figures and days stand there, and no others. */
export function tellsAsItIs(sentence: Sentence, known: KnownFact): boolean {
  if (numbersOf(sentence, known) && inBoth(thingsIn(sentence), known.things) >= 1) return true;
  const quantities = quantitiesIn(sentence);
  const days = argumentsOf(sentence).days.filter(({ precise }) => precise);
  const particulars = quantities.length + days.length;
  return (
    particulars > 0 &&
    quantities.every((one) => known.quantities.some((other) => other.value === one.value)) &&
    days.every(({ key }) => known.dayKeys.has(key)) &&
    inBoth(thingsIn(sentence), known.things) >= 1
  );
}

/** Whether it says something of the case in the case's own words: two at least, all in one sentence of it, denied there as here. */
export function tellsInItsWords(index: CaseIndex, { content, negated }: Sentence): boolean {
  const called = new Set(parseText(index.scenario.persona.name).flatMap((name) => name.content));
  const said = content.filter((word) => !called.has(word));
  return (
    said.length >= 2 &&
    knownCase(index).facts.some(({ sentences }) =>
      sentences.some((told) => told.negated === negated && said.every((word) => told.content.includes(word))),
    )
  );
}

/** A name that the case does not know makes it another matter. */
const namesAnother = (index: CaseIndex, sentence: Sentence): boolean =>
  argumentsOf(sentence).names.some(
    (name) =>
      !index.names.has(name.toLowerCase()) &&
      !index.addresses.has(name.toLowerCase()) &&
      !index.publicText.includes(name.toLowerCase()),
  );

/** What a claim is false by; null where it is true, open or anything else than a claim. */
export function disprovedBy(index: CaseIndex, similarity: Similarity, sentence: Sentence): Disproof | null {
  if (similarity.name !== 'embedding' || !asserts(sentence)) return null;
  const { facts } = knownCase(index);
  const words = plainWords(sentence);
  const things = thingsIn(sentence);
  const held = facts
    .map((known): Held => {
      const shared = inBoth(things, known.things);
      return {
        index,
        sentence,
        words,
        things,
        known,
        near: similarity.cosine(sentence.text, known.text),
        shared,
        share: things.size === 0 ? 0 : shared / things.size,
      };
    })
    .filter(({ near, shared }) => near >= NEAR && shared >= 1)
    .toSorted((left, right) => right.near + 0.3 * right.share - (left.near + 0.3 * left.share));
  const [best] = held;
  if (!best || namesAnother(index, sentence)) return null;
  const worked = saidWorked(best);
  // Said to be done, a fact is not told as it is, whatever its figures.
  if (worked || facts.some((known) => tellsAsItIs(sentence, known))) return worked;
  const done = saidDone(best) ?? saidGranted(best) ?? denied(best) ?? contrary(best) ?? otherPart(best);
  if (done) return done;
  const enough = (best.shared >= 2 && best.share >= 0.5) || (best.near >= VERBATIM && best.share === 1);
  if (!enough || OF_ITS_OWN.test(words) || tellsOfChange(sentence, best.known.sentences)) return null;
  return otherFigure(best) ?? otherDay(best);
}
