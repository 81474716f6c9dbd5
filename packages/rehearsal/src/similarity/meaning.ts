/** Which comparison a piece of work uses: embeddings, or words while those are away. Never a mixture of both. */
import { type EmbeddingSimilarity, MeaningUnavailable } from './embedding';
import { createLexicalSimilarity } from './lexical';
import type { Similarity } from './similarity';

export interface Compared<T> {
  readonly value: T;
  /** Sentence embeddings were away, so words were compared. */
  readonly byWordsAlone: boolean;
}

export interface Meaning {
  /**
   * Does the work with embeddings; where they are away, or get lost on the way, does it (again) with words. The work must
   * have no effect beyond its answer.
   * @param patience aborts the wait for embeddings, not the work: words are compared from then on
   */
  use<T>(work: (similarity: Similarity) => Promise<T>, patience?: AbortSignal): Promise<Compared<T>>;
  /** Loads what the first use would wait for, where there is something to load. */
  load(): Promise<void>;
  dispose(): Promise<void>;
}

/** One comparison for everything; for tests and for measuring. */
export const fixedMeaning = (similarity: Similarity): Meaning => ({
  use: async (work) => ({ value: await work(similarity), byWordsAlone: false }),
  load: async () => undefined,
  dispose: () => similarity.dispose(),
});

/** Embeddings while they are there. */
export function createMeaning(embedding: EmbeddingSimilarity): Meaning {
  const lexical = createLexicalSimilarity();
  return {
    async use(work, patience) {
      const impatient: Similarity =
        patience === undefined
          ? embedding
          : {
              ...embedding,
              prepare: async (texts, signal) => {
                try {
                  await embedding.prepare(texts, signal === undefined ? patience : AbortSignal.any([signal, patience]));
                } catch (error) {
                  signal?.throwIfAborted();
                  throw patience.aborted ? new MeaningUnavailable('Meaning took too long', { cause: error }) : error;
                }
              },
            };
      try {
        return { value: await work(impatient), byWordsAlone: false };
      } catch (error) {
        if (!(error instanceof MeaningUnavailable)) throw error;
        return { value: await work(lexical), byWordsAlone: true };
      }
    },
    async load() {
      // Whoever compares next is told that it is away.
      if (embedding.available) await embedding.load().catch(() => undefined);
    },
    dispose: () => embedding.dispose(),
  };
}
