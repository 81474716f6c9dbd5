/**
 * What each sentence of a brief is for, and who knows it, by a classifier fitted on briefs whose sentences people labelled
 * (`pnpm coach fit --briefs`, decision 0042). A sentence is read with those beside it: notes to oneself stand together. Once it
 * is known whom a brief is about, a reading of it as a whole counts beside that (decision 0046).
 */
import { unpackSoftmax } from '../../understanding/packed-weights';
import { type SparseInput, softmaxChances } from '../../understanding/softmax';
import type { PassageReading } from '../../similarity/passage-model';
import type { Similarity } from '../../similarity/similarity';
import type { Sides } from '../brief/stakeholder';
import { saidByThem } from '../brief/said-by-them';
import type { Told } from '../brief/told';
import { explainsIn, factIn, hidesIn, KNOWER_SHARES, pooled, PURPOSE_SHARES, ranksIn } from './in-context';
import { PURPOSE_INPUT_WIDTH, purposeInputs, textToPlace } from './purpose-input';
import { MODEL } from './purpose-model';
import { KNOWERS, type PurposeModel, PURPOSES, type PurposeWeights, type ReadPurpose } from './purposes';

/** @throws Error for a model that was fitted for other labels or another input */
export function unpackPurposes({ purposes, knowers, follows }: PurposeModel): PurposeWeights {
  const shape = { width: PURPOSE_INPUT_WIDTH, fit: 'briefs' };
  return {
    purposes: unpackSoftmax(purposes, { ...shape, labels: PURPOSES.length }),
    knowers: unpackSoftmax(knowers, { ...shape, labels: KNOWERS.length }),
    follows,
  };
}

const normal = (values: Float64Array): Float64Array => {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / (sum || 1));
};

/** The chances of each sentence in the light of all others (forward and backward over the sentences). */
export function inSequence(
  chances: readonly Float64Array[],
  follows: readonly (readonly number[])[],
): readonly Float64Array[] {
  const labels = PURPOSES.length;
  const factor = follows.map((row) => row.map(Math.exp));
  const forward: Float64Array[] = [];
  for (const own of chances) {
    const before = forward.at(-1);
    forward.push(
      normal(
        own.map((chance, to) => {
          if (before === undefined) return chance;
          let sum = 0;
          for (let from = 0; from < labels; from += 1) sum += (before[from] ?? 0) * (factor[from]?.[to] ?? 1);
          return chance * sum;
        }),
      ),
    );
  }
  let after: Float64Array | null = null;
  const out: Float64Array[] = [];
  for (const [back, own] of chances.toReversed().entries()) {
    const ahead = forward[chances.length - 1 - back] ?? own;
    const behind: Float64Array | null = after;
    out.unshift(behind === null ? ahead : normal(ahead.map((value, at) => value * (behind[at] ?? 0))));
    const next = own.map((value, at) => value * (behind?.[at] ?? 1));
    after = normal(
      Float64Array.from({ length: labels }, (_, from) => {
        let sum = 0;
        for (let to = 0; to < labels; to += 1) sum += (factor[from]?.[to] ?? 1) * (next[to] ?? 0);
        return sum;
      }),
    );
  }
  return out;
}

const best = <T extends string>(labels: readonly [T, ...(readonly T[])], chances: Float64Array): T =>
  labels[chances.indexOf(Math.max(...chances))] ?? labels[0];

const named = <T extends string>(labels: readonly T[], chances: Float64Array): Readonly<Record<T, number>> =>
  Object.fromEntries(labels.map((label, at) => [label, chances[at] ?? 0])) as Record<T, number>;

/**
 * What these inputs of one brief tell, by these weights.
 * @param context the brief read as a whole, a sentence for each input
 */
export function purposesBy(
  weights: PurposeWeights,
  inputs: readonly SparseInput[],
  context: PassageReading | null = null,
): readonly ReadPurpose[] {
  const purposes = inSequence(
    inputs.map((input, at) => {
      const alone = softmaxChances(weights.purposes, input);
      const together = context?.sentences[at];
      return together === undefined ? alone : pooled(alone, together.purposes, PURPOSE_SHARES);
    }),
    weights.follows,
  );
  return inputs.map((input, at) => {
    const of = purposes[at] ?? new Float64Array(PURPOSES.length);
    const together = context?.sentences[at];
    const alone = softmaxChances(weights.knowers, input);
    const knows = together === undefined ? alone : pooled(alone, together.knowers, KNOWER_SHARES);
    return {
      purpose: best(PURPOSES, of),
      knower: best(KNOWERS, knows),
      of: named(PURPOSES, of),
      knows: named(KNOWERS, knows),
      hidden: together === undefined ? 0 : hidesIn(together),
      ranked: together === undefined ? 0 : ranksIn(together),
      behind: together === undefined ? null : explainsIn(together),
      fact: together === undefined ? null : factIn(together),
      said: together === undefined ? null : saidByThem(together.said),
    };
  });
}

let unpacked: PurposeWeights | null = null;
/** Unpacked when it is first asked for, so that a model that no longer fits can be fitted anew. */
export const unpackedPurposes = (): PurposeWeights => (unpacked ??= unpackPurposes(MODEL));

/**
 * What each sentence of a brief is for; null without the sentence model.
 * @param weights others than those that are shipped, for measuring
 * @param context the brief read as a whole
 */
export async function purposesOf(
  told: readonly Told[],
  sides: Sides,
  similarity: Similarity,
  weights: PurposeWeights | null = null,
  context: PassageReading | null = null,
): Promise<readonly ReadPurpose[] | null> {
  await similarity.prepare(told.map(textToPlace));
  const inputs = purposeInputs(told, sides, similarity);
  return inputs === null ? null : purposesBy(weights ?? unpackedPurposes(), inputs, context);
}
