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
  // How near the three nearest ways are by what they mean.
  'meantThree',
  // Whether the nearest way says 'not' where the unit doesn't, of statements and of questions, and how many ways do.
  'turnedNearest',
  'turnedAsked',
  'turnedShare',
  // How much nearer it is than one that says 'not' where the unit does: by what they mean, and by the model as it came.
  'turnedGap',
  'turnedGapNear',
  // Whether the nearest way asks where the unit doesn't, or asks for something else.
  'formNearest',
  'wantedNearest',
  // What the words weigh that the unit and the ways have in common, that only the unit and that only the nearest way has.
  'wordsHeld',
  'wordsMissed',
  'wordsBeyond',
  'figuresHeld',
  'figuresMissed',
  // How many ways there are, how near they are to each other, and how much longer or shorter than the unit the nearest is.
  'ways',
  'tight',
  'lengths',
] as const;
export type Feature = (typeof FEATURES)[number];
export const WIDTH = FEATURES.length;
const NEAREST = FEATURES.indexOf('nearest');

/** What speaks for meaning nothing that was foreseen. */
export const NONE_FEATURES = [
  'always',
  'question',
  'length',
  'nearest',
  // Of all targets: the nearest by what is meant, its nearest way and ways; how near they all are, and how far apart.
  'meant',
  'meantNearest',
  'meantThree',
  'middling',
  'spread',
  // What the words weigh that stand nowhere in the case: their share, and in all.
  'strange',
  'strangeness',
  // How far the nearest is ahead of the second and of the fifth.
  'aheadOfSecond',
  'aheadOfFifth',
] as const;

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

/** What a word weighs by how few targets have it. */
function weightOf({ targets, wordsInWays, wordsInSays }: CaseMeanings, word: string): number {
  const having = Math.max(wordsInWays.get(word)?.length ?? 0, wordsInSays.get(word)?.length ?? 0);
  return Math.log((targets.length + 1) / (having + 0.5));
}

/** For each target the share of what the words of the unit weigh that stands in it; a word weighs by how few have it. */
function shared(
  meanings: CaseMeanings,
  words: readonly string[],
  having: ReadonlyMap<string, readonly number[]>,
): Float32Array {
  const sums = new Float32Array(meanings.targets.length);
  let all = 0;
  for (const word of words) {
    const weight = weightOf(meanings, word);
    all += weight;
    for (const at of having.get(word) ?? []) sums[at] = (sums[at] ?? 0) + weight;
  }
  return all === 0 ? sums : sums.map((sum) => sum / all);
}

const KINDS = ['answer', 'statement', 'common', 'fact'] as const;

const asks = ({ wanted }: Wording): boolean => wanted !== 'none';

/** How near the nearest of a target's ways is, and the nearest that says 'not' where the unit does; 0 where none does. */
interface Nearest {
  readonly near: number;
  readonly alike: number;
}
/** The nearest ways of a target by what they mean. */
interface NearestWays extends Nearest {
  readonly wording: Wording | null;
  /** In the mean of three. */
  readonly three: number;
}

const most = (values: readonly number[]): number => values.reduce((best, value) => Math.max(best, value), 0);
const nearTo = (vector: Float32Array, packed: Int8Array, { wordings }: PreparedTarget): readonly number[] =>
  wordings.map((_, at) => dot(vector, packed, at * vector.length) * UNPACK);
const alikeOf = (near: readonly number[], { turned }: Wording, { wordings }: PreparedTarget): number =>
  most(near.filter((_, at) => wordings[at]?.turned === turned));

function nearestByModel({ vector, wording }: Unit, target: PreparedTarget): Nearest {
  const near = nearTo(vector, target.ways, target);
  return { near: near.length === 0 ? 0 : Math.max(...near), alike: alikeOf(near, wording, target) };
}

const NEAR_WAYS = 3;

/** @param centre how near its middle is */
function nearestWays({ meant, wording }: Unit, target: PreparedTarget, centre: number): NearestWays {
  const near = nearTo(meant, target.meant, target);
  if (near.length === 0) return { wording: null, near: 0, three: centre, alike: 0 };
  const nearest = near.toSorted((left, right) => right - left).slice(0, NEAR_WAYS);
  const [best = 0] = nearest;
  return {
    wording: target.wordings[near.indexOf(best)] ?? null,
    near: best,
    three: nearest.reduce((sum, value) => sum + value, 0) / nearest.length,
    alike: alikeOf(near, wording, target),
  };
}

