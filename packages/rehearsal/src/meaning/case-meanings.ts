/** All that a sentence may mean in a case, prepared for comparing: each with the ways in which it is put, and what is said to it. */
import {
  type Answer,
  COMMON_QUESTIONS,
  type CommonQuestion,
  type Fact,
  type FollowUp,
  type ScenarioContent,
  type Statement,
} from '@parley/shared';
import type { Similarity } from '../similarity/similarity';
import { COMMON_WAYS } from './common/index';
import { sameScenario } from '../understanding/case-index';
import { type Wanted, type Wording, wordingOf } from './wording';

export type Target =
  | { readonly kind: 'answer'; readonly answer: Answer | FollowUp }
  | { readonly kind: 'statement'; readonly statement: Statement }
  | { readonly kind: 'common'; readonly id: CommonQuestion }
  | { readonly kind: 'fact'; readonly fact: Fact };

/** A target, the ways in which it is put, and what is said to it. */
interface Put {
  readonly target: Target;
  readonly ways: readonly string[];
  readonly says: readonly string[];
}

/** What its ways tell. */
interface PreparedWays {
  /** Vectors one after the other, as `packed` makes them. */
  readonly ways: Int8Array;
  /** The same by what they mean. */
  readonly meant: Int8Array;
  /** Their middle by what they mean, of unit length; null where there are none. */
  readonly meantMiddle: Float32Array | null;
  /** Their middle, of unit length; null where there are none. */
  readonly middle: Float32Array | null;
  /** How near its ways are to each other by what they mean: the length of the mean of their vectors. */
  readonly tight: number;
  readonly words: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  /** The words of each way, for comparing by words alone. */
  readonly wordings: readonly Wording[];
  /** Shares of them, 0-1. */
  readonly negated: number;
  readonly turned: number;
  readonly wanted: Readonly<Partial<Record<Wanted, number>>>;
}

export interface PreparedTarget extends PreparedWays {
  readonly target: Target;
  /** The middle of its ways, or of what is said to it where it has none. */
  readonly centre: Float32Array;
  readonly meantCentre: Float32Array;
  readonly says: Int8Array;
  /** The words in which it is said. */
  readonly saysWords: ReadonlySet<string>;
}

export interface CaseMeanings {
  readonly targets: readonly PreparedTarget[];
  /** The places of the targets in whose ways a word stands, and of those where it is said to it. */
  readonly wordsInWays: ReadonlyMap<string, readonly number[]>;
  readonly wordsInSays: ReadonlyMap<string, readonly number[]>;
}

export type WaysOfCommon = (id: CommonQuestion) => readonly string[];
const allWays: WaysOfCommon = (id) => COMMON_WAYS[id].ways;

/** All that is put in a case. The common questions belong to every case, also to one that has no answers to them. */
function putIn(scenario: ScenarioContent, waysOf: WaysOfCommon): readonly Put[] {
  const { answers = [], followUps = [], statements = [], common = {}, facts } = scenario;
  const asked = (answer: Answer | FollowUp): Put => ({
    target: { kind: 'answer', answer },
    ways: answer.asked,
    says: [...answer.says, ...(answer.until ?? [])],
  });
  return [
    ...answers.map(asked),
    ...statements.map((statement) => ({
      target: { kind: 'statement', statement } as const,
      ways: statement.said,
      says: [...statement.says, ...(statement.until ?? [])],
    })),
    ...COMMON_QUESTIONS.map((id) => ({
      target: { kind: 'common', id } as const,
      ways: waysOf(id),
      says: [...(common[id]?.says ?? []), ...(common[id]?.later ?? [])],
    })),
    ...facts.map((fact) => ({
      target: { kind: 'fact', fact } as const,
      ways: fact.asked ?? [],
      says: [fact.text, fact.line],
    })),
    ...followUps.map(asked),
  ];
}

/** Texts by which meanings are told in a case. */
export const textsPut = (scenario: ScenarioContent, waysOf: WaysOfCommon = allWays): readonly string[] =>
  putIn(scenario, waysOf).flatMap(({ ways, says }) => [...ways, ...says]);

/** A unit vector's entries lie well within ±0.4; each is kept as a 317th. */
const STEPS = 317;
const MOST = 127;
/** A million times a case: looked up once, as globals are slow where tests run. */
const { max, min, round } = Math;
export const UNPACK = 1 / STEPS;

function packed(vectors: readonly Float32Array[]): Int8Array {
  const dimensions = vectors[0]?.length ?? 0;
  const all = new Int8Array(vectors.length * dimensions);
  vectors.forEach((vector, at) => {
    for (let index = 0; index < dimensions; index += 1)
      all[at * dimensions + index] = max(-MOST, min(MOST, round((vector[index] ?? 0) * STEPS)));
  });
  return all;
}

function sumOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (vector[index] ?? 0);
  return sum;
}

