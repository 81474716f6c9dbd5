/** Fits what each feature weighs, so that the chances that come of them are those with which a thing is meant. */
import { type Bend, measure, type MeaningWeights, NONE_FEATURES, WIDTH } from '@parley/coach/internals';
import type { HeldOutFold, Nothing } from './held-out-ways';

const NONE_WIDTH = NONE_FEATURES.length;
/** So often what a stranger means was foreseen; else it is as if it had not been written. */
const FORESEEN = 0.8;
/**
 * What sentences that mean nothing weigh. There are many that are turned round, and talks have few of them; of near misses
 * a fifth is left, as the adapter was trained on the others.
 */
const OF_NOTHING: Readonly<Record<Nothing, number>> = {
  foreign: 2.4,
  near: 12,
  turned: 0.5,
  practice: 0.8,
  stranger: 0,
};
/** What a conversation is made of, whatever there is most of in the library. */
const SHARES: Readonly<Record<string, number>> = { answer: 0.4, statement: 0.25, common: 0.2, fact: 0.15 };
/** Only the nearest are learned from: the others change next to nothing. */
const LEARNED_FROM = 10;
const BENDS = 8;
const STEPS = 200;
const RATE = 0.05;
const FIRST = 0.9;
const SECOND = 0.99;
const TINY = 1e-8;
const DECAY = 1e-4;

/** A query against the targets that come into question. */
export interface Row {
  readonly scenario: number;
  /** The kind of what is meant; `nothing` for none. */
  readonly kind: string;
  readonly nothing: Nothing | null;
  /** `WIDTH` numbers for each target that is looked at. */
  readonly features: Float32Array;
  readonly none: Float32Array;
  /** Which of them is meant; null for none. */
  readonly means: number | null;
}

export function rowsOf(folds: readonly HeldOutFold[]): readonly Row[] {
  return folds.flatMap(({ scenario, meanings, queries }) =>
    queries.map(({ unit, means, nothing }) => {
      const { places, features, none } = measure(meanings, unit);
      const kind = means === null ? 'nothing' : (meanings.targets[means]?.target.kind ?? '');
      // What does not even come into question is not found.
      const row = means === null ? -1 : places.indexOf(means);
      return { scenario, kind, nothing, features, none, means: row < 0 ? null : row };
    }),
  );
}

/** A bend stands behind the others with what it takes from each feature, its shift and what it weighs. */
const BEND_WIDTH = WIDTH + 2;
const BENDS_FROM = WIDTH + NONE_WIDTH;
const ALL = BENDS_FROM + BENDS * BEND_WIDTH;
const shiftOf = (bend: number): number => BENDS_FROM + bend * BEND_WIDTH + WIDTH;

/** They have to begin apart, and the same every time. */
const SEED = 1;
const FACTOR = 16_807;
const MODULUS = 2_147_483_647;
const FROM_SIZE = 0.6;
const TO_SIZE = 0.2;
function begun(): Float64Array {
  const weights = new Float64Array(ALL);
  let state = SEED;
  for (let at = BENDS_FROM; at < ALL; at += 1) {
    state = (state * FACTOR) % MODULUS;
    const inBend = (at - BENDS_FROM) % BEND_WIDTH;
    const size = inBend < WIDTH ? FROM_SIZE : inBend === WIDTH ? 0 : TO_SIZE;
    weights[at] = size * (state / MODULUS - 0.5);
  }
  return weights;
}

function sumAt(features: Float32Array, row: number, weights: Float64Array, from: number): number {
  let sum = 0;
  for (let index = 0; index < WIDTH; index += 1)
    sum += (features[row * WIDTH + index] ?? 0) * (weights[from + index] ?? 0);
  return sum;
}

/** What the targets of a row and `none` come to, and what the bends came to for it. */
interface Sums {
  readonly sums: Float64Array;
  readonly bent: Float64Array;
}

function sumsOf({ features, none }: Row, weights: Float64Array): Sums {
  const count = Math.min(LEARNED_FROM, features.length / WIDTH);
  const sums = new Float64Array(count + 1);
  const bent = new Float64Array(count * BENDS);
  for (let row = 0; row < count; row += 1) {
    let sum = sumAt(features, row, weights, 0);
    for (let bend = 0; bend < BENDS; bend += 1) {
      const shift = shiftOf(bend);
      const value = Math.tanh((weights[shift] ?? 0) + sumAt(features, row, weights, shift - WIDTH));
      bent[row * BENDS + bend] = value;
      sum += value * (weights[shift + 1] ?? 0);
    }
    sums[row] = sum;
  }
  none.forEach((value, index) => {
    sums[count] = (sums[count] ?? 0) + value * (weights[WIDTH + index] ?? 0);
  });
  return { sums, bent };
}