type Some<Name extends Feature> = Readonly<Record<Name, number>>;

function formOf(wording: Wording, target: PreparedTarget, nearest: Wording | null) {
  const { wanted, negated, turned } = wording;
  const asking = asks(wording);
  return {
    polarity: asking ? 0 : Math.abs(Number(negated) - target.negated),
    form: Math.abs(Number(asking) - (1 - (target.wanted.none ?? 0))),
    wanted: asking ? (target.wanted[wanted] ?? 0) : 0,
    turnedNearest: Number(nearest !== null && !asking && nearest.turned !== turned),
    turnedAsked: Number(nearest !== null && asking && nearest.turned !== turned),
    turnedShare: asking ? 0 : Math.abs(Number(turned) - target.turned),
    formNearest: Number(nearest !== null && asks(nearest) !== asking),
    wantedNearest: Number(nearest !== null && asking && asks(nearest) && nearest.wanted !== wanted),
  } satisfies Partial<Record<Feature, number>>;
}

type Weigh = (word: string) => number;

const weighed = (words: readonly string[], weigh: Weigh): number =>
  Math.log1p(words.reduce((sum, word) => sum + weigh(word), 0));

/** Where there is no way. */
const BEYOND = 1.5;
const OTHER_LENGTH = 0.5;
const lengthOf = ({ plain }: Wording): number => plain.trim().split(' ').length;

function wordsOf(
  wording: Wording,
  target: PreparedTarget,
  nearest: Wording | null,
  weigh: Weigh,
): Some<'wordsHeld' | 'wordsMissed' | 'wordsBeyond' | 'figuresHeld' | 'figuresMissed' | 'lengths'> {
  const { words, figures } = wording;
  const held = words.filter((word) => target.words.has(word));
  const missed = words.filter((word) => !target.words.has(word) && !target.saysWords.has(word));
  const beyond = nearest?.words.filter((word) => !words.includes(word));
  return {
    wordsHeld: weighed(held, weigh),
    wordsMissed: weighed(missed, weigh),
    wordsBeyond: beyond === undefined ? BEYOND : weighed(beyond, weigh),
    figuresHeld: Number(figures.some((figure) => target.figures.has(figure))),
    figuresMissed: Number(figures.some((figure) => !target.figures.has(figure))),
    lengths: nearest === null ? OTHER_LENGTH : Math.abs(Math.log(lengthOf(wording) / lengthOf(nearest))),
  };
}

export interface Measured {
  /** The targets that come into question, by their places. */
  readonly places: readonly number[];
  /** `WIDTH` numbers for each of them, in their order. */
  readonly features: Float32Array;
  readonly none: Float32Array;
}

/** Of some 400 targets the others are far behind: they would change no chance, and cost most of the time. */
const IN_QUESTION = 24;

/** How near all targets are by what is meant. */
interface Lie {
  /** By their places. */
  readonly near: Float32Array;
  /** The same, the nearest first. */
  readonly ranked: Float32Array;
}

function lieOf(meant: Float32Array, { targets }: CaseMeanings, mayBe: (place: number) => boolean): Lie {
  const near = Float32Array.from(targets, ({ meantCentre }) => dot(meant, meantCentre, 0));
  return { near, ranked: near.filter((_, place) => mayBe(place)).toSorted((left, right) => right - left) };
}

const inQuestion = ({ near }: Lie, mayBe: (place: number) => boolean): readonly number[] =>
  Array.from(near.keys())
    .filter(mayBe)
    .toSorted((left, right) => (near[right] ?? 0) - (near[left] ?? 0))
    .slice(0, IN_QUESTION);

const SECOND = 1;
const FIFTH = 4;
/** Features are of about the same size. */
const SPREAD = 5;

/** What is known of a unit before it is laid beside a target. */
interface Context {
  readonly meanings: CaseMeanings;
  readonly unit: Unit;
  readonly lie: Lie;
  readonly inWays: Float32Array;
  readonly inSays: Float32Array;
  readonly length: number;
  readonly weigh: Weigh;
}

