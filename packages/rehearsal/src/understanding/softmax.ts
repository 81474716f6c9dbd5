/** Multinomial logistic units over few numbers of many: how likely each label is. */

/** Most numbers are 0: the places of the others, and what they are. */
export interface SparseInput {
  readonly places: Uint16Array;
  readonly values: Float32Array;
}

/** A label's bias, and for each number that goes in the weights of all labels, one after the other. */
export interface SoftmaxWeights {
  readonly biases: readonly number[];
  readonly weights: Float32Array;
}

/** The chance of every label, in the order of the biases. */
export function softmaxChances({ biases, weights }: SoftmaxWeights, input: SparseInput): Float64Array {
  const labels = biases.length;
  const chances = Float64Array.from(biases);
  for (const [at, place] of input.places.entries()) {
    const value = input.values[at] ?? 0;
    for (let label = 0; label < labels; label += 1)
      chances[label] = (chances[label] ?? 0) + value * (weights[place * labels + label] ?? 0);
  }
  const most = Math.max(...chances);
  let total = 0;
  for (let label = 0; label < labels; label += 1) {
    const power = Math.exp((chances[label] ?? 0) - most);
    chances[label] = power;
    total += power;
  }
  return chances.map((power) => power / total);
}
