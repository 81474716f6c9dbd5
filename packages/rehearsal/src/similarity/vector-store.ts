/** Vectors that outlive the process. */
export interface VectorStore {
  /** The vector of a text under a model, or undefined. */
  read(model: string, text: string): Float32Array | undefined;
  /** Keeps vectors that are all of one length. */
  write(model: string, vectors: ReadonlyMap<string, Float32Array>): void;
}
