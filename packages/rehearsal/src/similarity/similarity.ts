import type { Passage, PassageReading } from './passage-model.ts';

/**
 * The seam behind which meaning is compared. `prepare` may take its time (a model in another thread); after it,
 * comparing prepared texts is immediate and never blocks.
 */
export interface Similarity {
  readonly name: string;
  /** From here on two texts speak of the same matter. */
  readonly related: number;
  /** From here on they say much the same. */
  readonly close: number;
  /** Makes texts comparable. Texts that are already known cost nothing. */
  prepare(texts: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Where a prepared text lies, of unit length; null where no vectors are used, or for a text never prepared. */
  vector(text: string): Float32Array | null;
  /** Where it lies by what it means in a talk: comparable with each other only, and for `meaning` alone (decision 0038). */
  meant(text: string): Float32Array | null;
  /** How much two texts say the same, -1 to 1, on the scale of `related` and `close`; 0 for a text never prepared. */
  compare(left: string, right: string): number;
  /** The same between a text and an example of a kind of saying, whatever either speaks of. */
  sounds(text: string, example: string): number;
  /** The cosine between two texts as it is, for whoever calculates with products of vectors; 0 for one never prepared. */
  cosine(left: string, right: string): number;
  /**
   * Reads the sentences of a text in the light of each other and of whom it may be about (decision 0046); null where the
   * model can't be had, left out where none is used.
   */
  readonly readPassage?: (passage: Passage) => Promise<PassageReading | null>;
  /** Ends threads that it holds. */
  dispose(): Promise<void>;
}
