/**
 * Vectors of many texts as fast as the machine makes them: for a build, where nobody waits for a single one. Texts of one
 * length go together, so that no run is padding, and the threads work side by side with one core each: two cores shared by
 * one run lose a quarter to waiting for each other.
 */
import { availableParallelism } from 'node:os';
import type { Embedder } from './embedding';
import { cachedSentenceModel, SENTENCE_MODEL_NAME, tokensAbout } from './model-file.ts';
import { startSentenceThread } from './start-sentence-thread';
import type { VectorStore } from './vector-store';

/** Texts that a thread is given at a time. */
const PORTION = 64;
/** Each thread holds the model twice, some 250 MB. */
const MOST_THREADS = 6;

export interface EmbedAllOptions {
  /** Asked for each text first, and told of what was made. */
  readonly store: VectorStore;
  /** The file of the sentence model; by default the one in the user's cache. */
  readonly modelPath?: string | undefined;
  /** By default as many as there are cores, six at most. */
  readonly threads?: number;
  /** Told how many of the texts that had no vector have one now. */
  readonly onProgress?: (made: number, of: number) => void;
  /** Starts one thread; by default the model's own. */
  readonly start?: () => Embedder;
}

/**
 * Sees to it that every text has its vector in the store.
 * @throws Error where the model can't be had; what was made until then is kept
 */
export async function embedAll(
  texts: Iterable<string>,
  {
    store,
    modelPath = cachedSentenceModel(),
    threads = Math.min(MOST_THREADS, availableParallelism()),
    onProgress,
    start = () => startSentenceThread({ modelPath }),
  }: EmbedAllOptions,
): Promise<void> {
  const missing = [...new Set(texts)]
    .filter((text) => text.trim() !== '' && store.read(SENTENCE_MODEL_NAME, text) === undefined)
    .map((text) => ({ text, tokens: tokensAbout(text) }))
    // The longest first: what is left for the end is soon done.
    .toSorted((left, right) => right.tokens - left.tokens)
    .map(({ text }) => text);
  let next = 0;
  let made = 0;
  const work = async (): Promise<void> => {
    const embedder = start();
    try {
      while (next < missing.length) {
        const portion = missing.slice(next, next + PORTION);
        next += PORTION;
        const vectors = await embedder.embed(portion);
        const kept = new Map<string, Float32Array>();
        portion.forEach((text, at) => {
          const vector = vectors[at];
          if (vector === undefined) throw new Error('The embedding thread left out a text');
          kept.set(text, vector);
        });
        store.write(SENTENCE_MODEL_NAME, kept);
        made += portion.length;
        onProgress?.(made, missing.length);
      }
    } finally {
      await embedder.end();
    }
  };
  const count = Math.min(threads, Math.ceil(missing.length / PORTION));
  const outcomes = await Promise.allSettled(Array.from({ length: count }, work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
