/** Fits what each feature weighs, so that the chances that come of them are those with which a thing is meant. */
import { measure, type MeaningWeights, NONE_FEATURES, WIDTH } from '@parley/coach/internals';
import type { HeldOutFold } from './held-out-ways';

const NONE_WIDTH = NONE_FEATURES.length;
/** So often what a stranger means was foreseen; else it is as if it had not been written. */
const FORESEEN = 0.8;
/** What a sentence that means nothing weighs. */
const FOREIGN = 0.4;
/** What a conversation is made of, whatever there is most of in the library. */
const SHARES: Readonly<Record<string, number>> = { answer: 0.4, statement: 0.25, common: 0.2, fact: 0.15 };
/** Only the nearest are learned from: the others change next to nothing. */
const LEARNED_FROM = 24;
const STEPS = 150;
const RATE = 0.15;
const FIRST = 0.9;
const SECOND = 0.99;
const TINY = 1e-8;
const DECAY = 1e-4;

/** A query against the targets that come into question. */
export interface Row {
  readonly scenario: number;
  /** The kind of what is meant; `nothing` for none. */
  readonly kind: string;
  /** `WIDTH` numbers for each target that is looked at. */
  readonly features: Float32Array;
  readonly none: Float32Array;
  /** Which of them is meant; null for none. */
  readonly means: number | null;
}

export function rowsOf(folds: readonly HeldOutFold[]): readonly Row[] {
  return folds.flatMap(({ scenario, meanings, queries }) =>
    queries.map(({ unit, means }) => {
      const { places, features, none } = measure(meanings, unit);
      const kind = means === null ? 'nothing' : (meanings.targets[means]?.target.kind ?? '');
      // What does not even come into question is not found.
      const row = means === null ? -1 : places.indexOf(means);
      return { scenario, kind, features, none, means: row < 0 ? null : row };
    }),
  );
}

/** Adds to the gradient what one reading of a row says: that `means` (or none) is meant, of all but `without`. */
function learn(
  { features, none }: Row,
  weights: Float64Array,
  gradient: Float64Array,
  { means, without, share }: { means: number | null; without: number | null; share: number },
): void {
  const count = Math.min(LEARNED_FROM, features.length / WIDTH);
  const sums = new Float64Array(count + 1);
  for (let at = 0; at < count; at += 1) {
    let sum = 0;
    for (let index = 0; index < WIDTH; index += 1) sum += (features[at * WIDTH + index] ?? 0) * (weights[index] ?? 0);
    sums[at] = at === without ? Number.NEGATIVE_INFINITY : sum;
  }
  for (let index = 0; index < NONE_WIDTH; index += 1)
    sums[count] = (sums[count] ?? 0) + (none[index] ?? 0) * (weights[WIDTH + index] ?? 0);
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((all, power) => all + power, 0);
  const meant = means ?? count;
  for (let at = 0; at <= count; at += 1) {
    const error = share * (Number(at === meant) - (powers[at] ?? 0) / total);
    if (at < count)
      for (let index = 0; index < WIDTH; index += 1)
        gradient[index] = (gradient[index] ?? 0) + error * (features[at * WIDTH + index] ?? 0);
    else
      for (let index = 0; index < NONE_WIDTH; index += 1)
        gradient[WIDTH + index] = (gradient[WIDTH + index] ?? 0) + error * (none[index] ?? 0);
  }
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

/** Adam over all rows at once. */
export function fitMeaningWeights(rows: readonly Row[]): MeaningWeights {
  // What did not even come among the nearest teaches nothing.
  const learned = rows.filter(({ kind, means }) => kind === 'nothing' || (means !== null && means < LEARNED_FROM));
  const shares = sharesOf(learned);
  const weights = new Float64Array(WIDTH + NONE_WIDTH);
  const speed = new Float64Array(weights.length);
  const size = new Float64Array(weights.length);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = new Float64Array(weights.length);
    for (const row of learned) {
      const share = shares.get(row.kind) ?? FOREIGN;
      if (row.means === null) learn(row, weights, gradient, { means: null, without: null, share });
      else {
        learn(row, weights, gradient, { means: row.means, without: null, share: share * FORESEEN });
        learn(row, weights, gradient, { means: null, without: row.means, share: share * (1 - FORESEEN) });
      }
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
  const rounded = Array.from(weights, (value) => Math.round(value * 1000) / 1000);
  return { target: rounded.slice(0, WIDTH), none: rounded.slice(WIDTH) };
}
