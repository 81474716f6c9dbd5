/** Learns the map that turns a sentence towards the ways of asking for what it asks (coach/src/meaning/projection.ts). */
import { nearestOf } from '@parley/coach/internals';
import type { HeldOutFold } from './held-out-ways';

/** What nearness to the middle of the ways and to what is said weigh while the map is learned. */
const MIDDLE = 12;
const SAID = 6;
const ROUNDS = 3;
/** A fold is learned from in so many parts. */
const PARTS = 2;
const RATE = 0.003;
const DECAY = 0.003;
const FIRST = 0.9;
const SECOND = 0.99;
const TINY = 1e-5;

/** What is the same in every round: queries and middles, one vector after the other, and what speaks for each target anyhow. */
interface Batch {
  readonly queries: Float32Array;
  readonly middles: Float32Array;
  readonly means: readonly number[];
  readonly anyhow: Float32Array;
}

function batchOf({ meanings, queries }: HeldOutFold, part: number): Batch {
  const meant = queries
    .flatMap(({ unit, means }) => (means === null ? [] : [{ unit, means }]))
    .filter((_, at) => at % PARTS === part);
  const { targets } = meanings;
  const dimensions = targets[0]?.centre.length ?? 0;
  const middles = new Float32Array(targets.length * dimensions);
  targets.forEach(({ centre }, at) => middles.set(centre, at * dimensions));
  const all = new Float32Array(meant.length * dimensions);
  const anyhow = new Float32Array(meant.length * targets.length);
  meant.forEach(({ unit }, row) => {
    all.set(unit.vector, row * dimensions);
    targets.forEach(({ says }, at) => {
      anyhow[row * targets.length + at] = SAID * nearestOf(unit.vector, says);
    });
  });
  return { queries: all, middles, means: meant.map(({ means }) => means), anyhow };
}

/** `into` += left · right; left is rows × inner, right inner × columns. */
function addProduct(
  into: Float32Array,
  left: Float32Array,
  right: Float32Array,
  rows: number,
  inner: number,
  columns: number,
): void {
  for (let row = 0; row < rows; row += 1)
    for (let at = 0; at < inner; at += 1) {
      const value = left[row * inner + at] ?? 0;
      if (value === 0) continue;
      const from = at * columns;
      const to = row * columns;
      for (let column = 0; column < columns; column += 1)
        into[to + column] = (into[to + column] ?? 0) + value * (right[from + column] ?? 0);
    }
}

function transposed(matrix: Float32Array, rows: number, columns: number): Float32Array {
  const made = new Float32Array(matrix.length);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) made[column * rows + row] = matrix[row * columns + column] ?? 0;
  return made;
}

/** The gradient of the likelihood of what is meant. */
function gradientOf({ queries, middles, means, anyhow }: Batch, map: Float32Array, dimensions: number): Float32Array {
  const rows = means.length;
  const targets = middles.length / dimensions;
  const towards = Float32Array.from(queries);
  addProduct(towards, queries, map, rows, dimensions, dimensions);
  const errors = new Float32Array(rows * targets);
  addProduct(errors, towards, transposed(middles, targets, dimensions), rows, dimensions, targets);
  for (let row = 0; row < rows; row += 1) {
    const sums = errors.subarray(row * targets, (row + 1) * targets);
    for (let at = 0; at < targets; at += 1) sums[at] = MIDDLE * (sums[at] ?? 0) + (anyhow[row * targets + at] ?? 0);
    const most = sums.reduce((highest, value) => Math.max(highest, value), Number.NEGATIVE_INFINITY);
    let total = 0;
    for (let at = 0; at < targets; at += 1) {
      sums[at] = Math.exp((sums[at] ?? 0) - most);
      total += sums[at] ?? 0;
    }
    for (let at = 0; at < targets; at += 1)
      sums[at] = (MIDDLE / rows) * (Number(means[row] === at) - (sums[at] ?? 0) / total);
  }
  const pulls = new Float32Array(rows * dimensions);
  addProduct(pulls, errors, middles, rows, targets, dimensions);
  const gradient = new Float32Array(dimensions * dimensions);
  addProduct(gradient, transposed(queries, rows, dimensions), pulls, dimensions, rows, dimensions);
  return gradient;
}

/** An order that mixes the scenarios, the same every time. */
const KNUTH = 2_654_435_761;
const mixed = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at).toSorted(
    (left, right) => ((left * KNUTH) % 2 ** 32) - ((right * KNUTH) % 2 ** 32),
  );

/** Adam, the same every time. */
export function fitMap(folds: readonly HeldOutFold[]): Float32Array {
  const batches = folds
    .flatMap((fold) => Array.from({ length: PARTS }, (_, part) => batchOf(fold, part)))
    .filter(({ means }) => means.length > 0);
  const dimensions = folds[0]?.meanings.targets[0]?.centre.length ?? 0;
  const map = new Float32Array(dimensions * dimensions);
  const speed = new Float32Array(map.length);
  const size = new Float32Array(map.length);
  let step = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE * (1 - (0.9 * round) / ROUNDS);
    for (const at of mixed(batches.length)) {
      const batch = batches[at];
      if (!batch) continue;
      const gradient = gradientOf(batch, map, dimensions);
      step += 1;
      const first = 1 - FIRST ** step;
      const second = 1 - SECOND ** step;
      for (let index = 0; index < map.length; index += 1) {
        const slope = (gradient[index] ?? 0) - DECAY * (map[index] ?? 0);
        const fast = FIRST * (speed[index] ?? 0) + (1 - FIRST) * slope;
        const wide = SECOND * (size[index] ?? 0) + (1 - SECOND) * slope * slope;
        speed[index] = fast;
        size[index] = wide;
        map[index] = (map[index] ?? 0) + (rate * fast) / first / (Math.sqrt(wide / second) + TINY);
      }
    }
  }
  return map;
}
