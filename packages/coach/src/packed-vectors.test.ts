import { describe, expect, it } from '@jest/globals';
import { packedVectorStore, packVectors } from './packed-vectors';

const VECTORS = new Map([
  ['a', Float32Array.of(0.61, -0.33, 0.002, 0.7)],
  ['b', Float32Array.of(-1, 0.5, 0.25, 0.125)],
  ['c', Float32Array.of(0, 0, 0, 0)],
]);

describe('packed vectors', () => {
  it('come back within half a step of their scale', () => {
    const store = packedVectorStore(packVectors('m', VECTORS));
    for (const [text, vector] of VECTORS) {
      const most = Math.max(...vector.map(Math.abs));
      store.read('m', text)?.forEach((value, at) => {
        expect(Math.abs(value - (vector[at] ?? 0))).toBeLessThanOrEqual(most / 254 + 1e-6);
      });
    }
    expect(store.read('m', 'a')).toHaveLength(4);
  });

  it('are of one model, and of no other text', () => {
    const store = packedVectorStore(packVectors('m', VECTORS));
    expect(store.read('another', 'a')).toBeUndefined();
    expect(store.read('m', 'd')).toBeUndefined();
  });

  it('packed once more are the same to the byte, so a build may take them from the one before', () => {
    const once = packVectors('m', VECTORS);
    const store = packedVectorStore(once);
    const again = packVectors(
      'm',
      new Map([...VECTORS.keys()].map((text) => [text, store.read('m', text) ?? new Float32Array()])),
    );
    expect(again).toEqual(once);
  });
});
