/**
 * What a message gives, as far as its meaning tells. Two logistic units on the sentence embedding, fitted on authored
 * words (`pnpm coach fit`): one tells words that hold something from words that only sound like it, the other tells an
 * answer to a concern from facts told, concerns named and small talk. They tell style from substance only by examples, so they
 * decide nothing alone: they take strength from what syntax found, and add none.
 */
import type { Similarity } from '../similarity/similarity';

export interface WeightModel {
  readonly bias: number;
  /** One for each dimension of the embedding, whose vectors are made of unit length first. */
  readonly weights: readonly number[];
}

/** Both units; null where messages are not weighed. */
export interface Weights {
  /** Words that hold something. */
  readonly substance: WeightModel;
  /** Words that settle something. */
  readonly settling: WeightModel;
}

/** The share of its message in what a sentence gives: alone, half of the sentences of a good message say little. */
const MESSAGE_SHARE = 0.65;
/** Below the first, nothing of a move is left; from the second on, all of it. */
const LEFT: Readonly<Record<keyof Weights, readonly [number, number]>> = {
  substance: [0.15, 0.55],
  settling: [0.1, 0.45],
};

/** A line of a few words lies nowhere in particular: from this many words on the unit is believed whole, before it in part. */
const WORDS_TO_TRUST = 20;
const UNTOLD = 0.5;

/** A vector of unit length, as the model was fitted. */
export function unit(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  return vector.map((value) => value / length);
}

/** The chance, 0-1, that a text is of the kind the unit was fitted for; null without a vector for it. */
export function chanceBy(model: WeightModel, vector: Float32Array | null): number | null {
  if (vector === null || vector.length !== model.weights.length) return null;
  const scaled = unit(vector);
  let sum = model.bias;
  for (let index = 0; index < scaled.length; index += 1) sum += (scaled[index] ?? 0) * (model.weights[index] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * How much the sentences that hold least, up to half of them, take from the chance of their message: words beside the
 * matter, or of another manner, don't make the others worth less. 0 where the others hold little themselves, for a message
 * of one sentence, and without vectors.
 */
export function spoiltByOthers(
  weights: Weights | null,
  unitName: keyof Weights,
  similarity: Similarity,
  sentences: readonly string[],
): number {
  const model = weights?.[unitName];
  const vectors = sentences.flatMap((sentence) => {
    const vector = similarity.vector(sentence);
    return vector === null ? [] : [unit(vector)];
  });
  const [first] = vectors;
  if (model === undefined || !first || vectors.length < 2) return 0;
  const all = Float32Array.from(first, (_, at) => vectors.reduce((total, vector) => total + (vector[at] ?? 0), 0));
  const chanceOfAll = chanceBy(model, all) ?? 0;
  let [best, rest, left] = [chanceOfAll, all, vectors];
  for (let taken = 0; taken < Math.floor(vectors.length / 2); taken += 1) {
    const without = left.map((vector) => {
      const sum = rest.map((value, at) => value - (vector[at] ?? 0));
      return { vector, sum, chance: chanceBy(model, sum) ?? 0 };
    });
    const next = without.reduce((most, one) => (one.chance > most.chance ? one : most));
    best = Math.max(best, next.chance);
    rest = next.sum;
    left = left.filter((vector) => vector !== next.vector);
  }
  return best >= LEFT[unitName][1] ? best - chanceOfAll : 0;
}

/**
 * What is left of a move in this sentence of this message, 0-1: of its strength by the substance of the words, of what
 * it settles by the other unit. Without vectors (the lexical fallback) all of it is.
 * @param spoilt what some sentences take from the message (`spoiltByOthers`), given back here
 */
export function weightOf(
  weights: Weights | null,
  unitName: keyof Weights,
  similarity: Similarity,
  message: string,
  sentence: string,
  spoilt = 0,
): number {
  if (weights === null) return 1;
  const read = chanceBy(weights[unitName], similarity.vector(message));
  const whole = read === null ? null : Math.min(1, read + spoilt);
  const own = chanceBy(weights[unitName], similarity.vector(sentence)) ?? whole;
  if (whole === null || own === null) return 1;
  const told = MESSAGE_SHARE * whole + (1 - MESSAGE_SHARE) * own;
  const trust = Math.min(1, message.trim().split(/\s+/).length / WORDS_TO_TRUST);
  const chance = trust * told + (1 - trust) * UNTOLD;
  const [nothing, all] = LEFT[unitName];
  return Math.min(1, Math.max(0, (chance - nothing) / (all - nothing)));
}
