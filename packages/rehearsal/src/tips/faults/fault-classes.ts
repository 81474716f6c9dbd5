/** What can be wrong with a sentence of a draft, as a classifier tells it apart, and the shape of that classifier (decision 0044). */
import type { PackedSoftmax } from '../../understanding/packed-weights';

export const DRAFT_FAULTS = [
  /** Nothing: an honest and able project manager would send it. */
  'none',
  /** Consequences for the other, open or veiled; ultimatums. */
  'threat',
  /** It is put on the other, or on somebody else. */
  'blame',
  /** The other is belittled or mocked. */
  'insult',
  /** A worry or a trouble is made smaller than it is. */
  'belittling',
  /** Something of worth is given for nothing. */
  'giveaway',
  /** Good words that hold nothing. */
  'empty',
  /** A claim that nothing bears out. */
  'untrue',
  /** Something is to be hidden, or a rule broken. */
  'secrecy',
  /** Too early a yes is wanted, or others are held up as an example. */
  'pressing',
  /** A fault is explained away. */
  'excuse',
  /** More is promised than anybody can give. */
  'overpromise',
  /** The other is told that they have no say. */
  'imposing',
] as const;
export type DraftFault = (typeof DRAFT_FAULTS)[number];

/** What hears a sentence by itself, and what hears the whole of a draft: the one misses the tone, the other single clauses. */
export interface FaultModel {
  readonly sentence: PackedSoftmax;
  readonly whole: PackedSoftmax;
}
