/** Fits multinomial logistic units: by Adam over small batches, the same every time. */
import { softmaxChances, type SoftmaxWeights, type SparseInput } from '@parley/coach/internals';

export interface LabelledInput {
  readonly input: SparseInput;
  /** Its label's place. */
  readonly is: number;
}

export interface FitOptions {
  readonly labels: number;
  /** How many numbers may go in. */
  readonly width: number;
  readonly rounds: number;
  /** What pulls each weight towards 0. */
  readonly decay: number;
}

const BATCH = 64;
const RATE = 0.04;
const FIRST = 0.9;
const SECOND = 0.99;
const TINY = 1e-8;

/** An order that mixes them, another one each round. */
function mixed<T>(all: readonly T[], round: number): readonly T[] {
  const keys = all.map((_, at) => Math.imul(at + 1 + round * all.length, 0x9e_37_79_b1) >>> 0);
  return Array.from(all.keys())
    .toSorted((left, right) => (keys[left] ?? 0) - (keys[right] ?? 0))
    .flatMap((at) => all.slice(at, at + 1));
}

/** Moves numbers against their slope, each by how steep it was before. */
function adam(values: Float32Array): (slopes: Float32Array, rate: number) => void {
  const speed = new Float32Array(values.length);
  const size = new Float32Array(values.length);
  let step = 0;
  return (slopes, rate) => {
    step += 1;
    const first = 1 - FIRST ** step;
    const second = 1 - SECOND ** step;
    for (const [at, slope] of slopes.entries()) {
      const fast = FIRST * (speed[at] ?? 0) + (1 - FIRST) * slope;
      const wide = SECOND * (size[at] ?? 0) + (1 - SECOND) * slope * slope;
      speed[at] = fast;
      size[at] = wide;
      values[at] = (values[at] ?? 0) - (rate * fast) / first / (Math.sqrt(wide / second) + TINY);
    }
  };
}

/** What the weights of these say too much or too little. */
function addErrors(row: LabelledInput, chances: Float64Array, share: number, into: Float32Array): void {
  const labels = chances.length;
  for (let label = 0; label < labels; label += 1)
    chances[label] = ((chances[label] ?? 0) - (label === row.is ? 1 : 0)) * share;
  const { places, values } = row.input;
  for (const [at, place] of places.entries()) {
    const value = values[at] ?? 0;
    for (let label = 0; label < labels; label += 1) {
      const index = place * labels + label;
      into[index] = (into[index] ?? 0) + value * (chances[label] ?? 0);
    }
  }
}

/** Fitted by likelihood; its chances are too sure of themselves before `cooled`. */
export function fitSoftmax(
  rows: readonly LabelledInput[],
  { labels, width, rounds, decay }: FitOptions,
): SoftmaxWeights {
  const weights = new Float32Array(width * labels);
  const biases = new Float32Array(labels);
  const moveWeights = adam(weights);
  const moveBiases = adam(biases);
  for (let round = 0; round < rounds; round += 1) {
    const rate = RATE * (1 - round / rounds);
    const order = mixed(rows, round);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const slopes = weights.map((weight) => weight * decay);
      const biasSlopes = new Float32Array(labels);
      for (const row of batch) {
        const chances = softmaxChances({ biases: [...biases], weights }, row.input);
        addErrors(row, chances, 1 / batch.length, slopes);
        for (const [label, error] of chances.entries()) biasSlopes[label] = (biasSlopes[label] ?? 0) + error;
      }
      moveWeights(slopes, rate);
      moveBiases(biasSlopes, rate);
    }
  }
  return { biases: [...biases], weights };
}

/** Weights whose chances are closer to even, the further the factor is below 1. */
export const cooled = ({ biases, weights }: SoftmaxWeights, factor: number): SoftmaxWeights => ({
  biases: biases.map((bias) => bias * factor),
  weights: weights.map((weight) => weight * factor),
});

/** The mean of what the right label's chance lacks (negative log-likelihood) over rows that the weights were not fitted to. */
export const lossOf = (weights: SoftmaxWeights, rows: readonly LabelledInput[]): number =>
  rows.reduce((sum, { input, is }) => sum - Math.log(Math.max(1e-9, softmaxChances(weights, input)[is] ?? 0)), 0) /
  rows.length;
