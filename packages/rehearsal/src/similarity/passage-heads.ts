/** What is told by the vectors that the passage model makes. */

/** A linear layer: for each number that goes in the weights of all that come out, one after the other. */
export interface Head {
  readonly biases: Float32Array;
  readonly weights: Float32Array;
}

/** What comes out of a layer. */
export function through({ biases, weights }: Head, vector: Float32Array): number[] {
  const out = [...biases];
  for (const [at, value] of vector.entries())
    for (let label = 0; label < out.length; label += 1)
      out[label] = (out[label] ?? 0) + value * (weights[at * out.length + label] ?? 0);
  return out;
}

/** A layer for what words become, another for what is said before them, and the words of both. */
export interface Rewording {
  readonly becomes: Head;
  readonly before: Head;
  readonly words: { readonly becomes: readonly string[]; readonly before: readonly string[] };
}
