/**
 * How likely what would be said to each thing that a sentence may mean fits it, for whoever replies (decision 0043). Meaning is
 * fitted on what its author wrote it for; this on what readers made of the lines themselves, said to sentences of strangers.
 */
import { FEATURES, NONE_FEATURES } from './features';
import { FIT_WEIGHTS } from './fit-weights';

/** One thing that a sentence may mean, as it was heard best. */
export interface Candidate {
  readonly kind: string;
  readonly probability: number;
  readonly near: number;
  /** By `FEATURES`. */
  readonly features: Float32Array;
  /** By `NONE_FEATURES`. */
  readonly none: Float32Array;
  /** How much likelier (logarithm) it is by what was said before. */
  readonly lead: number;
  /** Heard in the sentence as a whole, and not in a clause of it. */
  readonly whole: boolean;
}

/** Of those that come into question, so many are looked at; the nearest stands nearly always among them. */
export const LOOKED_AT = 8;

/** Beside the features of the target and those that speak for none. */
const BESIDE = [
  'lead',
  'whole',
  'probability',
  'logarithm',
  'rank',
  'behind',
  'near',
  'behindNearest',
  'question',
  'words',
  'all',
  'alike',
] as const;
const TINY = 1e-4;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * What speaks for each of them, in the order of `FIT_WEIGHTS`.
 * @param candidates the likeliest first, at most `LOOKED_AT`
 */
export function fitFeatures(candidates: readonly Candidate[], question: boolean, words: number): Float32Array[] {
  const first = candidates[0]?.probability ?? 0;
  const nearest = Math.max(0, ...candidates.map(({ near }) => near));
  const all = sum(candidates.map(({ probability }) => probability));
  return candidates.map(({ kind, probability, near, features, none, lead, whole }, rank) => {
    const alike = sum(candidates.map((other) => (other.kind === kind ? other.probability : 0)));
    const beside: Readonly<Record<(typeof BESIDE)[number], number>> = {
      lead,
      whole: Number(whole),
      probability,
      logarithm: Math.log(probability + TINY),
      rank,
      behind: first - probability,
      near,
      behindNearest: nearest - near,
      question: Number(question),
      words: Math.log(Math.max(1, words)),
      all,
      alike,
    };
    return Float32Array.from([...features, ...none, ...BESIDE.map((name) => beside[name])]);
  });
}

/** 0-1: of those said to fit by 0.8, eight in ten do. */
export function fitsOf(candidates: readonly Candidate[], question: boolean, words: number): readonly number[] {
  return fitFeatures(candidates, question, words).map((features) => {
    const weighed = features.reduce((so, value, at) => so + value * (FIT_WEIGHTS.weights[at] ?? 0), FIT_WEIGHTS.always);
    return 1 / (1 + Math.exp(-weighed));
  });
}

/** Names of what is weighed, for whoever prints it. */
export const FIT_FEATURES: readonly string[] = [...FEATURES, ...NONE_FEATURES, ...BESIDE];
