/** Questions that the author of a case foresaw: which of them a sentence asks, and what this person says to it (product §11.14). */
import type { Answer } from '@parley/shared';
import { plainWords, type Sentence } from '../language/parse';
import { likeness } from '../similarity/calibration';
import type { Similarity } from '../similarity/similarity';
import { clausesOf } from './aside';

/** Asked without the form of a question: 'I was wondering whether you could …'. */
const WONDERS =
  / (?:wonder|wondering|curious|help me (?:to )?understand|talk me through|(?:like|want|need) to (?:know|understand|hear)) /;

/**
 * What nearness to one phrasing, to the middle of them all, and to what would be said weigh. Fitted on the phrasings of the
 * library, each left out in turn (decision 0028).
 */
const WEIGHTS = { nearest: 2.2, middle: 10.6, said: 6.3 } as const;
/** From here on one answer stands out among all that could be meant (0-1). */
const STANDS_OUT = 0.57;
/** And from here on no fact is meant instead. */
const SURELY = 0.75;
/** However it stands out: below this (cosine) nothing foreseen was asked, and from that on it certainly was. */
const NEAR_ENOUGH = { question: 0.42, statement: 0.68 } as const;
const CERTAIN = 0.8;
/** Where two answers are asked for in nearly the same words, the nearer one still has to have so much. */
const CERTAIN_SHARE = 0.3;
/** In so nearly the same words nothing else is meant, whatever else is asked in like words. */
const VERBATIM = 0.93;
/** What was written for a question goes before a fact: words in common lift a fact by as much and more. */
const FORESEEN_FIRST = 0.25;
/** In a hurry the mark is left out, of a short sentence (words). */
const UNMARKED_WORDS = 12;
/** By words alone, without the sentence model. */
const BY_WORDS = 0.62;

export interface Foreseen {
  readonly answer: Answer;
  /** How near the nearest phrasing is, on the scale on which facts are compared. */
  readonly value: number;
  /** No fact is meant instead. */
  readonly sure: boolean;
  /** In nearly the words of a phrasing: nothing beside the matter is meant either. */
  readonly certain: boolean;
}

/** The middle of an answer's phrasings. */
const middles = new WeakMap<Answer, Float32Array>();
function middleOf(answer: Answer, similarity: Similarity): Float32Array | null {
  const known = middles.get(answer);
  if (known) return known;
  const vectors = answer.asked.flatMap((text) => similarity.vector(text) ?? []);
  const [first] = vectors;
  if (first === undefined || vectors.length < answer.asked.length) return null;
  const sum = first.map((_, at) => vectors.reduce((total, vector) => total + (vector[at] ?? 0), 0));
  const length = Math.hypot(...sum);
  const middle = sum.map((value) => value / length);
  middles.set(answer, middle);
  return middle;
}

function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}

interface Candidate {
  readonly answer: Answer;
  readonly nearest: number;
  readonly weight: number;
}

function candidatesFor(answers: readonly Answer[], clause: string, similarity: Similarity): readonly Candidate[] {
  const vector = similarity.vector(clause);
  if (vector === null) return [];
  return answers.flatMap((answer) => {
    const middle = middleOf(answer, similarity);
    if (middle === null) return [];
    const nearestOf = (texts: readonly string[]): number =>
      Math.max(...texts.map((text) => similarity.cosine(clause, text)));
    const nearest = nearestOf(answer.asked);
    const said = nearestOf(answer.says);
    const weight = WEIGHTS.nearest * nearest + WEIGHTS.middle * dot(vector, middle) + WEIGHTS.said * said;
    return [{ answer, nearest, weight }];
  });
}

/** The one that stands out, and by how much (0-1). */
function standingOut(candidates: readonly Candidate[]): (Candidate & { readonly share: number }) | null {
  const verbatim = candidates.filter(({ nearest }) => nearest >= VERBATIM);
  const [exact] = verbatim.toSorted((left, right) => right.nearest - left.nearest);
  if (exact) return { ...exact, share: 1 };
  const [best] = candidates.toSorted((left, right) => right.weight - left.weight);
  if (!best) return null;
  const sum = candidates.reduce((total, { weight }) => total + Math.exp(weight - best.weight), 0);
  return { ...best, share: 1 / sum };
}

function byWords(answers: readonly Answer[], sentence: Sentence, similarity: Similarity): Foreseen | null {
  const [best] = answers
    .map((answer) => ({
      answer,
      value: Math.max(...answer.asked.map((text) => similarity.compare(sentence.text, text))),
    }))
    .toSorted((left, right) => right.value - left.value);
  return best && best.value >= BY_WORDS ? { ...best, sure: false, certain: false } : null;
}

function byMeaning(answers: readonly Answer[], sentence: Sentence, similarity: Similarity): Foreseen | null {
  const asks = sentence.question || WONDERS.test(plainWords(sentence));
  if (!asks && sentence.terms.length > UNMARKED_WORDS) return null;
  const clauses = clausesOf(sentence.text);
  const least = asks ? NEAR_ENOUGH.question : NEAR_ENOUGH.statement;
  const [best] = clauses
    .flatMap((clause) => standingOut(candidatesFor(answers, clause, similarity)) ?? [])
    .filter(
      ({ nearest, share }) =>
        (nearest >= CERTAIN && share >= CERTAIN_SHARE) || (nearest >= least && share >= STANDS_OUT),
    )
    .toSorted((left, right) => right.share - left.share);
  if (!best) return null;
  const sure = best.share >= SURELY;
  const value = likeness('matter', best.nearest) + FORESEEN_FIRST;
  return { answer: best.answer, value, sure, certain: sure && best.nearest >= CERTAIN };
}

/** What was found by meaning: a turn asks for it more than once, and each takes some milliseconds. */
const found = new WeakMap<readonly Answer[], WeakMap<Sentence, Foreseen | null>>();

/** The answer that a sentence asks for; null where it asks for none that was foreseen. Its clauses have to be comparable. */
export function foreseenBy(answers: readonly Answer[], sentence: Sentence, similarity: Similarity): Foreseen | null {
  if (answers.length === 0) return null;
  if (similarity.name === 'lexical') return byWords(answers, sentence, similarity);
  const before = found.get(answers)?.get(sentence);
  if (before !== undefined) return before;
  const now = byMeaning(answers, sentence, similarity);
  // Only what could be compared is kept: before that nothing is near to anything.
  const compared = [sentence.text, ...answers.slice(0, 1).flatMap(({ asked }) => asked)];
  if (compared.some((text) => similarity.vector(text) === null)) return now;
  const ofThese = found.get(answers) ?? new WeakMap<Sentence, Foreseen | null>();
  found.set(answers, ofThese.set(sentence, now));
  return now;
}

/** Whether a sentence is so surely a question that was foreseen that it is nothing beside the matter. */
export const isForeseen = (answers: readonly Answer[] = [], sentence: Sentence, similarity: Similarity): boolean =>
  foreseenBy(answers, sentence, similarity)?.certain === true;

/** Texts of a case by which its answers are found, to be made comparable. */
export const foreseenTexts = (answers: readonly Answer[] = []): readonly string[] =>
  answers.flatMap(({ asked, says }) => [...asked, ...says]);
