/** How meaning is compared, and where vectors are kept. */
export { embedAll } from './embed-all';
export { createEmbeddingSimilarity } from './embedding';
export { createLexicalSimilarity } from './lexical';
export { createMeaning, fixedMeaning, type Meaning } from './meaning';
export type { Similarity } from './similarity';
export { cachedVectors, createVectorStore } from './vector-files';
export type { VectorStore } from './vector-store';