function middleOf(vectors: readonly Float32Array[]): Float32Array | null {
  if (vectors.length === 0) return null;
  const sum = sumOf(vectors);
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** Of what has no ways. */
const USUALLY_TIGHT = 0.6;
const tightnessOf = (vectors: readonly Float32Array[]): number =>
  vectors.length === 0 ? USUALLY_TIGHT : Math.hypot(...sumOf(vectors)) / vectors.length;

/** Of some texts, in their order. */
interface Vectors {
  readonly vectors: readonly Float32Array[];
  readonly meant: readonly Float32Array[];
}

const wordsOf = (wordings: readonly Wording[]): ReadonlySet<string> => new Set(wordings.flatMap(({ words }) => words));

function preparedWays(texts: readonly string[], { vectors, meant }: Vectors): PreparedWays {
  const wordings = texts.map((text) => wordingOf(text));
  const wanted: Partial<Record<Wanted, number>> = {};
  for (const wording of wordings) wanted[wording.wanted] = (wanted[wording.wanted] ?? 0) + 1 / wordings.length;
  const share = (of: (wording: Wording) => boolean): number =>
    wordings.filter(of).length / Math.max(1, wordings.length);
  return {
    ways: packed(vectors),
    meant: packed(meant),
    meantMiddle: middleOf(meant),
    middle: middleOf(vectors),
    tight: tightnessOf(meant),
    words: wordsOf(wordings),
    figures: new Set(wordings.flatMap(({ figures }) => figures)),
    wordings,
    negated: share((wording) => wording.negated),
    turned: share((wording) => wording.turned),
    wanted,
  };
}

/** The ways of asking a common question are the same in every case: prepared once. */
const ofCommon = new Map<CommonQuestion, PreparedWays>();

function preparedBy({ target, ways }: Put, vectors: Vectors, usual: boolean): PreparedWays {
  if (target.kind !== 'common' || !usual || vectors.vectors.length < ways.length) return preparedWays(ways, vectors);
  const known = ofCommon.get(target.id);
  if (known) return known;
  const made = preparedWays(ways, vectors);
  ofCommon.set(target.id, made);
  return made;
}

function placesOf(words: readonly ReadonlySet<string>[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  words.forEach((those, at) => {
    for (const word of those) {
      const having = places.get(word) ?? [];
      places.set(word, having);
      having.push(at);
    }
  });
  return places;
}

/**
 * Prepares a case.
 * @returns null where one of its texts was not made comparable
 */
export function prepareMeanings(
  scenario: ScenarioContent,
  similarity: Similarity,
  waysOf: WaysOfCommon = allWays,
): CaseMeanings | null {
  const byWords = similarity.name === 'lexical';
  const vectorsOf = (texts: readonly string[]): Vectors => ({
    vectors: texts.flatMap((text) => similarity.vector(text) ?? []),
    meant: texts.flatMap((text) => similarity.meant(text) ?? []),
  });
  const said: ReadonlySet<string>[] = [];
  const targets: PreparedTarget[] = [];
  for (const put of putIn(scenario, waysOf)) {
    const [ways, says] = [vectorsOf(put.ways), vectorsOf(put.says)];
    if (!byWords && ways.vectors.length + says.vectors.length < put.ways.length + put.says.length) return null;
    const prepared = preparedBy(put, ways, waysOf === allWays && !byWords);
    const saysWords = wordsOf(put.says.map((text) => wordingOf(text)));
    said.push(saysWords);
    const centre = prepared.middle ?? middleOf(says.vectors) ?? new Float32Array();
    const meantCentre = prepared.meantMiddle ?? middleOf(says.meant) ?? new Float32Array();
    targets.push({ ...prepared, target: put.target, says: packed(says.vectors), saysWords, centre, meantCentre });
  }
  return { targets, wordsInWays: placesOf(targets.map(({ words }) => words)), wordsInSays: placesOf(said) };
}

const BY_VECTORS = 'vectors';
const BY_WORDS = 'words';
const prepared = new WeakMap<ScenarioContent, Map<string, CaseMeanings>>();

/** What a case holds, prepared once for its content; null while its texts (`meaningTexts`) are not comparable. */
export function meaningsIn(scenario: ScenarioContent, similarity: Similarity): CaseMeanings | null {
  const same = sameScenario(scenario);
  const known = prepared.get(same) ?? new Map<string, CaseMeanings>();
  prepared.set(same, known);
  const kind = similarity.name === 'lexical' ? BY_WORDS : BY_VECTORS;
  const before = known.get(kind);
  if (before) return before;
  const made = prepareMeanings(same, similarity);
  if (made) known.set(kind, made);
  return made;
}

/** Texts that have to be made comparable before a case can be prepared; none once it was. */
export function meaningTexts(scenario: ScenarioContent): readonly string[] {
  const same = sameScenario(scenario);
  return prepared.get(same)?.has(BY_VECTORS) === true ? [] : textsPut(same);
}
