/** How likely a sentence means each of what a case holds, by fitted weights (decision 0035). */
import { type Measured, WIDTH } from './features';

/** A weighted sum of the features, bent: it counts less the further it goes. */
export interface Bend {
  /** By `FEATURES`. */
  readonly from: readonly number[];
  readonly shift: number;
  /** What it weighs. */
  readonly to: number;
}

export interface MeaningWeights {
  /** By `FEATURES`. */
  readonly target: readonly number[];
  /** By `NONE_FEATURES`. */
  readonly none: readonly number[];
  /** What features tell together: words that differ count for more where the nearest way is far, and so on. */
  readonly bends: readonly Bend[];
}

/** A sum of the features in the row at a place. */
function sumAt(features: Float32Array, row: number, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < WIDTH; index += 1) sum += (features[row * WIDTH + index] ?? 0) * (weights[index] ?? 0);
  return sum;
}

/**
 * How likely each row's target is, and last that none is meant: 1 in sum.
 * @param leads how much likelier (logarithm) each row is by what was said before
 */
export function chances(
  { features, none }: Pick<Measured, 'features' | 'none'>,
  { target, none: ofNone, bends }: MeaningWeights,
  leads: readonly number[] = [],
): Float32Array {
  const count = features.length / WIDTH;
  const sums = new Float32Array(count + 1);
  for (let row = 0; row < count; row += 1)
    sums[row] = bends.reduce(
      (sum, { from, shift, to }) => sum + to * Math.tanh(shift + sumAt(features, row, from)),
      sumAt(features, row, target) + (leads[row] ?? 0),
    );
  sums[count] = none.reduce((sum, value, index) => sum + value * (ofNone[index] ?? 0), 0);
  const most = sums.reduce((highest, sum) => Math.max(highest, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / total);
}

/**
 * What a chance becomes when it is told. The weights are fitted on the one target that a line was written for; a stranger
 * is as well served by another one that fits, and less often means nothing (decision 0035).
 */
const SURER = Math.exp(0.8);
export const toldAs = (chance: number): number => (SURER * chance) / (1 - chance + SURER * chance);
