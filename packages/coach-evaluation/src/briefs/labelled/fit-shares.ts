/** Weighs how much the two readings of a brief count beside each other: of each sentence by itself, and of all together. */
import {
  inContext,
  KNOWERS,
  type PassageReading,
  pooled,
  purposeInputs,
  PURPOSES,
  type PurposeWeights,
  readBrief,
  type Shares,
  type Similarity,
  softmaxChances,
  textToPlace,
} from '@parley/coach/internals';
import { type LabelledBrief, textOf } from './index';
import { labelsOf } from './labels-of';

/** A sentence as both readings tell it, and what it is. */
interface Weighed {
  readonly alone: Float64Array;
  readonly together: readonly number[];
  readonly is: number;
}

export interface WeighedSentences {
  readonly purposes: readonly Weighed[];
  readonly knowers: readonly Weighed[];
}

/** Both readings of briefs on which neither was fitted, about whom their writers mean. */
export async function weighedSentences(
  briefs: readonly LabelledBrief[],
  weights: PurposeWeights,
  similarity: Similarity,
): Promise<WeighedSentences> {
  const purposes: Weighed[] = [];
  const knowers: Weighed[] = [];
  for (const brief of briefs) {
    const read = await readBrief(textOf(brief), { about: brief.gold.person });
    if ('refused' in read) continue;
    await similarity.prepare(read.told.map(textToPlace));
    const inputs = purposeInputs(read.told, read.sides, similarity);
    const context: PassageReading | null = await inContext(read.told, read.sides, similarity);
    if (inputs === null || context === null) throw new Error(`No vectors for the sentences of ${brief.id}`);
    for (const [at, label] of labelsOf(brief, read.told).entries()) {
      const [input, together] = [inputs[at], context.sentences[at]];
      if (label === undefined || input === undefined || together === undefined) continue;
      purposes.push({
        alone: softmaxChances(weights.purposes, input),
        together: together.purposes,
        is: PURPOSES.indexOf(label.for),
      });
      knowers.push({
        alone: softmaxChances(weights.knowers, input),
        together: together.knowers,
        is: KNOWERS.indexOf(label.knows),
      });
    }
  }
  return { purposes, knowers };
}

/** How unlikely what is right is told to be, on the mean, and how often it comes first, 0-1. */
export function fareOf(
  sentences: readonly Weighed[],
  shares: Shares,
): { readonly loss: number; readonly right: number } {
  let [loss, right] = [0, 0];
  for (const { alone, together, is } of sentences) {
    const chances = pooled(alone, together, shares);
    loss -= Math.log(Math.max(1e-6, chances[is] ?? 0));
    if (chances[is] === Math.max(...chances)) right += 1;
  }
  return { loss: loss / sentences.length, right: right / sentences.length };
}

const STEPS = Array.from({ length: 25 }, (_, at) => at * 0.05);

/** The shares by which what is right is told to be likeliest. */
export function sharesOf(sentences: readonly Weighed[]): Shares {
  let best: Shares = { alone: 1, together: 0 };
  let least = fareOf(sentences, best).loss;
  for (const alone of STEPS)
    for (const together of STEPS) {
      const { loss } = fareOf(sentences, { alone, together });
      if (loss < least) [best, least] = [{ alone, together }, loss];
    }
  return best;
}
