/** Meaning compared with vectors that are kept from run to run, for commands that read the same conversations again and again. */
import { rmSync } from 'node:fs';
import { createEmbeddingSimilarity, type Similarity } from '@parley/coach/internals';
import { cachedVectors, createVectorStore } from '@parley/coach/library';

/** @param fresh forgets the vectors of earlier runs first */
export function keptSimilarity(fresh: boolean): Similarity {
  if (fresh) rmSync(cachedVectors(), { recursive: true, force: true });
  return createEmbeddingSimilarity({
    store: createVectorStore(cachedVectors()),
    onUnavailable: (error) =>
      console.error(`Embeddings are not available (${String(error)}); comparing words instead.`),
  });
}
