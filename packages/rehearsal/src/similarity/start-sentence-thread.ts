/** The sentence model in a worker thread: a run blocks the thread that asks for it, so it never happens on the event loop. */
import { extname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { SentenceModelOptions } from './sentence-model.ts';

type Answer =
  | { readonly id: number; readonly vectors: readonly Float32Array[] }
  | { readonly id: number; readonly error: string };

export interface SentenceThread {
  /**
   * One vector of unit length a text, in their order; the first call waits for the model to be loaded.
   * @throws Error where the model can't be loaded or the thread has ended
   */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
  /** Ends the thread as soon as it is done with what it computes; what waits is rejected. However often it is called. */
  end(): Promise<void>;
}

/** What the thread gets to finish a run, or loading (ms). */
const ENDING_MS = 10_000;

/** Beside this file, as it is written or as it is bundled (apps/api/build.mjs). */
function threadFile(): { file: URL; execArgv: string[] } {
  const ending = extname(import.meta.url);
  const file = new URL(`./sentence-thread${ending}`, import.meta.url);
  return { file, execArgv: ending === '.ts' ? ['--experimental-strip-types', '--no-warnings'] : [] };
}

/** Starts the thread. It lets the process end whenever nothing is asked of it. */
export function startSentenceThread(options: SentenceModelOptions): SentenceThread {
  const { file, execArgv } = threadFile();
  const worker = new Worker(file, {
    workerData: { ...options },
    execArgv,
    // The model lies outside of what is collected; texts and vectors are few.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const waiting = new Map<
    number,
    { resolve: (vectors: readonly Float32Array[]) => void; reject: (error: Error) => void }
  >();
  let next = 0;
  let ended: Error | null = null;
  let ending: Promise<void> | null = null;
  worker.unref();
  worker.on('message', (answer: Answer) => {
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0 && ending === null) worker.unref();
    if ('vectors' in answer) asker?.resolve(answer.vectors);
    else asker?.reject(new Error(answer.error));
  });
  const fail = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread of the sentence model ended with code ${code}`)));
  const finish = async (): Promise<void> => {
    if (ended === null) {
      const over = new Promise((resolve) => worker.once('exit', resolve));
      fail(new Error('The thread of the sentence model has been ended'));
      // Torn out of loading or computing, native code would abort the whole process.
      worker.ref();
      worker.postMessage('end', []);
      await Promise.race([over, setTimeout(ENDING_MS, undefined, { ref: false })]);
    }
    await worker.terminate();
  };
  return {
    embed(texts) {
      if (ended) return Promise.reject(ended);
      const id = next;
      next += 1;
      worker.ref();
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, texts }, []);
      });
    },
    end() {
      ending ??= finish();
      return ending;
    },
  };
}
