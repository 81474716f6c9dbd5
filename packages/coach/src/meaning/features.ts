/** What speaks for a sentence to mean a thing, as numbers. The weights of them are fitted (decision 0035). */
import { type CaseMeanings, type PreparedTarget, UNPACK } from './case-meanings';
import type { Wording } from './wording';

/** In the order of the weights. */
export const FEATURES = [
  'meant',
  'meantNearest',
  'middle',
  'nearest',
  'said',
  'words',
  'saidWords',
  'polarity',
  'form',
  'wanted',
  'answer',
  'statement',
  'common',
  'fact',
  'untold',
] as const;
export type Feature = (typeof FEATURES)[number];
const AT: Readonly<Record<Feature, number>> = {
  meant: 0,
  meantNearest: 1,
  middle: 2,
  nearest: 3,
  said: 4,
  words: 5,
  saidWords: 6,
  polarity: 7,
  form: 8,
  wanted: 9,
  answer: 10,
  statement: 11,
  common: 12,
  fact: 13,
  untold: 14,
};
export const WIDTH = FEATURES.length;

/** What speaks for meaning nothing that was foreseen. */
export const NONE_FEATURES = ['always', 'question', 'length', 'nearest'] as const;

/** A text with its vector. */
export interface Unit {
  readonly text: string;
  readonly vector: Float32Array;
  /** Its vector by what it means. */
  readonly meant: Float32Array;
  readonly wording: Wording;
}

function dot(left: Float32Array, right: Float32Array | Int8Array, at: number): number {
  let sum = 0;
  for (let index = 0; index < left.length; index += 1) sum += (left[index] ?? 0) * (right[at + index] ?? 0);
  return sum;
}

/** The cosine with the nearest of some packed vectors; 0 where there are none. */
export function nearestOf(vector: Float32Array, packed: Int8Array): number {
  let best = -1;
  for (let at = 0; at < packed.length; at += vector.length) best = Math.max(best, dot(vector, packed, at));
  return packed.length === 0 ? 0 : best * UNPACK;
}

/** How near the nearest way is that says no where the unit does; 0 where none does. */
export function nearestAlike({ vector, wording }: Unit, { ways, wordings }: PreparedTarget): number {
  return wordings.reduce(
    (best, { negated }, at) =>
      negated === wording.negated ? Math.max(best, dot(vector, ways, at * vector.length) * UNPACK) : best,
    0,
  );
}

/** For each target the share of what the words of the unit weigh that stands in it; a word weighs by how few have it. */
function shared(
  { targets }: CaseMeanings,
  words: readonly string[],
  having: ReadonlyMap<string, readonly number[]>,
  beside: ReadonlyMap<string, readonly number[]>,
): Float32Array {
  const sums = new Float32Array(targets.length);
  let all = 0;
  for (const word of words) {
    const [those = [], others = []] = [having.get(word), beside.get(word)];
    const weight = Math.log((targets.length + 1) / (Math.max(those.length, others.length) + 0.5));
    all += weight;
    for (const at of those) sums[at] = (sums[at] ?? 0) + weight;
  }
  return all === 0 ? sums : sums.map((sum) => sum / all);
}

const KINDS = ['answer', 'statement', 'common', 'fact'] as const;

function formOf({ wanted, negated }: Wording, target: PreparedTarget): readonly [number, number, number] {
  const asks = wanted !== 'none';
  return [
    asks ? 0 : Math.abs(Number(negated) - target.negated),
    Math.abs(Number(asks) - (1 - (target.wanted.none ?? 0))),
    asks ? (target.wanted[wanted] ?? 0) : 0,
  ];
}

export interface Measured {
  /** The targets that come into question, by their places. */
  readonly places: readonly number[];
  /** `WIDTH` numbers for each of them, in their order. */
  readonly features: Float32Array;
  readonly none: Float32Array;
}

/** Of some 170 targets the others are far behind: they would change no chance, and cost most of the time. */
const IN_QUESTION = 48;

function inQuestion(meant: Float32Array, { targets }: CaseMeanings): readonly number[] {
  return targets
    .map(({ meantCentre }, at) => ({ at, near: dot(meant, meantCentre, 0) }))
    .toSorted((left, right) => right.near - left.near)
    .slice(0, IN_QUESTION)
    .map(({ at }) => at);
}

/** Measures a unit against what a case holds; about a millisecond. */
export function measure(meanings: CaseMeanings, unit: Unit): Measured {
  const { targets, wordsInWays, wordsInSays } = meanings;
  const inWays = shared(meanings, unit.wording.words, wordsInWays, wordsInSays);
  const inSays = shared(meanings, unit.wording.words, wordsInSays, wordsInWays);
  const places = inQuestion(unit.meant, meanings);
  const features = new Float32Array(places.length * WIDTH);
  let nearest = -1;
  places.forEach((at, row) => {
    const target = targets[at];
    if (!target) return;
    const put = (name: Feature, value: number): void => {
      features[row * WIDTH + AT[name]] = value;
    };
    const near = nearestOf(unit.vector, target.ways);
    nearest = Math.max(nearest, near);
    put('meant', dot(unit.meant, target.meantCentre, 0));
    put('meantNearest', nearestOf(unit.meant, target.meant));
    put('middle', dot(unit.vector, target.centre, 0));
    put('nearest', near);
    put('said', nearestOf(unit.vector, target.says));
    put('words', inWays[at] ?? 0);
    put('saidWords', inSays[at] ?? 0);
    const [polarity, form, wanted] = formOf(unit.wording, target);
    put('polarity', polarity);
    put('form', form);
    put('wanted', wanted);
    for (const kind of KINDS) put(kind, Number(target.target.kind === kind));
    put('untold', Number(target.middle === null));
  });
  const length = Math.log(1 + unit.text.split(/\s+/).length);
  const none = Float32Array.from([1, Number(unit.wording.wanted !== 'none'), length, nearest]);
  return { places, features, none };
}

/** The cosine with the nearest way, of the target in this row. */
export const nearIn = ({ features }: Measured, row: number): number => features[row * WIDTH + AT.nearest] ?? 0;

export interface MeaningWeights {
  /** By `FEATURES`. */
  readonly target: readonly number[];
  /** By `NONE_FEATURES`. */
  readonly none: readonly number[];
}

/** How likely each row's target is, and last that none is meant: 1 in sum. */
export function chances(
  { features, none }: Pick<Measured, 'features' | 'none'>,
  weights: MeaningWeights,
): Float32Array {
  const count = features.length / WIDTH;
  const sums = new Float32Array(count + 1);
  for (let at = 0; at < count; at += 1) {
    let sum = 0;
    for (let index = 0; index < WIDTH; index += 1)
      sum += (features[at * WIDTH + index] ?? 0) * (weights.target[index] ?? 0);
    sums[at] = sum;
  }
  sums[count] = none.reduce((sum, value, index) => sum + value * (weights.none[index] ?? 0), 0);
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
