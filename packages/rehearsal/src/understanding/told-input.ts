/**
 * What classifiers see that are fitted beside the one of utterances: all that this one sees of a text, and what it makes of it.
 */
import type { Similarity } from '../similarity/similarity';
import type { SparseInput } from './softmax';
import { utteranceOf } from './utterance';
import { INPUT_WIDTH, utteranceInput } from './utterance-input';
import { UTTERANCE_LABELS } from './utterance-labels';

/** How many numbers may go in. */
export const TOLD_INPUT_WIDTH = INPUT_WIDTH + UTTERANCE_LABELS.length;
/** A chance below this is as good as none; and the scale at which logarithms of chances stand beside the rest. */
const LEAST = 0.01;
const SCALE = 0.3;

/** What goes in for a text; null without its vector. */
export function toldInput(text: string, similarity: Similarity): SparseInput | null {
  const vector = similarity.vector(text);
  const input = vector && utteranceInput(text, vector);
  if (input === null) return null;
  const told = utteranceOf(text, similarity).filter(({ probability }) => probability > LEAST);
  return {
    places: Uint16Array.from([
      ...input.places,
      ...told.map(({ label }) => INPUT_WIDTH + UTTERANCE_LABELS.indexOf(label)),
    ]),
    values: Float32Array.from([
      ...input.values,
      ...told.map(({ probability }) => SCALE * Math.log((probability + LEAST) / LEAST)),
    ]),
  };
}
