/** Vectors as the build writes them into the library: bytes, with one scale a vector. */
import type { VectorStore } from '@parley/rehearsal/similarity';

/** Vectors in a quarter of their size: each number is a 127th of its vector's scale. */
export interface PackedVectors {
  readonly model: string;
  readonly texts: readonly string[];
  readonly scales: Float32Array;
  readonly values: Int8Array;
}
const STEPS = 127;

/** Packs vectors of one length, however many. */
export function packVectors(model: string, vectors: ReadonlyMap<string, Float32Array>): PackedVectors {
  const dimensions = [...vectors.values()][0]?.length ?? 0;
  const scales = new Float32Array(vectors.size);
  const values = new Int8Array(vectors.size * dimensions);
  [...vectors.values()].forEach((vector, at) => {
    const scale = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    scales[at] = scale;
    values.set(
      vector.map((value) => Math.round((value / scale) * STEPS)),
      at * dimensions,
    );
  });
  return { model, texts: [...vectors.keys()], scales, values };
}

/** A store of the vectors that were brought along; what is written to it is not kept. */
export function packedVectorStore({ model, texts, scales, values }: PackedVectors): VectorStore {
  const places = new Map(texts.map((text, at) => [text, at]));
  const dimensions = texts.length === 0 ? 0 : values.length / texts.length;
  return {
    read(named, text) {
      const at = named === model ? places.get(text) : undefined;
      if (at === undefined) return undefined;
      const scale = (scales[at] ?? 0) / STEPS;
      return Float32Array.from(values.subarray(at * dimensions, (at + 1) * dimensions), (value) => value * scale);
    },
    write: () => undefined,
  };
}
