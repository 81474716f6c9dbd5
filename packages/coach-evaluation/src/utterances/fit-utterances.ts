/** Fits the utterance classifier. */
import {
  INPUT_WIDTH,
  type Similarity,
  UTTERANCE_LABELS,
  utteranceInput,
  type UtteranceWeights,
} from '@parley/coach/internals';
import { fitSoftmax, type LabelledInput } from '../training/fit-softmax';
import type { LabelledUtterance } from './index';

export type UtteranceRow = LabelledInput;

const ROUNDS = 14;
const DECAY = 0.0001;

/**
 * What goes in for each of these, with what should come out.
 * @throws Error where a sentence has no vector, as without the sentence model
 */
export async function rowsOf(
  utterances: readonly LabelledUtterance[],
  similarity: Similarity,
): Promise<readonly UtteranceRow[]> {
  await similarity.prepare(utterances.map(({ text }) => text));
  return utterances.map(({ text, label }) => {
    const vector = similarity.vector(text);
    const input = vector && utteranceInput(text, vector);
    if (input === null) throw new Error(`No vector for “${text}”`);
    return { input, is: UTTERANCE_LABELS.indexOf(label) };
  });
}

/** Fitted by likelihood; its chances are too sure of themselves before they are cooled. */
export const fitUtterances = (rows: readonly UtteranceRow[]): UtteranceWeights =>
  fitSoftmax(rows, { labels: UTTERANCE_LABELS.length, width: INPUT_WIDTH, rounds: ROUNDS, decay: DECAY });
