/** Fits the weight of messages (understanding/weight.ts): logistic regression by plain gradient descent, the same every time. */
import { unit, type WeightModel } from '@parley/coach/internals';

export interface Example {
  readonly vector: Float32Array;
  /** Whether the words give something. */
  readonly gives: boolean;
}

/** Unit vectors have small entries; scaled up, one step size does for weights and bias. */
const SCALE = 4;
const STEPS = 400;
const RATE = 0.5;
const MOMENTUM = 0.9;
const DECAY = 2;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Both kinds weigh the same in sum, however many there are of each. */
export function fitWeights(examples: readonly Example[]): WeightModel {
  const dimensions = examples[0]?.vector.length ?? 0;
  const rows = examples.map(({ vector, gives }) => ({
    scaled: unit(vector).map((value) => value * SCALE),
    target: gives ? 1 : 0,
  }));
  const giving = rows.filter((row) => row.target === 1).length;
  const share = [1 / (2 * Math.max(1, rows.length - giving)), 1 / (2 * Math.max(1, giving))] as const;
  const weights = new Float64Array(dimensions);
  const speed = new Float64Array(dimensions);
  let bias = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = new Float64Array(dimensions);
    let biasGradient = 0;
    for (const { scaled, target } of rows) {
      let sum = bias;
      for (let at = 0; at < dimensions; at += 1) sum += (weights[at] ?? 0) * (scaled[at] ?? 0);
      const error = (1 / (1 + Math.exp(-sum)) - target) * (target === 1 ? share[1] : share[0]);
      for (let at = 0; at < dimensions; at += 1) gradient[at] = (gradient[at] ?? 0) + error * (scaled[at] ?? 0);
      biasGradient += error;
    }
    for (let at = 0; at < dimensions; at += 1) {
      speed[at] = MOMENTUM * (speed[at] ?? 0) + (gradient[at] ?? 0) + (DECAY * (weights[at] ?? 0)) / rows.length;
      weights[at] = (weights[at] ?? 0) - RATE * (speed[at] ?? 0);
    }
    bias -= RATE * 3 * biasGradient;
  }
  return { bias: rounded(bias), weights: Array.from(weights, (value) => rounded(value * SCALE)) };
}