function featuresOf(context: Context, target: PreparedTarget, at: number): Readonly<Record<Feature, number>> {
  const { unit, lie, inWays, inSays, weigh } = context;
  const meant = lie.near[at] ?? 0;
  const { wording, near, three, alike } = nearestWays(unit, target, meant);
  const byModel = nearestByModel(unit, target);
  const kindIs = (kind: (typeof KINDS)[number]): number => Number(target.target.kind === kind);
  return {
    meant,
    meantNearest: near,
    middle: dot(unit.vector, target.centre, 0),
    nearest: byModel.near,
    said: nearestOf(unit.vector, target.says),
    words: inWays[at] ?? 0,
    saidWords: inSays[at] ?? 0,
    ...formOf(unit.wording, target, wording),
    answer: kindIs('answer'),
    statement: kindIs('statement'),
    common: kindIs('common'),
    fact: kindIs('fact'),
    untold: Number(target.middle === null),
    meantThree: three,
    turnedGap: near - alike,
    turnedGapNear: byModel.near - byModel.alike,
    ...wordsOf(unit.wording, target, wording, weigh),
    ways: Math.log1p(target.wordings.length),
    tight: target.tight,
  };
}

/** How the targets lie to the unit, whichever is meant: what tells whether any is. */
function lieFeatures({ ranked }: Lie): readonly number[] {
  const count = Math.max(1, ranked.length);
  const middling = ranked.reduce((sum, near) => sum + near, 0) / count;
  const spread = Math.sqrt(ranked.reduce((sum, near) => sum + (near - middling) ** 2, 0) / count);
  return [middling, SPREAD * spread];
}

function strangeIn({ wordsInWays, wordsInSays }: CaseMeanings, words: readonly string[], weigh: Weigh) {
  const sum = (those: readonly string[]): number => those.reduce((all, word) => all + weigh(word), 0);
  const strange = sum(words.filter((word) => !wordsInWays.has(word) && !wordsInSays.has(word)));
  return [words.length === 0 ? 0 : strange / sum(words), Math.log1p(strange)] as const;
}

function noneOf({ meanings, unit, lie, length, weigh }: Context, features: Float32Array): Float32Array {
  const { ranked } = lie;
  const nearest = (feature: Feature): number => {
    let best = -1;
    for (let at = FEATURES.indexOf(feature); at < features.length; at += WIDTH)
      best = Math.max(best, features[at] ?? 0);
    return best;
  };
  const gap = (rank: number): number => (ranked[0] ?? 0) - (ranked[rank] ?? 0);
  return Float32Array.from([
    1,
    Number(asks(unit.wording)),
    length,
    nearest('nearest'),
    ranked[0] ?? 0,
    nearest('meantNearest'),
    nearest('meantThree'),
    ...lieFeatures(lie),
    ...strangeIn(meanings, unit.wording.words, weigh),
    gap(SECOND),
    gap(FIFTH),
  ]);
}

function remembered(weigh: Weigh): Weigh {
  const known = new Map<string, number>();
  return (word) => {
    const weight = known.get(word) ?? weigh(word);
    known.set(word, weight);
    return weight;
  };
}

/**
 * Measures a unit against what a case holds; a millisecond or two.
 * @param mayBe whether the target at a place may be meant at all; each of them where it is left out
 */
export function measure(meanings: CaseMeanings, unit: Unit, mayBe: (place: number) => boolean = () => true): Measured {
  const { targets, wordsInWays, wordsInSays } = meanings;
  const { words } = unit.wording;
  const lie = lieOf(unit.meant, meanings, mayBe);
  const places = inQuestion(lie, mayBe);
  const context: Context = {
    meanings,
    unit,
    lie,
    inWays: shared(meanings, words, wordsInWays),
    inSays: shared(meanings, words, wordsInSays),
    length: Math.log(1 + unit.text.split(/\s+/).length),
    weigh: remembered((word) => weightOf(meanings, word)),
  };
  const features = new Float32Array(places.length * WIDTH);
  places.forEach((at, row) => {
    const target = targets[at];
    if (!target) return;
    const values = featuresOf(context, target, at);
    FEATURES.forEach((name, index) => {
      features[row * WIDTH + index] = values[name];
    });
  });
  return { places, features, none: noneOf(context, features) };
}

/** The cosine with the nearest way, of the target in this row. */
export const nearIn = ({ features }: Measured, row: number): number => features[row * WIDTH + NEAREST] ?? 0;
