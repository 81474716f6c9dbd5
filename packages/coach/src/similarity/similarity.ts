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
  /** Where a prepared text lies, of unit length or not; null where no vectors are used, or for a text never prepared. */
  vector(text: string): Float32Array | null;
  /** -1 to 1; 0 for a text that was never prepared. */
  compare(left: string, right: string): number;
  /** Ends threads that it holds. */
  dispose(): Promise<void>;
}
