/** What can be heard between the lines of a message that was sent, as a classifier tells it apart, and its shape (decision 0045). */
import type { PackedSoftmax } from '../packed-weights';
import type { SoftmaxWeights } from '../softmax';

export const UNDERTONES = [
  /** Nothing. */
  'plain',
  /** A consequence for the other, openly or hinted at; or no way left but the one wanted. */
  'press',
  /** It is put on the other, or on somebody who is not there. */
  'blame',
  /** The other, or their trouble, is made small. */
  'belittle',
  /** Something is said to be arranged, agreed or done, and nothing shows it. */
  'bluff',
  /** Good words that hold nothing, or a yes to everything. */
  'empty',
] as const;
export type Undertone = (typeof UNDERTONES)[number];

/** What hears a sentence by itself, and what hears the whole of a message. */
export interface UndertoneModel {
  readonly sentence: PackedSoftmax;
  readonly whole: PackedSoftmax;
}
/** The weights of both. */
export interface UndertoneWeights {
  readonly sentence: SoftmaxWeights;
  readonly whole: SoftmaxWeights;
}
