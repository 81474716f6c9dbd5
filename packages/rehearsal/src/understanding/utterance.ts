/**
 * What a sentence does in the talk, by a classifier fitted on sentences that people labelled (`pnpm coach fit
 * --utterances`, decision 0037). Its chances are calibrated on writers that it was not fitted to.
 */
import { type PackedSoftmax, unpackSoftmax } from './packed-weights';
import type { Similarity } from '../similarity/similarity';
import { softmaxChances } from './softmax';
import { INPUT_WIDTH, type UtteranceInput, utteranceInput } from './utterance-input';
import { UTTERANCE_LABELS, type UtteranceLabel, type UtteranceWeights } from './utterance-labels';
import { MODEL } from './utterance-model';

export interface ToldUtterance {
  readonly label: UtteranceLabel;
  /** 0-1; of all labels together 1. */
  readonly probability: number;
}

/** The chance of every label, in the order of `UTTERANCE_LABELS`. */
export const utteranceChances = (weights: UtteranceWeights, input: UtteranceInput): Float64Array =>
  softmaxChances(weights, input);

/** @throws Error for a model that was fitted for other labels or another input */
export const unpackUtterances = (model: PackedSoftmax): UtteranceWeights =>
  unpackSoftmax(model, { labels: UTTERANCE_LABELS.length, width: INPUT_WIDTH, fit: 'utterances' });

let unpacked: UtteranceWeights | null = null;
/** Unpacked when it is first asked for, so that a model that no longer fits can be fitted anew. */
const weightsOf = (): UtteranceWeights => (unpacked ??= unpackUtterances(MODEL));

/** What a sentence does, likeliest first (product §11.2); nothing without its vector, as without the sentence model. */
export function utteranceOf(text: string, similarity: Similarity): readonly ToldUtterance[] {
  const vector = similarity.vector(text);
  const input = vector && utteranceInput(text, vector);
  if (input === null) return [];
  const chances = utteranceChances(weightsOf(), input);
  return UTTERANCE_LABELS.map((label, at) => ({ label, probability: chances[at] ?? 0 })).toSorted(
    (left, right) => right.probability - left.probability,
  );
}

/** The chance that a sentence does one of these; 0 for nothing told. */
export const chanceOf = (told: readonly ToldUtterance[], ...labels: readonly UtteranceLabel[]): number =>
  told.reduce((sum, { label, probability }) => sum + (labels.includes(label) ? probability : 0), 0);
