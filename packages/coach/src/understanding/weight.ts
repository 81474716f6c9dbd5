/**
 * How much a message gives, as far as its meaning tells: whether it lies nearer to what settles something or to what
 * only sounds like it. One logistic unit on the sentence embedding, fitted on authored answers and near misses
 * (`pnpm coach fit`). It knows manner from matter only by examples, so it decides nothing alone: it takes strength from
 * moves that syntax found in words that give nothing, and adds none.
 */
import type { Similarity } from '../similarity/similarity';

export interface WeightModel {
  readonly bias: number;
  /** One for each dimension of the embedding, whose vectors are made of unit length first. */
  readonly weights: readonly number[];
}

/** The share of its message in what a sentence gives: alone, half of the sentences of a good message say little. */
const MESSAGE_SHARE = 0.65;
/** Below the first, nothing of a move is left; from the second on, all of it. */
const NOTHING = 0.15;
const ALL = 0.55;

/** A vector of unit length, as the model was fitted. */
export function unit(vector: Float32Array): Float32Array {
  let sum = 0;
  for (const value of vector) sum += value * value;
  const length = Math.sqrt(sum) || 1;
  return vector.map((value) => value / length);
}

/** The chance, 0-1, that a text gives something; null without a vector for it. */
export function chanceOfSubstance(model: WeightModel, vector: Float32Array | null): number | null {
  if (vector === null || vector.length !== model.weights.length) return null;
  const scaled = unit(vector);
  let sum = model.bias;
  for (let index = 0; index < scaled.length; index += 1) sum += (scaled[index] ?? 0) * (model.weights[index] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * What is left of the strength of a move in this sentence of this message, 0-1. Without vectors (the lexical fallback)
 * all of it is.
 */
export function weightOf(model: WeightModel | null, similarity: Similarity, message: string, sentence: string): number {
  if (model === null) return 1;
  const whole = chanceOfSubstance(model, similarity.vector(message));
  const own = chanceOfSubstance(model, similarity.vector(sentence)) ?? whole;
  if (whole === null || own === null) return 1;
  const chance = MESSAGE_SHARE * whole + (1 - MESSAGE_SHARE) * own;
  return Math.min(1, Math.max(0, (chance - NOTHING) / (ALL - NOTHING)));
}
