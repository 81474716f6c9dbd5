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
/** By words alone, without the sentence model. */
const BY_WORDS = 0.62;

export interface Foreseen {
  readonly answer: Answer;
  /** How near the nearest phrasing is, on the scale on which facts are compared. */
  readonly value: number;
  /** No fact is meant instead. */
  readonly sure: boolean;
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

const dot = (left: Float32Array, right: Float32Array): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

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
    const nearest = Math.max(...answer.asked.map((text) => similarity.cosine(clause, text)));
    const said = Math.max(...answer.says.map((text) => similarity.cosine(clause, text)));
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

/** The answer that a sentence asks for; null where it asks for none that was foreseen. */
export function foreseenBy(answers: readonly Answer[], sentence: Sentence, similarity: Similarity): Foreseen | null {
  if (answers.length === 0) return null;
  const clauses = clausesOf(sentence.text);
  if (similarity.name === 'lexical') {
    const [best] = answers
      .map((answer) => ({
        answer,
        value: Math.max(...answer.asked.map((text) => similarity.compare(sentence.text, text))),
      }))
      .toSorted((left, right) => right.value - left.value);
    return best && best.value >= BY_WORDS ? { ...best, sure: false } : null;
  }
  const asks = sentence.question || WONDERS.test(plainWords(sentence));
  const least = asks ? NEAR_ENOUGH.question : NEAR_ENOUGH.statement;
  const [found] = clauses
    .flatMap((clause) => standingOut(candidatesFor(answers, clause, similarity)) ?? [])
    .filter(
      ({ nearest, share }) =>
        (nearest >= CERTAIN && share >= CERTAIN_SHARE) || (nearest >= least && share >= STANDS_OUT),
    )
    .toSorted((left, right) => right.share - left.share);
  return found
    ? { answer: found.answer, value: likeness('matter', found.nearest) + FORESEEN_FIRST, sure: found.share >= SURELY }
    : null;
}

/** Whether a sentence is so surely a question that was foreseen that it is nothing beside the matter. */
export function isForeseen(answers: readonly Answer[] = [], sentence: Sentence, similarity: Similarity): boolean {
  const found = foreseenBy(answers, sentence, similarity);
  return found?.sure === true && found.value >= CERTAIN + FORESEEN_FIRST;
}

/** Texts of a case by which its answers are found, to be made comparable. */
export const foreseenTexts = (answers: readonly Answer[] = []): readonly string[] =>
  answers.flatMap(({ asked, says }) => [...asked, ...says]);
