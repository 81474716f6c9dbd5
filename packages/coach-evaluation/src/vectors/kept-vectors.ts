/** Meaning compared with vectors that are kept from run to run, for commands that read the same conversations again and again. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEmbeddingSimilarity, type Similarity } from '@parley/coach/internals';
import { createVectorStore } from '@parley/coach/library';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/parley-coach', import.meta.url));

/** @param fresh forgets the vectors of earlier runs first */
export function keptSimilarity(fresh: boolean): Similarity {
  if (fresh) rmSync(FOLDER, { recursive: true, force: true });
  return createEmbeddingSimilarity({
    store: createVectorStore(FOLDER),
    onUnavailable: (error) =>
      console.error(`Embeddings are not available (${String(error)}); comparing words instead.`),
  });
}
