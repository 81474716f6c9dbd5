/**
 * Which words with capitals are somebody's name, by a classifier fitted on briefs whose people their writers named
 * (`pnpm coach fit --names`, decision 0042): the forms of a sentence know few of the ways in which people are named.
 */
import type { Similarity } from '../../similarity/similarity';
import { unpackSoftmax } from '../../understanding/packed-weights';
import { softmaxChances, type SoftmaxWeights } from '../../understanding/softmax';
import { nameInput, NAME_INPUT_WIDTH } from './name-input';
import { NAME_MODEL } from './name-model';
import { type WrittenName, writtenNames } from './name-spans';

/** The labels, in this order. */
export const NAME_LABELS = ['other', 'somebody'] as const;
const NAMED = NAME_LABELS.indexOf('somebody');
/** From here on words with capitals are taken for somebody's name. */
export const SOMEBODY = 0.35;
/** Below it they are nobody's, whatever form they stand in. */
export const HARDLY = 0.08;

/** Words with capitals, and how likely they are somebody's name, 0-1. */
export interface ScoredName extends WrittenName {
  readonly chance: number;
}

let unpacked: SoftmaxWeights | null = null;
/** Unpacked when it is first asked for, so that a model that no longer fits can be fitted anew. */
export const unpackedNames = (): SoftmaxWeights =>
  (unpacked ??= unpackSoftmax(NAME_MODEL, { labels: NAME_LABELS.length, width: NAME_INPUT_WIDTH, fit: 'names' }));

/**
 * Of all words with capitals; none without the sentence model.
 * @param weights others than those that are shipped, for measuring
 */
export async function namesIn(
  brief: string,
  similarity: Similarity,
  weights: SoftmaxWeights | null = null,
): Promise<readonly ScoredName[]> {
  const written = writtenNames(brief);
  await similarity.prepare(written.map(({ name }) => name));
  return written.flatMap((name) => {
    const input = nameInput(name, brief, similarity);
    return input === null ? [] : [{ ...name, chance: softmaxChances(weights ?? unpackedNames(), input)[NAMED] ?? 0 }];
  });
}