/** One reading of a row: that `means` (or none) is meant, of all but `without`. */
interface Reading {
  readonly means: number | null;
  readonly without: number | null;
  readonly share: number;
}

/** Adds to the errors of a row what a reading says. */
function err(errors: Float64Array, sums: Float64Array, { means, without, share }: Reading): void {
  const most = Math.max(...sums);
  const powers = sums.map((sum, at) => (at === without ? 0 : Math.exp(sum - most)));
  const total = powers.reduce((all, power) => all + power, 0);
  const meant = means ?? sums.length - 1;
  powers.forEach((power, at) => {
    errors[at] = (errors[at] ?? 0) + share * (Number(at === meant) - power / total);
  });
}

/** Less than this teaches nothing. */
const LEAST_ERROR = 1e-5;

/** Adds to the gradient what the readings of a row say. */
function learn(row: Row, weights: Float64Array, gradient: Float64Array, readings: readonly Reading[]): void {
  const { sums, bent } = sumsOf(row, weights);
  const errors = new Float64Array(sums.length);
  for (const reading of readings) err(errors, sums, reading);
  const add = (at: number, value: number): void => {
    gradient[at] = (gradient[at] ?? 0) + value;
  };
  const addFeatures = (place: number, from: number, error: number): void => {
    for (let index = 0; index < WIDTH; index += 1)
      add(from + index, error * (row.features[place * WIDTH + index] ?? 0));
  };
  errors.subarray(0, -1).forEach((error, place) => {
    if (Math.abs(error) < LEAST_ERROR) return;
    addFeatures(place, 0, error);
    for (let bend = 0; bend < BENDS; bend += 1) {
      const shift = shiftOf(bend);
      const value = bent[place * BENDS + bend] ?? 0;
      const slope = error * (weights[shift + 1] ?? 0) * (1 - value * value);
      add(shift + 1, error * value);
      add(shift, slope);
      addFeatures(place, shift - WIDTH, slope);
    }
  });
  row.none.forEach((value, index) => add(WIDTH + index, (errors.at(-1) ?? 0) * value));
}

/** What a row of each kind weighs. */
function sharesOf(rows: readonly Row[]): ReadonlyMap<string, number> {
  const meaning = rows.filter(({ kind }) => kind !== 'nothing');
  return new Map(
    Object.entries(SHARES).map(([kind, share]) => {
      const count = meaning.filter((row) => row.kind === kind).length;
      return [kind, count === 0 ? 0 : (share * meaning.length) / count];
    }),
  );
}

function weightsFrom(weights: readonly number[]): MeaningWeights {
  const bends = Array.from({ length: BENDS }, (_, bend): Bend => {
    const shift = shiftOf(bend);
    return {
      from: weights.slice(shift - WIDTH, shift),
      shift: weights[shift] ?? 0,
      to: weights[shift + 1] ?? 0,
    };
  });
  return { target: weights.slice(0, WIDTH), none: weights.slice(WIDTH, BENDS_FROM), bends };
}

/** Adam over all rows at once. */
export function fitMeaningWeights(rows: readonly Row[]): MeaningWeights {
  // What did not even come among the nearest teaches nothing.
  const learned = rows.filter(
    ({ nothing, means }) => (nothing !== null && nothing !== 'stranger') || (means !== null && means < LEARNED_FROM),
  );
  const shares = sharesOf(learned);
  const weights = begun();
  const speed = new Float64Array(weights.length);
  const size = new Float64Array(weights.length);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(weights.length);
    for (const row of learned) {
      const share = row.nothing === null ? (shares.get(row.kind) ?? 0) : OF_NOTHING[row.nothing];
      const readings: readonly Reading[] =
        row.means === null
          ? [{ means: null, without: null, share }]
          : [
              { means: row.means, without: null, share: share * FORESEEN },
              { means: null, without: row.means, share: share * (1 - FORESEEN) },
            ];
      learn(row, weights, gradient, readings);
    }
    const rate = RATE * (step > (STEPS * 2) / 3 ? 0.2 : 1);
    for (let index = 0; index < weights.length; index += 1) {
      const slope = (gradient[index] ?? 0) / learned.length - DECAY * (weights[index] ?? 0);
      speed[index] = FIRST * (speed[index] ?? 0) + (1 - FIRST) * slope;
      size[index] = SECOND * (size[index] ?? 0) + (1 - SECOND) * slope * slope;
      const fast = (speed[index] ?? 0) / (1 - FIRST ** step);
      const wide = (size[index] ?? 0) / (1 - SECOND ** step);
      weights[index] = (weights[index] ?? 0) + (rate * fast) / (Math.sqrt(wide) + TINY);
    }
  }
  return weightsFrom(Array.from(weights, (value) => Math.round(value * 1000) / 1000));
}
