import { describe, expect, it } from '@jest/globals';
import { embedAll } from './embed-all';
import { SENTENCE_MODEL_NAME } from './model-file';
import type { VectorStore } from './vector-store';

function memory(known: readonly string[] = []): VectorStore & { readonly kept: Map<string, Float32Array> } {
  const kept = new Map<string, Float32Array>(known.map((text) => [text, Float32Array.of(0)]));
  return {
    kept,
    read: (model, text) => (model === SENTENCE_MODEL_NAME ? kept.get(text) : undefined),
    write: (_, vectors) => {
      for (const [text, vector] of vectors) kept.set(text, vector);
    },
  };
}

/** A vector that tells its text's length, by embedders that note what they were given. */
function embedders() {
  const given: string[][] = [];
  let ended = 0;
  return {
    given,
    ended: () => ended,
    start: () => ({
      embed: async (texts: readonly string[]) => {
        given.push([...texts]);
        return texts.map((text) => Float32Array.of(text.length));
      },
      end: async () => {
        ended += 1;
      },
    }),
  };
}

const TEXTS = Array.from({ length: 300 }, (_, at) => `text ${'x'.repeat(at % 50)} ${at}`);

describe('vectors of many texts', () => {
  it('come each to its own text, once, and are kept', async () => {
    const store = memory();
    const { start, given, ended } = embedders();
    const told: number[] = [];
    await embedAll([...TEXTS, ...TEXTS, ' '], { store, threads: 3, start, onProgress: (made) => told.push(made) });
    expect(given.flat().toSorted()).toEqual(TEXTS.toSorted());
    for (const text of TEXTS) expect(store.kept.get(text)).toEqual(Float32Array.of(text.length));
    expect(told.at(-1)).toBe(300);
    expect(told).toEqual(told.toSorted((left, right) => left - right));
    expect(ended()).toBe(3);
  });

  it('are made of texts of one length together, the longest first', async () => {
    const { start, given } = embedders();
    await embedAll(TEXTS, { store: memory(), threads: 1, start });
    const spread = given.map((portion) => portion.map((text) => text.length));
    expect(Math.min(...(spread[0] ?? []))).toBeGreaterThan(Math.max(...(spread.at(-1) ?? [])));
  });

  it('are not made again', async () => {
    const { start, given } = embedders();
    await embedAll(TEXTS, { store: memory(TEXTS.slice(1)), threads: 2, start });
    expect(given).toEqual([TEXTS.slice(0, 1)]);
  });

  it('that were made before a fault are kept, and the fault is told', async () => {
    const store = memory();
    const { start } = embedders();
    let calls = 0;
    const failing = () => {
      const embedder = start();
      return {
        ...embedder,
        embed: async (texts: readonly string[]) => {
          calls += 1;
          if (calls > 2) throw new Error('no model');
          return embedder.embed(texts);
        },
      };
    };
    await expect(embedAll(TEXTS, { store, threads: 1, start: failing })).rejects.toThrow('no model');
    expect(store.kept.size).toBe(128);
  });
});
